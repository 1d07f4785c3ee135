/** The look of each season: sky, felt, firs, leaves, and drifting particles. */
import { mixColours } from '@playhouse/game-kit/colour'
import type { Cloth, SeasonName } from '../rules/prizes.ts'
import type { Kind } from '../rules/variants.ts'

export type Drift = { shape: 'leaf' | 'flake' | 'petal'; count: number; colours: readonly string[] }
export type Season = {
  /** Top of the sky, and where it meets the trees. */
  sky: readonly [string, string]
  moon: readonly [string, string]
  halo: string
  /** The table: in the light, half way, at its edge. */
  felt: readonly [string, string, string]
  /** Firs far away, behind the table, in front of it, and the darkest at the sides. */
  firs: readonly [string, string, string, string]
  fern: string
  ground: readonly [string, string]
  /** Crowns of the trees that bear leaves. */
  crowns: readonly [string, string]
  blossom: string
  /** On firs, roofs of snow; null where there is none. */
  snow: string | null
  fireflies: number
  drift: Drift | null
}

export const SEASON_LOOKS: Record<SeasonName, Season> = {
  summer: {
    sky: ['#0c3550', '#1a6a63'],
    moon: ['#fffbe4', '#ffdf8c'],
    halo: '#ffeeb0',
    felt: ['#2f8266', '#1f6352', '#0d3431'],
    firs: ['#14584f', '#1c6353', '#134f44', '#0b342e'],
    fern: '#0b3a32',
    ground: ['#1f6b4c', '#0f4537'],
    crowns: ['#4fa35a', '#2f7d4b'],
    blossom: '#f2a7c3',
    snow: null,
    fireflies: 22,
    drift: { shape: 'leaf', count: 9, colours: ['#8fc46a', '#5fae62', '#c6d66a'] },
  },
  autumn: {
    sky: ['#2b2447', '#8a4a3c'],
    moon: ['#fff3d2', '#ffc46b'],
    halo: '#ffcf8a',
    felt: ['#5f7442', '#445833', '#1e2b1f'],
    firs: ['#5a4632', '#6b4a2e', '#4a3d2a', '#26231a'],
    fern: '#2f2a18',
    ground: ['#7a5a2c', '#4a3a20'],
    crowns: ['#e08a2e', '#b9502a'],
    blossom: '#d8552f',
    snow: null,
    fireflies: 12,
    drift: { shape: 'leaf', count: 16, colours: ['#e9973a', '#c9502c', '#e8c04a', '#a8632c'] },
  },
  winter: {
    sky: ['#12234a', '#4a6f99'],
    moon: ['#ffffff', '#dfeaff'],
    halo: '#cfe2ff',
    felt: ['#4c7f94', '#33647c', '#173349'],
    firs: ['#2c546d', '#356079', '#27506a', '#142f45'],
    fern: '#1a3a50',
    ground: ['#dfeaf2', '#9db9cc'],
    crowns: ['#b9cfdd', '#8fabc0'],
    blossom: '#e8f2fa',
    snow: '#f2f8ff',
    fireflies: 6,
    drift: { shape: 'flake', count: 34, colours: ['#ffffff', '#e3efff'] },
  },
  spring: {
    sky: ['#3b3f7c', '#b77a9c'],
    moon: ['#fffdf0', '#ffe7b8'],
    halo: '#ffe3d0',
    felt: ['#55925c', '#3f7a51', '#1d473a'],
    firs: ['#35685a', '#3d7559', '#2d6350', '#1a4238'],
    fern: '#1d4a38',
    ground: ['#63a552', '#35703f'],
    crowns: ['#8fc764', '#5fa452'],
    blossom: '#ffb7d0',
    snow: null,
    fireflies: 12,
    drift: { shape: 'petal', count: 18, colours: ['#ffc4d8', '#ffe1ea', '#ffa9c6'] },
  },
}

/** Cloths that lie over the season's own felt. */
const CLOTH_FELTS: Partial<Record<Cloth, Season['felt']>> = {
  wine: ['#8a3346', '#682338', '#2c1220'],
  amber: ['#a5662c', '#7d4820', '#361f14'],
  night: ['#35508a', '#253a6b', '#101c3a'],
  plum: ['#74478c', '#54316b', '#241431'],
}

/** Each kind of game has a cloth and a time of day of its own; Klondike has the season's. */
const KIND_LOOKS: Partial<Record<Kind, Pick<Season, 'sky' | 'felt'>>> = {
  spider: { sky: ['#150f38', '#43306e'], felt: ['#5d4683', '#433065', '#1c1233'] },
  freecell: { sky: ['#33233c', '#96522f'], felt: ['#8f5c2c', '#6d421f', '#301a10'] },
  pyramid: { sky: ['#4a4172', '#c98a5e'], felt: ['#ad8a58', '#8a6843', '#3d2a20'] },
  tripeaks: { sky: ['#12386b', '#5a93bd'], felt: ['#3f76a3', '#2d5a85', '#122b49'] },
}
/** How much of it comes through: the season's breath stays, and a cloth that was won lies over all. */
const SHARE = { plain: 0.85, won: 0.14 }

export function findLook(season: SeasonName, cloth: Cloth, kind: Kind = 'klondike'): Season {
  const look = SEASON_LOOKS[season]
  const won = CLOTH_FELTS[cloth]
  const felt = won ?? look.felt
  const own = KIND_LOOKS[kind]
  if (!own) return { ...look, felt }
  const share = won ? SHARE.won : SHARE.plain
  return {
    ...look,
    sky: [mixColours(look.sky[0], own.sky[0], SHARE.plain), mixColours(look.sky[1], own.sky[1], SHARE.plain)],
    felt: [
      mixColours(felt[0], own.felt[0], share),
      mixColours(felt[1], own.felt[1], share),
      mixColours(felt[2], own.felt[2], share),
    ],
  }
}
