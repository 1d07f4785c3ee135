/** One typed object a language; which one is told by the page's address or the browser. */
import { en } from './texts-en.ts'
import type { KitTexts } from './texts-en.ts'

/** What every game says for the kit's own screens; a game's texts may hold much more. */
export type GameTexts = {
  title: string
  /** What the canvas is, for people who cannot see it: how it is played, in one sentence. */
  board: string
  /** At most six words, shown until the first reward; may be empty. */
  hint: string
  /** Short sentences for the how-to screen. */
  howTo: readonly string[]
  modes: Record<string, { name: string; about: string }>
  /** Words of the kit's menus this game says its own way. */
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

/** The kit's own words in the same language. */
export function getKitTexts(): KitTexts {
  return chooseTexts({ en })
}

function findAsked(): string | null {
  return typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('lang')
}

/** Longer words everywhere, also in what text functions give. */
function lengthen<Value>(value: Value): Value {
  if (typeof value === 'string') return `${value}${'·'.repeat(Math.ceil(value.length * 0.4))}` as Value
  if (typeof value === 'function') return ((...given: unknown[]) => lengthen(value(...given))) as Value
  if (Array.isArray(value)) return value.map(lengthen) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthen(part)])) as Value
}
