/** The theme cards: requirements, colours, and special rules. */
import type { Kind } from './cuts.ts'
import { swatch } from '../rules/palette.ts'
import { parseTags, TAGS } from '../rules/tags.ts'
import type { Tag, TagPoints } from '../rules/tags.ts'

const PALETTES = {
  dusk: ['plum', 'apricot', 'rose', 'gold'],
  meadow: ['leaf', 'butter', 'coral', 'ivory'],
  sea: ['teal', 'lagoon', 'sky', 'ivory'],
  night: ['navy', 'ink', 'silver', 'butter'],
  candy: ['magenta', 'orchid', 'lilac', 'snow'],
  earth: ['rust', 'honey', 'cocoa', 'sand'],
  berry: ['wine', 'cherry', 'blush', 'ivory'],
  frost: ['snow', 'sky', 'periwinkle', 'silver'],
  forest: ['forest', 'moss', 'gold', 'cocoa'],
  sunny: ['sun', 'coral', 'apricot', 'snow'],
} as const
export type PaletteName = keyof typeof PALETTES
export const PLACES = ['atelier', 'city', 'garden', 'library', 'beach', 'snow', 'space', 'stage'] as const
export type PlaceName = (typeof PLACES)[number]

export type Theme = {
  /** Lower case with dashes; texts turn it into a title. */
  name: string
  place: PlaceName
  /** Styles asked for and their weight. */
  tags: TagPoints
  palette: PaletteName | null
  /** Kinds that must be worn. */
  musts: readonly Kind[]
  /** A style that costs. */
  avoid: Tag | null
  /** Most pieces, hair and all; 0 is as many as one likes. */
  most: number
  /** The sealed envelope: a requirement that is revealed halfway. */
  late?: Late
}
export type Late = Partial<Pick<Theme, 'palette' | 'musts' | 'avoid'>>
export type Secret = 'palette' | 'must' | 'avoid'

const card = (
  name: string,
  place: PlaceName,
  tags: string,
  palette: PaletteName | null = null,
  musts = '',
  avoid: Tag | null = null,
  max = 0,
): Theme => ({
  name,
  place,
  tags: parseTags(tags),
  palette,
  musts: musts ? (musts.split(' ') as Kind[]) : [],
  avoid,
  most: max,
})

/** In the order they are played: one more thing to think of every few cards. */
export const THEMES: readonly Theme[] = [
  card('hot-cocoa-sunday', 'atelier', 'cosy2'),
  card('moon-picnic', 'space', 'magical2'),
  card('first-day-at-the-gallery', 'atelier', 'bold2'),
  card('rain-in-the-city', 'city', 'playful2 cosy', 'sunny'),
  card('garden-of-letters', 'garden', 'romantic2 natural', 'berry'),
  card('roller-disco', 'stage', 'retro2 sporty', 'candy'),
  card('harbour-morning', 'beach', 'natural2 retro', 'sea', 'hat'),
  card('library-ghost', 'library', 'mysterious2 cosy', 'night', 'bag'),
  card('opening-night', 'stage', 'elegant2 bold', 'dusk', 'jewel'),
  card('snow-globe-waltz', 'snow', 'elegant2 magical', 'frost', 'coat'),
  card('picnic-champion', 'garden', 'sporty2 playful', 'meadow', 'shoes', 'mysterious'),
  card('secret-agent-of-spring', 'city', 'mysterious2 elegant', 'forest', 'eyes', 'cosy'),
  card('the-fox-is-getting-married', 'garden', 'romantic2 magical', 'earth', 'hat bag'),
  card('rooftop-cinema', 'city', 'retro2 romantic', 'dusk', 'coat', 'sporty'),
  card('tiny-planet-tour', 'space', 'bold2 magical', 'candy', 'wings'),
  card('tea-with-a-dragon', 'library', 'cosy2 magical', 'forest', 'bag hat'),
  card('suitcase-of-four', 'beach', 'natural2 elegant', 'sea', '', null, 4),
  card('skate-park-royalty', 'city', 'sporty2 bold', 'sunny', 'hat shoes', 'romantic'),
  card('whispering-woods', 'garden', 'natural2 mysterious', 'forest', 'wings', 'retro'),
  card('grand-bakery-ball', 'stage', 'playful2 elegant', 'berry', 'hat jewel', 'mysterious'),
  card('winter-market', 'snow', 'cosy2 natural', 'earth', 'coat bag', 'bold'),
  card('five-minutes-to-curtain', 'stage', 'bold2 romantic', 'candy', 'shoes', null, 5),
  card('lighthouse-keeper', 'beach', 'cosy2 mysterious', 'sea', 'coat bag', 'playful'),
  card('comet-parade', 'space', 'magical2 playful', 'dusk', 'wings jewel', 'natural'),
  card('old-record-shop', 'library', 'retro2 bold', 'earth', 'eyes', 'magical', 6),
  card('butterfly-census', 'garden', 'natural2 playful', 'meadow', 'wings hat', 'elegant'),
  card('midnight-train', 'city', 'mysterious2 romantic', 'berry', 'coat hat', 'sporty'),
  card('ice-palace-recital', 'snow', 'elegant2 romantic', 'frost', 'jewel wings', 'bold'),
  card('astronaut-on-holiday', 'space', 'sporty2 magical', 'frost', 'eyes shoes', 'retro'),
  card('pockets-only', 'atelier', 'natural2 bold', 'earth', '', 'elegant', 5),
  card('masked-ball', 'stage', 'mysterious2 magical', 'night', 'eyes jewel', 'sporty'),
  card('orchard-harvest', 'garden', 'natural2 cosy', 'meadow', 'hat bag', 'magical'),
  card('neon-library', 'library', 'bold2 mysterious', 'candy', 'eyes bag', 'natural'),
  card('swan-lake-bus-stop', 'city', 'elegant2 playful', 'frost', 'wings shoes', 'retro'),
  card('grandmothers-jazz-band', 'stage', 'retro2 elegant', 'dusk', 'hat jewel', 'magical'),
  card('the-nova-gala', 'space', 'elegant2 magical bold', 'night', 'wings jewel hat', 'cosy'),
]

/** Late shows with an envelope, by their number. */
const SECRETS: Partial<Record<number, Secret>> = {
  25: 'palette',
  26: 'must',
  27: 'avoid',
  29: 'palette',
  30: 'avoid',
  32: 'must',
  33: 'palette',
  34: 'avoid',
  35: 'must',
  36: 'palette',
}
export const secretOf = (level: number): Secret | null => SECRETS[level] ?? null

/** The same card with one of its lines in an envelope; as it is where it has no such line. */
export function seal(theme: Theme, secret: Secret | null): Theme {
  const { palette, musts, avoid } = theme
  if (secret === 'palette' && palette) return { ...theme, palette: null, late: { palette } }
  if (secret === 'must' && musts.length > 0) return { ...theme, musts: musts.slice(0, -1), late: { musts } }
  if (secret === 'avoid' && avoid) return { ...theme, avoid: null, late: { avoid } }
  return theme
}
const opened = new WeakMap<Theme, Theme>()
/** What the judges go by. */
export function wholeOf(theme: Theme): Theme {
  if (!theme.late) return theme
  const known = opened.get(theme)
  if (known) return known
  const { late, ...rest } = theme
  const whole = { ...rest, ...late }
  opened.set(theme, whole)
  return whole
}
export const findSecret = ({ late }: Theme): Secret | null =>
  late ? (late.palette ? 'palette' : late.musts ? 'must' : 'avoid') : null

/** Free dressing asks for nothing. */
export const FREE: readonly Theme[] = PLACES.map((place) => card('free', place, ''))

/** A random theme, the same for all players with the same seed. */
export function makeTheme(pick: (count: number) => number, name: 'daily' | 'weekly' | 'surprise'): Theme {
  const isGrand = name === 'weekly'
  const first = pick(TAGS.length)
  const second = (first + 1 + pick(TAGS.length - 1)) % TAGS.length
  const palettes = Object.keys(PALETTES) as PaletteName[]
  const kinds: Kind[] = ['hat', 'bag', 'jewel', 'coat', 'eyes', 'wings', 'shoes']
  const must = kinds.splice(pick(kinds.length), 1)
  const other = isGrand ? kinds.splice(pick(kinds.length), 1) : []
  const left = TAGS.filter((_, i) => i !== first && i !== second)
  return {
    name,
    place: PLACES[pick(PLACES.length)]!,
    tags: { [TAGS[first]!]: 2, [TAGS[second]!]: 1 },
    palette: palettes[pick(palettes.length)]!,
    musts: [...must, ...other],
    avoid: isGrand ? left[pick(left.length)]! : null,
    most: 0,
  }
}

export const dyesOf = (palette: PaletteName): number[] => PALETTES[palette].map(swatch)
