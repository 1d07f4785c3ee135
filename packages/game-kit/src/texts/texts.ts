/** One typed object per language; the address or the browser selects it. */
import type { KitTexts } from './texts-en.ts'

/** The texts that every game provides for the kit's screens; a game may add its own. */
export type GameTexts = {
  title: string
  /** Accessible name of the canvas: how to play, in one sentence. */
  board: string
  /** At most six words, shown until the first reward; may be empty. */
  hint: string
  /** Short sentences for the how-to screen. */
  howTo: readonly string[]
  modes: Record<string, { name: string; about: string }>
  /** Menu texts that this game overrides. */
  menu?: Partial<KitTexts>
}

/**
 * Picks the language the player reads; the first one given is the fallback. `?lang=` in the address decides first; `pseudo`
 * makes every text 40 % longer, to find what does not fit.
 * @example export const texts = chooseTexts({ en, nl })
 */
export function chooseTexts<Texts>(byLanguage: Record<string, Texts>): Texts {
  const asked = findAsked()
  const languages = [asked, ...(globalThis.navigator?.languages ?? [])].map((tag) =>
    tag?.split('-')[0]?.toLowerCase(),
  )
  const found = languages.find((tag) => tag && byLanguage[tag]) ?? Object.keys(byLanguage)[0]!
  const texts = byLanguage[found]!
  return asked === 'pseudo' ? lengthen(texts) : texts
}

/** The kit's texts in the same language. */
export function getKitTexts(byLanguage: Record<string, KitTexts>): KitTexts {
  return chooseTexts(byLanguage)
}

function findAsked(): string | null {
  return typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('lang')
}

/** Makes all texts longer, also those that text functions return. */
function lengthen<Value>(value: Value): Value {
  if (typeof value === 'string') return `${value}${'·'.repeat(Math.ceil(value.length * 0.4))}` as Value
  if (typeof value === 'function') return ((...given: unknown[]) => lengthen(value(...given))) as Value
  if (Array.isArray(value)) return value.map(lengthen) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthen(part)])) as Value
}
