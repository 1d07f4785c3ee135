/** Outfits: the first one, random ones, and validation. */
import { chooseArrival } from './arrivals.ts'
import { PIECES, findPiece, listKind } from '../data/catalogue.ts'
import { PATTERNS } from '../art/clothes/cloth-names.ts'
import { KINDS } from '../data/cuts.ts'
import type { Kind } from '../data/cuts.ts'
import type { Look, Model, Worn } from './look.ts'
import { AIDS, BODIES, EYES, FACES, MOODS, SKINS } from './models.ts'
import { POSES } from '../art/figure/poses.ts'
import { SWATCHES } from './palette.ts'
import type { Theme } from '../data/themes.ts'
import { createRng, isIntegerIn, isRecord } from '@playhouse/game-kit/rules'
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

/** The same look with this piece on. A dress is a top and a bottom at once. */
export function withPiece(look: Look, id: number): Look {
  const { kind } = PIECES[id]!
  const wear = { ...look.wear, [kind]: wornAs(id) }
  if (kind === 'dress') {
    delete wear.top
    delete wear.bottom
  } else if (kind === 'top' || kind === 'bottom') {
    if (wear.dress)
      wear[kind === 'top' ? 'bottom' : 'top'] = wornAs(
        findPiece(kind === 'top' ? 'pencil-jeans' : 'studio-tee').id,
      )
    delete wear.dress
  }
  return { ...look, wear }
}

/** A face to start with, in clothes that the card does not require; a different one for every card. */
export function firstLook({ seed, level, mode }: Start, theme: Theme): Look {
  const rng = createRng(`${mode} ${level} ${seed}`)
  const hair = listKind('hair')
  const model: Model = {
    skin: rng.int(SKINS.length),
    body: rng.int(4),
    face: rng.int(FACES.length - 1),
    eyes: rng.int(EYES.length),
    aid: rng.chance(0.2) ? 1 + rng.int(3) : 0,
  }
  const wear: Look['wear'] = { hair: wornAs(hair[rng.int(hair.length)]!.id) }
  for (const { id, kind } of chooseArrival(rng, theme)) wear[kind] = wornAs(id)
  return { model, pose: 0, mood: 0, wear }
}

/** The worn piece at a height of the figure, from 0 at the top to 1 at the floor. */
export function kindAt(t: number, { wear }: Look): Kind {
  if (t < 0.1) return wear.hat ? 'hat' : 'hair'
  if (t < 0.22) return 'hair'
  if (t >= 0.88) return 'shoes'
  if (wear.coat && t < 0.4) return 'coat'
  if (wear.dress) return 'dress'
  return t < 0.4 ? 'top' : 'bottom'
}

export const isIn = (value: unknown, count: number) => isIntegerIn(value, 0, count - 1)

/** A look from the look-book, if nothing in it is wrong. */
export function parseLook(value: unknown): Look | null {
  if (!isRecord(value)) return null
  const { model, pose, mood, wear: worn } = value as Partial<Look>
  if (!model || !worn || !isIn(pose, POSES.length) || !isIn(mood, MOODS.length)) return null
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

const BY_SIZE: readonly Kind[] = 'dress top coat bottom wings shoes bag hat jewel eyes'.split(' ') as Kind[]
/** The largest that is worn, hair aside. */
export const findLargest = ({ wear }: Look): Kind | null => BY_SIZE.find((kind) => wear[kind]) ?? null
