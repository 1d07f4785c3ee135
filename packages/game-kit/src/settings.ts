/** What a player may choose; the same in every game. */
import type { Bindings } from './input/controls.ts'
import { isListOf, isRecord, isText } from './validation.ts'

export type Settings = {
  /** 0 to 1. */
  music: number
  effects: number
  muted: boolean
  /** Reduced motion: no shake, no flash, no parallax. */
  calm: boolean
  /** Colour-blind mode: shapes and patterns in addition to colours. */
  colourSafe: boolean
  bigText: boolean
  leftHanded: boolean
  /** Keys the player changed. */
  bindings: Bindings
}

/** Validates each field on its own; an invalid one gets its default. */
export function parseSettings(data: unknown, prefersCalm: boolean): Settings {
  const fields = isRecord(data) ? data : {}
  const level = (value: unknown, fallback: number) =>
    typeof value === 'number' && value >= 0 && value <= 1 ? value : fallback
  const flag = (value: unknown, fallback = false) => (typeof value === 'boolean' ? value : fallback)
  return {
    music: level(fields.music, 0.6),
    effects: level(fields.effects, 0.8),
    muted: flag(fields.muted),
    calm: flag(fields.calm, prefersCalm),
    colourSafe: flag(fields.colourSafe),
    bigText: flag(fields.bigText),
    leftHanded: flag(fields.leftHanded),
    bindings: parseBindings(fields.bindings),
  }
}

function parseBindings(data: unknown): Bindings {
  if (!isRecord(data)) return {}
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string[]] => isListOf(entry[1], isText)),
  )
}
