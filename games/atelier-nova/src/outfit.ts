/** Looks: the first one, surprise ones, and whether one is sound. */
import { PIECES, findPiece, listKind } from './catalogue.ts'
import { PATTERNS } from './cloth-names.ts'
import { KINDS } from './cuts.ts'
import type { Kind } from './cuts.ts'
import type { Look, Model, Worn } from './look.ts'
import { AIDS, BODIES, EYES, FACES, MOODS, SKINS } from './models.ts'
import { POSES } from './poses.ts'
import { stylePoints } from './judging.ts'
import { SWATCHES } from './palette.ts'
import { dyesOf, FREE } from './themes.ts'
import type { Theme } from './themes.ts'
import { listOpen } from './prizes.ts'
import { createRng } from '@playhouse/game-kit/rules'
import type { Start } from '@playhouse/game-kit/rules'

export const SIZES: Record<keyof Model, number> = {
  skin: SKINS.length,
  body: BODIES.length,
  face: FACES.length,
  eyes: EYES.length,
  aid: AIDS.length,
}

export const wornAs = (piece: number): Worn => {
  const { a, b, pattern } = PIECES[piece]!
  return { piece, a, b, pattern }
}

/** A face to start with, in plain clothes; another one on every card. */
export function firstLook({ seed, level, mode }: Start): Look {
  const rng = createRng(`${mode} ${level} ${seed}`)
  const hair = listKind('hair')
  return {
    model: {
      skin: rng.int(SKINS.length),
      body: rng.int(4),
      face: rng.int(FACES.length - 1),
      eyes: rng.int(EYES.length),
      aid: rng.chance(0.2) ? 1 + rng.int(3) : 0,
    },
    pose: 0,
    mood: 0,
    wear: {
      hair: wornAs(hair[rng.int(hair.length)]!.id),
      top: { ...wornAs(findPiece('studio-tee').id), a: 0, b: 2 },
      bottom: wornAs(findPiece('pencil-jeans').id),
      shoes: { ...wornAs(findPiece('court-sneakers').id), b: 2 },
    },
  }
}

/** What is worn so far down the figure, from 0 at the top to 1 at the floor. */
export function kindAt(t: number, { wear }: Look): Kind {
  if (t < 0.1) return wear.hat ? 'hat' : 'hair'
  if (t < 0.22) return 'hair'
  if (t >= 0.88) return 'shoes'
  if (wear.coat && t < 0.4) return 'coat'
  if (wear.dress) return 'dress'
  return t < 0.4 ? 'top' : 'bottom'
}

export const isIn = (value: number, count: number) => Number.isInteger(value) && value >= 0 && value < count

/** How often a surprise keeps to the card, in styles and in dyes. */
const ON_CARD = 0.7
const DYED = 0.4
/** A surprise from what is open at so many stars. With a card it wears the card's wishes and mostly its styles and dyes, never too much and nothing unwanted. */
export function shuffleLook(look: Look, seed: number, stars: number, theme: Theme = FREE[0]!): Look {
  const rng = createRng(seed)
  const next: Look['wear'] = {}
  const dyes = theme.palette ? dyesOf(theme.palette) : []
  const put = (kind: Kind, share: number) => {
    if (!rng.chance(share)) return
    const open = listOpen(kind, stars)
    const wanted = open.filter(({ tags }) => !theme.avoid || !tags[theme.avoid])
    const fitting = wanted.filter(({ id }) => stylePoints(id, theme).length > 0)
    const rest = wanted.length > 0 ? wanted : open
    const piece = rng.pick(fitting.length > 0 && rng.chance(ON_CARD) ? fitting : rest)
    next[kind] =
      kind === 'hair' || !rng.chance(DYED)
        ? wornAs(piece.id)
        : {
            piece: piece.id,
            a: dyes.length > 0 ? rng.pick(dyes) : rng.int(SWATCHES.length),
            b: dyes.length > 0 ? rng.pick(dyes) : rng.int(SWATCHES.length),
            pattern: rng.chance(0.35) ? rng.int(PATTERNS.length) : piece.pattern,
          }
  }
  put('hair', 1)
  if (rng.chance(0.5)) put('dress', 1)
  else for (const kind of ['top', 'bottom'] as const) put(kind, 1)
  put('shoes', 1)
  for (const kind of theme.musts) if (!next[kind]) put(kind, 1)
  for (const kind of ['coat', 'hat', 'eyes', 'jewel', 'bag', 'wings'] as const)
    if (!next[kind] && (theme.most === 0 || Object.keys(next).length < theme.most)) put(kind, 0.34)
  return { ...look, pose: rng.int(POSES.length), wear: next }
}

/** A look from the look-book, if nothing in it is wrong. */
export function parseLook(value: unknown): Look | null {
  if (typeof value !== 'object' || value === null) return null
  const { model, pose, mood, wear: worn } = value as Partial<Look>
  if (!model || !worn || !isIn(pose ?? -1, POSES.length) || !isIn(mood ?? -1, MOODS.length)) return null
  for (const part of Object.keys(SIZES) as (keyof Model)[]) if (!isIn(model[part], SIZES[part])) return null
  const sound: Look['wear'] = {}
  for (const kind of KINDS) {
    const one = worn[kind]
    if (!one) continue
    if (
      PIECES[one.piece]?.kind !== kind ||
      !isIn(one.a, SWATCHES.length) ||
      !isIn(one.b, SWATCHES.length) ||
      !isIn(one.pattern, PATTERNS.length)
    )
      return null
    sound[kind] = { piece: one.piece, a: one.a, b: one.b, pattern: one.pattern }
  }
  const { skin, body, face, eyes, aid } = model
  return { model: { skin, body, face, eyes, aid }, pose: pose!, mood: mood!, wear: sound }
}
