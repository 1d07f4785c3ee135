/** In which letters a cover's title is set: by the mood of the game, else by what it is about. Only covers have these faces (decision 065). */
import blocky from './glyphs-blocky.json' with { type: 'json' }
import spooky from './glyphs-spooky.json' with { type: 'json' }
import sporty from './glyphs-sporty.json' with { type: 'json' }
import sweet from './glyphs-sweet.json' with { type: 'json' }
import type { Mood } from './drawing-mood.ts'
import { type Face, ROUND_FACE } from './lettering.ts'

export const LETTER_STYLES = ['round', 'sweet', 'sporty', 'blocky', 'spooky'] as const
export type LetterStyle = (typeof LETTER_STYLES)[number]

/** Their heights are those of the outlines, without any room around. */
const readFace = (table: object): Face => ({ ...(table as Face), outline: 0.115 })

export const FACES: Readonly<Record<LetterStyle, Face>> = {
  round: ROUND_FACE,
  sweet: readFace(sweet),
  sporty: readFace(sporty),
  blocky: readFace(blocky),
  spooky: readFace(spooky),
}

const OF_MOOD: Readonly<Record<Exclude<Mood, 'bright'>, LetterStyle>> = {
  fast: 'sporty',
  tense: 'blocky',
  dread: 'spooky',
}

/** Of bright covers, which have no frightening letters; a motif that is not listed has round ones. */
const OF_MOTIF: ReadonlyMap<string, LetterStyle> = new Map(
  Object.entries({
    sweet:
      'cake cooking pizza fruit fashion princess makeup hair baby heart bunny flower bear cat dog horse farm farmGarden party jelly emoji zoo animals frog circus shop beach doctor cleaning decor garden bird fish monkey snake insect',
    sporty:
      'soccer basketball golf bowling hockey tennis skateboard runner trophy podium gym motorbike racing rocket plane platformer action boxing pool archery',
    blocky:
      'blocks voxel controller robot castle tools truck tank treasure gears numbers train office knight soldier box bridge hazard pinball car',
  } satisfies Partial<Record<LetterStyle, string>>).flatMap(([style, motifs]) =>
    motifs.split(' ').map((motif) => [motif, style as LetterStyle] as const),
  ),
)

export const STYLED_MOTIFS: readonly string[] = [...OF_MOTIF.keys()]

const PIXELS = /\bpix(?:el|els|elated|y)?\b|\b8-?bit\b/i

/** A title that speaks of pixels has square letters, whatever it is about. */
export function findLetterStyle(mood: Mood, motif: string, title = ''): LetterStyle {
  if (mood !== 'bright') return OF_MOOD[mood]
  return PIXELS.test(title) ? 'blocky' : (OF_MOTIF.get(motif) ?? 'round')
}
