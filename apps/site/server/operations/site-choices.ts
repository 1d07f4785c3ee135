/** What the choices of settings are called in the form: `general` is for whom, `gam` is which network. */
import type { AgeBand } from '#app/domain/rating.ts'
import { describeKind, type FieldKind } from './site-kinds.ts'

export interface Choice {
  /** The setting's value. */
  id: string
  label: string
}

/** The kind of a field, with its choices in words. */
export type FormKind =
  | Exclude<FieldKind, { options: readonly string[] }>
  | { kind: 'choice' | 'checks'; options: readonly Choice[] }

export const AGE_TEXTS: Record<AgeBand, string> = {
  all: 'For all ages',
  '7+': 'From 7 years',
  '12+': 'From 12 years',
  '16+': 'From 16 years',
  adult: 'For adults: on no site',
}

/** Those that are more than their value with a capital letter. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  direction: { ltr: 'From left to right', rtl: 'From right to left, as in Arabic' },
  audience: {
    child: 'Children: nothing of other companies loads',
    mixed: 'Everybody: the year of birth is asked first',
    general: 'Teenagers and adults: consent is asked',
  },
  remoteGames: {
    off: 'Never: only games of this server',
    ask: 'After Play, beside a notice that names the provider',
    on: 'As soon as a visitor presses Play',
  },
  'games.maxAge': AGE_TEXTS,
  'theme.tiles': { shade: 'A shadow', neon: 'A glow' },
  'logo.mark': { sunbun: 'A rabbit', glowbat: 'A bat', letter: 'The first letter of the name' },
  'ads.provider': {
    none: 'Nobody: there are no ads',
    house: 'This site: its own games and articles',
    'google-h5': 'Google AdSense, for games',
    gam: 'Google Ad Manager',
  },
  'ads.kinds': {
    break: 'In breaks of a game',
    rewarded: 'For a reward that the player asks for',
    slot: 'In places on pages',
    anchor: 'At the edge of the window',
    interstitial: 'Between two pages',
  },
  'ads.policy': {
    hash: 'By what they contain: pages are cached',
    nonce: 'By a number for each page: pages are not cached',
  },
}

export function describeFormKind(key: string): FormKind {
  const kind = describeKind(key)
  if (!('options' in kind)) return kind
  return { ...kind, options: kind.options.map((id) => ({ ...toChoice(id), ...labelOf(key, id) })) }
}

function labelOf(key: string, id: string): { label?: string } {
  const label = TEXTS[key]?.[id]
  return label === undefined ? {} : { label }
}

/** Called by its value. */
export const toChoice = (id: string): Choice => ({ id, label: id.charAt(0).toUpperCase() + id.slice(1) })
