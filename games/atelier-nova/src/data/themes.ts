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
type Requirements = { palette?: PaletteName | null; musts?: string; avoid?: Tag | null; max?: number }

const card = (
  name: string,
  place: PlaceName,
  tags: string,
  { palette = null, musts = '', avoid = null, max = 0 }: Requirements = {},
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
  card('rain-in-the-city', 'city', 'playful2 cosy', { palette: 'sunny' }),
  card('garden-of-letters', 'garden', 'romantic2 natural', { palette: 'berry' }),
  card('roller-disco', 'stage', 'retro2 sporty', { palette: 'candy' }),
  card('harbour-morning', 'beach', 'natural2 retro', { palette: 'sea', musts: 'hat' }),
  card('library-ghost', 'library', 'mysterious2 cosy', { palette: 'night', musts: 'bag' }),
  card('opening-night', 'stage', 'elegant2 bold', { palette: 'dusk', musts: 'jewel' }),
  card('snow-globe-waltz', 'snow', 'elegant2 magical', { palette: 'frost', musts: 'coat' }),
  card('picnic-champion', 'garden', 'sporty2 playful', {
    palette: 'meadow',
    musts: 'shoes',
    avoid: 'mysterious',
  }),
  card('secret-agent-of-spring', 'city', 'mysterious2 elegant', {
    palette: 'forest',
    musts: 'eyes',
    avoid: 'cosy',
  }),
  card('the-fox-is-getting-married', 'garden', 'romantic2 magical', { palette: 'earth', musts: 'hat bag' }),
  card('rooftop-cinema', 'city', 'retro2 romantic', { palette: 'dusk', musts: 'coat', avoid: 'sporty' }),
  card('tiny-planet-tour', 'space', 'bold2 magical', { palette: 'candy', musts: 'wings' }),
  card('tea-with-a-dragon', 'library', 'cosy2 magical', { palette: 'forest', musts: 'bag hat' }),
  card('suitcase-of-four', 'beach', 'natural2 elegant', { palette: 'sea', musts: '', avoid: null, max: 4 }),
  card('skate-park-royalty', 'city', 'sporty2 bold', {
    palette: 'sunny',
    musts: 'hat shoes',
    avoid: 'romantic',
  }),
  card('whispering-woods', 'garden', 'natural2 mysterious', {
    palette: 'forest',
    musts: 'wings',
    avoid: 'retro',
  }),
  card('grand-bakery-ball', 'stage', 'playful2 elegant', {
    palette: 'berry',
    musts: 'hat jewel',
    avoid: 'mysterious',
  }),
  card('winter-market', 'snow', 'cosy2 natural', { palette: 'earth', musts: 'coat bag', avoid: 'bold' }),
  card('five-minutes-to-curtain', 'stage', 'bold2 romantic', {
    palette: 'candy',
    musts: 'shoes',
    avoid: null,
    max: 5,
  }),
  card('lighthouse-keeper', 'beach', 'cosy2 mysterious', {
    palette: 'sea',
    musts: 'coat bag',
    avoid: 'playful',
  }),
  card('comet-parade', 'space', 'magical2 playful', {
    palette: 'dusk',
    musts: 'wings jewel',
    avoid: 'natural',
  }),
  card('old-record-shop', 'library', 'retro2 bold', {
    palette: 'earth',
    musts: 'eyes',
    avoid: 'magical',
    max: 6,
  }),
  card('butterfly-census', 'garden', 'natural2 playful', {
    palette: 'meadow',
    musts: 'wings hat',
    avoid: 'elegant',
  }),
  card('midnight-train', 'city', 'mysterious2 romantic', {
    palette: 'berry',
    musts: 'coat hat',
    avoid: 'sporty',
  }),
  card('ice-palace-recital', 'snow', 'elegant2 romantic', {
    palette: 'frost',
    musts: 'jewel wings',
    avoid: 'bold',
  }),
  card('astronaut-on-holiday', 'space', 'sporty2 magical', {
    palette: 'frost',
    musts: 'eyes shoes',
    avoid: 'retro',
  }),
  card('pockets-only', 'atelier', 'natural2 bold', { palette: 'earth', musts: '', avoid: 'elegant', max: 5 }),
  card('masked-ball', 'stage', 'mysterious2 magical', {
    palette: 'night',
    musts: 'eyes jewel',
    avoid: 'sporty',
  }),
  card('orchard-harvest', 'garden', 'natural2 cosy', {
    palette: 'meadow',
    musts: 'hat bag',
    avoid: 'magical',
  }),
  card('neon-library', 'library', 'bold2 mysterious', {
    palette: 'candy',
    musts: 'eyes bag',
    avoid: 'natural',
  }),
  card('swan-lake-bus-stop', 'city', 'elegant2 playful', {
    palette: 'frost',
    musts: 'wings shoes',
    avoid: 'retro',
  }),
  card('grandmothers-jazz-band', 'stage', 'retro2 elegant', {
    palette: 'dusk',
    musts: 'hat jewel',
    avoid: 'magical',
  }),
  card('the-nova-gala', 'space', 'elegant2 magical bold', {
    palette: 'night',
    musts: 'wings jewel hat',
    avoid: 'cosy',
  }),
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
