/** `content/ratings.json`: the words that rate games, with their weights. Read by imports and at start; data, so that it can be tuned. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { AGE_BANDS, CONTENT_NOTES, type AgeBand, type ContentNote } from '#app/domain/rating.ts'
import { toWords } from './phrase-lookup.ts'

/** A topic counts for a game whose words weigh this much together. */
export const TOPIC_THRESHOLD = 8

/** Moves when the code that reads the words changes what comes of them. */
const CODE_VERSION = 1

const WeightSchema = v.pipe(v.number(), v.minValue(-100), v.maxValue(100))
/** A word or a phrase; `*` at a word's end takes any ending, one at both ends of a single word any word of a title or tag that holds it. */
const PhraseSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(2), v.maxLength(80))

const WordGroupSchema = v.strictObject({
  /** The weight of each word by field; below 0 when it speaks against the topic. */
  title: WeightSchema,
  tags: WeightSchema,
  /** In the description or the instructions. */
  text: WeightSchema,
  words: v.pipe(v.array(PhraseSchema), v.minLength(1)),
})

const TopicSchema = v.strictObject({
  age: v.picklist(AGE_BANDS),
  notes: v.array(v.picklist(CONTENT_NOTES)),
  /** Whether such a record is refused by every import. */
  refused: v.optional(v.boolean(), false),
  groups: v.pipe(v.array(WordGroupSchema), v.minLength(1)),
  /** Phrases whose words do not count for this topic, such as `glue gun`. */
  except: v.optional(v.array(PhraseSchema), []),
})

const RatingWordsSchema = v.strictObject({
  $comment: v.optional(v.string()),
  topics: v.record(v.pipe(v.string(), v.minLength(1), v.maxLength(60)), TopicSchema),
})

export type RatedField = 'title' | 'tags' | 'text'

export interface Phrase {
  /** As in the file. */
  text: string
  words: readonly PhraseWord[]
  topic: number
  /** Null for an exception. */
  weights: Readonly<Record<RatedField, number>> | null
}

export interface PhraseWord {
  text: string
  isPrefix: boolean
}

export interface Topic {
  name: string
  age: AgeBand
  notes: readonly ContentNote[]
  isRefused: boolean
}

/** The file, ready to look words up in. */
export interface RatingWords {
  /** Moves with every change of the words. */
  version: string
  topics: readonly Topic[]
  /** Phrases by their first word. */
  byWord: ReadonlyMap<string, readonly Phrase[]>
  /** Phrases by the beginning that their first word must have. */
  byPrefix: ReadonlyMap<string, readonly Phrase[]>
  prefixLengths: readonly number[]
  /** Single words that may stand inside a longer one. */
  infixes: readonly Phrase[]
}

/** Takes the text of `content/ratings.json`; throws one error that names what is wrong and where. */
export function parseRatingWords(text: string): RatingWords {
  const fail = (cause: string) => new Error(`Reading content/ratings.json failed: ${cause}`)
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    throw fail(`it is not JSON: ${(error as Error).message}`)
  }
  const result = v.safeParse(RatingWordsSchema, input)
  if (!result.success) {
    const [issue] = result.issues
    throw fail(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  }
  const { topics } = result.output
  const empty = Object.entries(topics).flatMap(([name, { groups, except }]) =>
    [...groups.flatMap(({ words }) => words), ...except]
      .filter((phrase) => toPhraseWords(phrase).length === 0)
      .map((phrase) => `${name}: “${phrase}” has no letter or digit`),
  )
  if (empty.length > 0) throw fail(empty.join('; '))
  const version = createHash('sha256')
    .update(`${CODE_VERSION} ${JSON.stringify(topics)}`)
    .digest('hex')
  return { version: version.slice(0, 16), ...compile(topics) }
}

function compile(topics: v.InferOutput<typeof RatingWordsSchema>['topics']) {
  const byWord = new Map<string, Phrase[]>()
  const byPrefix = new Map<string, Phrase[]>()
  const infixes: Phrase[] = []
  const add = (phrase: string, topic: number, weights: Phrase['weights']) => {
    const words = toPhraseWords(phrase)
    const entry: Phrase = { text: phrase.replaceAll('*', ''), words, topic, weights }
    const [first] = words as [PhraseWord]
    if (phrase.startsWith('*')) infixes.push(entry)
    else pushTo(first.isPrefix ? byPrefix : byWord, first.text, entry)
  }
  for (const [index, { groups, except }] of Object.values(topics).entries()) {
    for (const { words, ...weights } of groups) for (const phrase of words) add(phrase, index, weights)
    for (const phrase of except) add(phrase, index, null)
  }
  return {
    topics: Object.entries(topics).map(([name, { age, notes, refused }]) => ({
      name,
      age,
      notes,
      isRefused: refused,
    })),
    byWord,
    byPrefix,
    prefixLengths: [...new Set([...byPrefix.keys()].map(({ length }) => length))].sort((a, b) => a - b),
    infixes,
  }
}

function toPhraseWords(phrase: string): PhraseWord[] {
  return phrase.split(/\s+/).flatMap((part) => {
    const words = toWords(part)
    return words.map((text, index) => ({
      text,
      isPrefix: part.endsWith('*') && index === words.length - 1,
    }))
  })
}

function pushTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
