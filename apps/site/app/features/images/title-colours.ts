/** The colours that a title itself names: a “Golden Frontier” is gold, “Frozen Bubble” stands in ice, a red hero is red. */
import { foldText } from '#app/features/search/search.ts'
import type { Oklch, Tint } from './palettes.ts'

/** What is drawn; of two colours that a title names the second is the accent. */
const PAINTS: readonly [words: string, color: Oklch][] = [
  ['gold golden dorado', [0.86, 0.165, 90]],
  ['silver', [0.86, 0.02, 250]],
  ['red crimson ruby scarlet rojo rouge', [0.66, 0.22, 24]],
  ['blue blues sapphire azure azul', [0.66, 0.17, 250]],
  ['green greens emerald verde', [0.74, 0.19, 142]],
  ['yellow', [0.9, 0.17, 100]],
  ['orange', [0.76, 0.17, 56]],
  ['pink', [0.78, 0.15, 355]],
  ['purple violet amethyst', [0.62, 0.21, 305]],
  ['black', [0.44, 0.03, 280]],
  ['white', [0.95, 0.015, 250]],
  ['brown', [0.6, 0.1, 55]],
  ['ice icy frozen freeze glacier', [0.86, 0.09, 215]],
  ['fire flame lava inferno volcano', [0.74, 0.19, 48]],
  ['neon', [0.86, 0.2, 155]],
]
/** Materials, which give way to a colour that a title names beside them: an “Icy Purple Head” is purple. */
const MATERIALS = new Set('ice icy frozen freeze glacier fire flame lava inferno volcano neon'.split(' '))

/** What it stands in. */
const GROUNDS: readonly [words: string, lit: Oklch, far: Oklch][] = [
  [
    'ice icy frozen freeze glacier snow snowy snowman snowball winter ski skiing',
    [0.8, 0.1, 228],
    [0.52, 0.14, 250],
  ],
  ['fire flame lava inferno volcano', [0.46, 0.18, 22], [0.25, 0.11, 12]],
  ['neon', [0.36, 0.15, 300], [0.18, 0.09, 285]],
  ['night midnight dark', [0.38, 0.12, 275], [0.2, 0.08, 280]],
  ['mars martian martians', [0.6, 0.15, 42], [0.34, 0.12, 28]],
  ['moon lunar', [0.4, 0.1, 268], [0.2, 0.07, 272]],
  ['christmas xmas santa navidad weihnachten', [0.5, 0.12, 158], [0.3, 0.09, 165]],
  ['space galaxy galactic cosmic ufo planets', [0.42, 0.14, 285], [0.2, 0.09, 278]],
  ['sea ocean underwater aquatic atlantis reef', [0.6, 0.14, 228], [0.34, 0.12, 245]],
  ['halloween spooky', [0.42, 0.15, 300], [0.2, 0.1, 285]],
  ['egypt egyptian pharaoh desert sands sahara', [0.72, 0.13, 72], [0.46, 0.12, 52]],
  ['royal', [0.54, 0.19, 300], [0.3, 0.14, 290]],
]

const indexByWord = <T>(rows: readonly (readonly [string, ...T[]])[]) =>
  new Map(rows.flatMap(([words, ...values]) => words.split(' ').map((word) => [word, values] as const)))
const PAINT_OF = indexByWord(PAINTS)
const GROUND_OF = indexByWord(GROUNDS)

/** “Black & White” is grey. */
const GREYS = { lit: [0.68, 0.012, 265], far: [0.38, 0.02, 265] } as const

/** Space is as dark in every game, though not of one hue. */
const SPACE: readonly Tint['ground'][] = [282, 262, 304].map((hue) => ({
  lit: [0.42, 0.14, hue],
  far: [0.2, 0.09, hue - 4],
}))

/** The ground of what can stand nowhere else; `palette` is the place of a game's colours. */
export function addOwnGround(tint: Tint | null, motif: string, palette: number): Tint | null {
  if (motif !== 'rocket' || tint?.ground) return tint
  return { main: null, accent: null, ...tint, ground: SPACE[palette % SPACE.length]! }
}

const WINTER = new Set(
  'christmas xmas santa snow snowy winter ice icy frozen snowman snowball advent'.split(' '),
)
const HALLOWEEN = new Set('halloween spooky'.split(' '))

/** The motif whose small things stand around whatever a title of that season is about; null for other titles. */
export function findSeason(title: string): 'christmas' | 'halloween' | null {
  const words = foldText(title).split(' ')
  if (words.some((word) => WINTER.has(word))) return 'christmas'
  return words.some((word) => HALLOWEEN.has(word)) ? 'halloween' : null
}

/** Null for a title without such a word. */
export function findTint(title: string): Tint | null {
  const words = foldText(title).split(' ')
  const named = [
    ...words.filter((word) => !MATERIALS.has(word)),
    ...words.filter((word) => MATERIALS.has(word)),
  ]
  const [main, accent] = [...new Set(named.flatMap((word) => PAINT_OF.get(word) ?? []))]
  const ground = words.map((word) => GROUND_OF.get(word)).find((colors) => colors !== undefined)
  const isGrey = words.includes('black') && words.includes('white')
  if (!main && !ground) return null
  return {
    main: main ?? null,
    accent: accent ?? null,
    ground: isGrey ? GREYS : ground ? { lit: ground[0]!, far: ground[1]! } : null,
  }
}

/** Whether a title gives its subject a colour, so that it is not drawn in the colours of nature. */
export const namesColour = (title: string): boolean =>
  foldText(title)
    .split(' ')
    .some((word) => PAINT_OF.has(word) && !MATERIALS.has(word))
