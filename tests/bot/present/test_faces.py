"""Each seat has an animal and a colour of its own, and a robot has a robot's face."""

from __future__ import annotations

from bot.art.emblems import ANIMALS, COLOURS
from bot.present.play import faces
from bot.records.tables import Member
from bot.seating.members import TOKENS, with_person, with_robot, with_token
from engine.skull import GAME

from .tables import robot_at, seen_by


def test_every_animal_of_the_lobby_has_a_drawing() -> None:
    assert tuple(ANIMALS) == TOKENS


def test_each_seat_has_an_animal_of_its_own() -> None:
    seen = seen_by(GAME, GAME.new(6, GAME.options({}, 6)), 0)
    assert len({faces.animal(seen, seat) for seat in range(6)}) == 6


def test_a_robot_has_a_robots_face_in_the_colour_of_its_seat() -> None:
    seen = seen_by(GAME, GAME.new(4, GAME.options({}, 4)), 0)
    sat = robot_at(seen, 2)
    assert faces.face(sat, 2) != faces.face(seen, 2)
    assert COLOURS[faces.face(sat, 2)] == COLOURS[faces.face(seen, 2)]
    assert faces.OWNERS[faces.face(sat, 2)] == faces.animal(seen, 2)


def test_a_person_who_joins_gets_the_first_free_animal() -> None:
    members = with_robot(with_person([], Member("u:1", "Ana"), 6), "en")
    assert [member.token for member in members] == list(TOKENS[:2])


def test_choosing_a_robots_animal_gives_the_robot_yours() -> None:
    members = with_robot(with_person([], Member("u:1", "Ana"), 6), "en")
    assert [member.token for member in with_token(members, 0, TOKENS[1])] == [TOKENS[1], TOKENS[0]]
