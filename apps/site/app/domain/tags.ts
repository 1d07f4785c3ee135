/** One word for one thing: providers say `Cars`, `car games` and `Car`. */
import { slugify } from './slugify.ts'
import { TAGS_BY_NAME } from './tag-names.ts'

const MAX_TAGS = 20
const MAX_TAG_LENGTH = 30

/** Words that say nothing about a game. */
const EMPTY_TAGS = new Set([
  '1-player',
  '1player',
  'single-player',
  '2d',
  'html5',
  'webgl',
  'unity',
  'javascript',
  'mobile',
  'desktop',
  'best-games',
  'best',
  'amazing',
  'cool',
  'new',
  'free',
  'game',
  'games',
  'play',
  'online',
  'no-blood',
  'no-cruelty',
  'hot',
  'other',
  'unblocked',
  'boys',
])

/** The tag that a tag's name stands for today: an operator's rule, or a game that was stored before, may have an older name. */
export const findTagOf = (name: string) => TAGS_BY_NAME.get(name) ?? name

export function toTags(names: readonly string[]): string[] {
  const tags = new Set<string>()
  for (const name of names) {
    const slug = slugify(name, MAX_TAG_LENGTH + 1).replace(/-games?$/, '')
    const tag = findTagOf(slug)
    if (tag !== '' && tag.length <= MAX_TAG_LENGTH && !EMPTY_TAGS.has(tag)) tags.add(tag)
  }
  return [...tags].slice(0, MAX_TAGS)
}
