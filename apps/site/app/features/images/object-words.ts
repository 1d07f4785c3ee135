/** Things that titles name by one word, each with a drawing of its own. How conditions are written: see drawing-words.ts. */
import { type MotifRule, rule } from './motif-rule.ts'

export const OBJECT_WORDS = {
  barrel: 'barrel barrels',
  oilDrum: 'oil petroleum',
  prism: 'prism prisms',
  mask: 'mask masks masquerade masquerades venetian',
  pin: 'pin pins pull-pin',
  shield: 'shield shields',
  book: 'book books library diary notebook',
  bucket: 'bucket buckets',
  topHat: 'hat hats top-hat',
  television: 'tv television',
  stairs: 'stair stairs staircase',
  spikes: 'spike spikes',
  emblem: 'logo logos emblem emblems',
  spy: 'mafia agent agents spy spies gangster secret-agent',
  bottleCap: 'bottle-cap bottle-caps caps',
  columns: 'rome petra roman greek athena troy achilles atlantis zeus gods titans',
  chips: 'casino vegas',
  fence: 'fence fences',
  gate: 'gate gates',
} as const

/** Words that mean something else beside some tags or words. */
const UNLESS: Readonly<Record<string, string>> = {
  book: 'coloring color* colour* draw* paint* word words',
  pin: 'bowling tennis',
  mask: 'racing driving',
  bottleCap: 'soccer football',
  topHat: 'dress-up fashion',
}

export const OBJECT_RULES: readonly MotifRule[] = Object.entries(OBJECT_WORDS).map(([name, words]) =>
  rule(words, 'object', UNLESS[name] ? { unless: UNLESS[name] } : {}),
)
