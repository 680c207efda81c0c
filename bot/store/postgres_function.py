"""What runs units on a PostgreSQL server: a function that each writing session brings along. Its locks."""

from __future__ import annotations

from typing import Final

LOCKS: Final = 0x596F686F
"""The first half of our advisory locks: nobody else in the database has it."""
SPEAKING, WRITING, MIGRATING = range(3)
"""The second half: what is done by one at a time."""

LEAST: Final = 0.01
"""How long a write waits for a lock whose patience has run out before it was asked for."""
REFUSED: Final = "YH001"
"""The state with which the function says that a statement has not changed as many rows as it must."""
RUN: Final = "SELECT pg_temp.run_units($1::text::jsonb, $2)::text"
"""Run these units, waiting so long for locks at most."""

_FUNCTION: Final = """
CREATE OR REPLACE FUNCTION pg_temp.run_units(units jsonb, patience text) RETURNS jsonb
LANGUAGE plpgsql AS $run$
DECLARE
    unit jsonb;
    step jsonb;
    given jsonb;
    texts text[];
    name text;
    known jsonb;
    answer record;
    first jsonb;
    counted bigint;
    place integer;
    outcomes jsonb := '[]';
BEGIN
    PERFORM set_config('lock_timeout', patience, true);
    PERFORM pg_advisory_xact_lock({locks}, {writing});
    FOR unit IN SELECT value FROM jsonb_array_elements(units) LOOP
        known := '{{}}';
        place := 0;
        BEGIN
            FOR step IN SELECT value FROM jsonb_array_elements(unit) LOOP
                FOR given IN SELECT value FROM jsonb_array_elements(step -> 'rows') LOOP
                    texts := ARRAY(SELECT jsonb_array_elements_text(given));
                    IF known <> '{{}}' THEN
                        FOR number IN 1 .. cardinality(texts) LOOP
                            name := step -> 'places' ->> (number - 1);
                            IF known ? name THEN
                                texts[number] := known ->> name;
                            END IF;
                        END LOOP;
                    END IF;
                    first := NULL;
                    IF (step ->> 'answers')::boolean THEN
                        EXECUTE step ->> 'sql' INTO answer USING texts;
                        GET DIAGNOSTICS counted = ROW_COUNT;
                        IF counted > 0 THEN
                            first := to_jsonb(answer);
                        END IF;
                    ELSE
                        EXECUTE step ->> 'sql' USING texts;
                        GET DIAGNOSTICS counted = ROW_COUNT;
                    END IF;
                    IF counted <> (step ->> 'changes')::bigint THEN
                        RAISE EXCEPTION SQLSTATE '{refused}';
                    END IF;
                    IF first IS NOT NULL THEN
                        known := known || first;
                    END IF;
                END LOOP;
                place := place + 1;
            END LOOP;
            outcomes := outcomes || jsonb_build_array(jsonb_build_object('known', known));
        EXCEPTION WHEN OTHERS THEN
            outcomes := outcomes || jsonb_build_array(jsonb_build_object(
                'place', place, 'state', SQLSTATE, 'said', SQLERRM, 'first', first));
            IF SQLSTATE = '55P03' THEN
                PERFORM set_config('lock_timeout', '{least}', true);
            END IF;
        END;
    END LOOP;
    RETURN outcomes;
END
$run$
"""
"""What runs units on the server: each as a whole or not at all, all in one transaction and one commit.

A parameter that a statement before it has found is taken from there. Once a lock was waited for in vain, the
other units wait for none.
"""


def milliseconds(seconds: float) -> str:
    """A time as the server reads it."""
    return f"{seconds * 1000:.0f}ms"


INSTALL: Final = _FUNCTION.format(locks=LOCKS, writing=WRITING, refused=REFUSED, least=milliseconds(LEAST))
"""Have the function in a session."""
