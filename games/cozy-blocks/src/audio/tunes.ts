/** The tunes, with `|` between bars, and their chords. Written, not random. */

/** A lullaby in C, four beats: what one plays to for most of the night. */
const CRADLE = {
  a: `E5 - - G5 E5 - D5 C5 | A4 - - C5 E5 - - - | F5 - - A5 F5 - E5 D5 | D5 - - - B4 - - - |
    E5 - - G5 E5 - D5 C5 | A4 - - C5 A5 - - G5 | F5 - E5 - D5 - G4 B4 | C5 - - - - - . .`,
  aChords: 'C Am F G C Am G C',
  b: `A5 - - G5 F5 - - C5 | G5 - - F5 E5 - - C5 | F5 - E5 - D5 - A4 - | E5 - - - C5 - - - |
    A5 - - C6 A5 - G5 F5 | G5 - - E5 G5 - - - | F5 - - E5 D5 - C5 - | D5 - - - G4 - A4 B4`,
  bChords: 'F C Dm Am F C Dm G',
  c: `C5 - E5 - A5 - - - | B4 - E5 - G5 - - - | A4 - C5 - F5 - E5 - | E5 - - D5 C5 - - - |
    D5 - F5 - A5 - - G5 | F5 - D5 - B4 - - - | E5 - - G5 C6 - - - | B5 - - A5 G5 - - -`,
  cChords: 'Am Em F C Dm G C G',
}

/** A slow waltz in A minor for puzzles: snow that falls while one thinks. */
const SNOW = {
  a: `E5 - - - D5 C5 | A4 - - - - - | F5 - - - E5 D5 | A4 - - - - - |
    D5 - - - E5 F5 | B4 - D5 - G5 - | E5 - - - - - | E5 - D5 - B4 - |
    A4 - C5 - E5 - | A5 - - - G5 E5 | F5 - - - E5 D5 | C5 - - - - - |
    D5 - E5 - F5 - | E5 - - - G#5 - | A5 - - - E5 - | A4 - - - - -`,
  aChords: 'Am Am Dm Dm G G C E Am Am F F Dm E Am Am',
  b: `G5 - - - E5 G5 | C6 - - - - - | B5 - - - A5 G5 | D5 - - - - - |
    A5 - - - G5 F5 | C5 - F5 - A5 - | G5 - - - - - | E5 - - - - - |
    F5 - - - A5 F5 | E5 - - - - - | D5 - F5 - A5 - | C6 - - - B5 A5 |
    A5 - - - G5 F5 | E5 - G#5 - B5 - | B5 - - - A5 G#5 | E5 - - - - -`,
  bChords: 'C C G G F F C C Dm Am Dm Am F E E E',
}

/** A walk with a lantern, in G and a little quicker: the daily board's. */
const LANTERN = {
  a: `D5 - B4 D5 G5 - - - | E5 - - D5 B4 - - - | C5 - E5 - G5 - E5 - | D5 - - - A4 - - - |
    D5 - B4 D5 G5 - - A5 | B5 - - A5 G5 - E5 - | F#5 - A5 - F#5 - D5 - | G5 - - - . . . .`,
  aChords: 'G Em C D G Em D G',
  b: `E5 - - G5 E5 - - - | D5 - - G5 D5 - - - | C5 - E5 - A5 - G5 - | F#5 - - - D5 - - - |
    E5 - - G5 C6 - - - | B5 - - A5 G5 - - - | A5 - G5 - E5 - C5 - | D5 - - - A4 - D5 -`,
  bChords: 'C G Am D C G Am D',
  c: `B4 - E5 - G5 - - - | F#5 - - D5 B4 - - - | C5 - E5 - G5 - - - | B4 - - D5 G5 - - - |
    E5 - G5 - B5 - - - | A5 - - G5 E5 - C#5 - | D5 - F#5 - A5 - - - | A5 - G5 - F#5 - E5 -`,
  cChords: 'Em Bm C G Em A D D',
}

/** A dance in socks, in C and lively: for nights of dreams, and when a run has got going. */
const SOCKS = {
  a: `C5 - E5 G5 . E5 G5 - | A5 - G5 E5 . C5 D5 - | E5 - D5 C5 . A4 C5 - | D5 - E5 D5 . B4 G4 - |
    C5 - E5 G5 . E5 G5 - | A5 - C6 A5 . G5 E5 - | F5 - E5 D5 . E5 D5 B4 | C5 - G4 - C5 - . .`,
  aChords: 'C Am F G C Am Dm C',
  b: `F5 F5 . A5 G5 - F5 - | E5 E5 . G5 F5 - E5 - | D5 D5 . F5 E5 - D5 - | C5 - E5 - G5 - . . |
    F5 F5 . A5 C6 - A5 - | G5 - E5 - C5 - E5 - | D5 . D5 E5 F5 . A5 . | G5 - F5 - D5 - B4 -`,
  bChords: 'F C Dm C F C Dm G',
  c: `A4 . C5 . E5 . A5 - | G5 - E5 - D5 - C5 - | F4 . A4 . C5 . F5 - | E5 - D5 - C5 - D5 - |
    E5 . G5 . A5 . C6 - | B5 - G5 - E5 - D5 - | F5 - A5 G5 F5 - E5 - | D5 . E5 . F5 . G5 .`,
  cChords: 'Am C F C Am Em Dm G',
}

export type Tune = { notes: string; chords: string; eighths: number }

const join = (...parts: string[]) => parts.join(' | ')
const joinChords = (...parts: string[]) => parts.join(' ')

export const cradle: Tune = {
  notes: join(CRADLE.a, CRADLE.b, CRADLE.a, CRADLE.c),
  chords: joinChords(CRADLE.aChords, CRADLE.bChords, CRADLE.aChords, CRADLE.cChords),
  eighths: 8,
}
export const snow: Tune = {
  notes: join(SNOW.a, SNOW.b, SNOW.a),
  chords: joinChords(SNOW.aChords, SNOW.bChords, SNOW.aChords),
  eighths: 6,
}
export const lantern: Tune = {
  notes: join(LANTERN.a, LANTERN.a, LANTERN.b, LANTERN.a, LANTERN.c),
  chords: joinChords(LANTERN.aChords, LANTERN.aChords, LANTERN.bChords, LANTERN.aChords, LANTERN.cChords),
  eighths: 8,
}
export const socks: Tune = {
  notes: join(SOCKS.a, SOCKS.a, SOCKS.b, SOCKS.a, SOCKS.c, SOCKS.a),
  chords: joinChords(
    SOCKS.aChords,
    SOCKS.aChords,
    SOCKS.bChords,
    SOCKS.aChords,
    SOCKS.cChords,
    SOCKS.aChords,
  ),
  eighths: 8,
}
/** What the music box of the room plays when it is wound up: how the lullaby begins, in semitones above C. */
export const BEGINNING = [4, 7, 4, 2, 0, -3, 0, 4]
