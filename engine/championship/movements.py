"""The seats of each round with the same cards, for every number of seats and every size of table (SC-1.3).

A round is written as the entrants' letters, table after table and seat after seat; the letters follow the
order of the draw, and the last ones are robots. Each player sits in each seat equally often. The rounds were
found by a search for those in which any two players meet, and are compared, about equally often. They never
change: a championship that has been drawn is computed from them again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MOVEMENTS: Final[Mapping[tuple[int, int], tuple[str, ...]]] = {
    (4, 2): ("cabd", "acdb", "abcd", "dabc"),
    (6, 2): ("ecdfab", "edbcfa", "aecdbf", "cadbfe"),
    (8, 2): ("fcaeghdb", "ceahgdbf", "edcghbfa", "bghcdaef"),
    (10, 2): ("dfbajigche", "ejhbadfgic", "iachbdefjg", "cbfigedjah"),
    (12, 2): ("ljigbcdheakf", "gafchljbkedi", "aledgjckhfbi", "jdcgfelkabih"),
    (14, 2): ("bhcidajegklfnm", "ljfcmakdbgenhi", "hnmkalgecjfbid", "jmkcebdgnfahil"),
    (16, 2): ("mnbgpiclahoedfkj", "gekdboimfljacpnh", "icjmhpeflbdongak", "pdfagjonmbeihclk"),
    (18, 2): ("johaqdlrgkencmipfb", "jifeohnbglpcrkaqmd", "podgqfbilnrmchajke", "orngbchpmfkjdleqia"),
    (20, 2): ("khcniblemdsgajfptorq", "fmqpdkbhgolcitsrjnea", "orptjemqklhsdbacnfgi", "tkniemblpaqjrdcfhgos"),
    (22, 2): (
        "lbdafpjucngsetoirqmkvh",
        "ksneguqtvchrmpidofalbj",
        "dqlmuijcpbtgaesvkhfrno",
        "hnckivuaboqjedpgtlsfrm",
    ),
    (24, 2): (
        "wntrukphmejsgixcbqadovlf",
        "diwgsnqlkoeabxmtufvjrhcp",
        "kcsmnjqwdviugptxlbhefrao",
        "psebrdhwnavgxmcqfkiljuot",
    ),
    (6, 3): ("aedfbc", "dcbefa", "cafbde"),
    (9, 3): ("iebafgdhc", "fihcaebgd", "gciedfhba"),
    (15, 3): ("gkiolbfmenjdach", "dfobnklagehjmic", "jbfkoacenhgmidl"),
    (18, 3): ("reobjqnkmpdfgachil", "epiocdqnajrgkfhmlb", "fgndbkameiqrchjlop"),
    (21, 3): ("mscnahuebjptrgoiklqfd", "tigsrefcablnkoudmjhqp", "puiobmatsedkljqghfcnr"),
    (8, 4): ("afhcgdeb", "hcdgbeaf", "chbedgfa", "eaghfbcd"),
    (12, 4): ("faklbdjcgieh", "dklehcgfjbai", "ihdakgcblefj", "albgejhkcfid"),
    (16, 4): ("bdghmoiakljfpnce", "akndlehocbmjifpg", "nhfmopbkgcalejdi", "dmlpjgonhikcfaeb"),
    (20, 4): ("olfbckempsaqhrdtgjni", "jelakiohbdmptgsfncqr", "afknehpgqtbjsocdimrl", "fpjcmatorbgkdqielnhs"),
    (24, 4): (
        "kectgwpfdlxhoqbujmsairnv",
        "xbwscpanvohjufkrlgeqmtdi",
        "hcibenmosugdqjrwtaflpkvx",
        "bdjpwiokrslcnxtgahuefvqm",
    ),
}
