/** Rates a game by the words of its own record. Pure: the same record and words give the same rating. */
import type { Game } from '#app/domain/game.ts'
import {
  cutReasons,
  maxBand,
  sortNotes,
  toAgeBand,
  type AgeBand,
  type AgeEvidence,
  type Rating,
} from '#app/domain/rating.ts'
import { TOPIC_THRESHOLD, type Phrase, type RatedField, type RatingWords } from './rating-words.ts'
import { SENTENCE_END, toWords } from './phrase-lookup.ts'

export type RatedGame = Pick<Game, 'title' | 'description' | 'instructions' | 'tags' | 'categories'> & {
  ageEvidence: AgeEvidence
}

export interface WordRating extends Rating {
  by: 'words'
  /** Why an import refuses the record, or null. */
  refusal: string | null
}

interface Match {
  phrase: Phrase
  field: RatedField
  start: number
  end: number
}

const PLACES: Record<RatedField, string> = {
  title: 'in the title',
  tags: 'among the tags',
  text: 'in the text',
}

export function rateGame(game: RatedGame, words: RatingWords): WordRating {
  const scores = scoreTopics(listMatches(game, words))
  const found = words.topics.flatMap((topic, index) => {
    const score = scores.get(index)
    return score && score.weight >= TOPIC_THRESHOLD
      ? [{ topic, reason: `${topic.name}: ${score.evidence.join(', ')}` }]
      : []
  })
  const refused = found.find(({ topic }) => topic.isRefused)
  const { minYears, isForAdultsOnly } = game.ageEvidence
  let age: AgeBand = found.reduce<AgeBand>((band, { topic }) => maxBand(band, topic.age), 'all')
  const reasons = found.map(({ reason }) => reason)
  if (isForAdultsOnly && age === 'all') {
    // Weak evidence: as often about taste as about content, so it alone never hides a game from children.
    age = '7+'
    reasons.push('the provider names adults among its players and no children')
  }
  if (toAgeBand(minYears) !== 'all') reasons.push(`the record asks for an age of ${minYears}`)
  return {
    age: maxBand(age, toAgeBand(minYears)),
    notes: sortNotes(found.flatMap(({ topic }) => topic.notes)),
    by: 'words',
    reasons: cutReasons(reasons),
    refusal: refused?.reason ?? null,
  }
}

interface TopicScore {
  weight: number
  evidence: string[]
}

/** Each phrase weighs once, where it weighs most. */
function scoreTopics(matches: readonly Match[]): Map<number, TopicScore> {
  const strongest = new Map<Phrase, Match>()
  const weigh = ({ phrase, field }: Match) => Math.abs(phrase.weights![field])
  for (const match of matches) {
    const known = strongest.get(match.phrase)
    if (!known || weigh(match) > weigh(known)) strongest.set(match.phrase, match)
  }
  const scores = new Map<number, TopicScore>()
  for (const { phrase, field } of strongest.values()) {
    const weight = phrase.weights![field]
    const score = scores.get(phrase.topic) ?? { weight: 0, evidence: [] }
    score.weight += weight
    if (weight > 0) score.evidence.push(`“${phrase.text}” ${PLACES[field]}`)
    scores.set(phrase.topic, score)
  }
  return scores
}

function listMatches(game: RatedGame, words: RatingWords): Match[] {
  const fields: Record<RatedField, string[]> = {
    title: toWords(splitJoinedWords(game.title)),
    tags: [...game.tags, ...game.categories].flatMap((tag) => [...toWords(tag), SENTENCE_END]),
    text: toWords(`${game.description}\n${game.instructions}`),
  }
  return (Object.keys(fields) as RatedField[]).flatMap((field) => {
    const matches = findPhrases(fields[field], field, words)
    const exceptions = matches.filter(({ phrase }) => phrase.weights === null)
    const isExcepted = ({ phrase, start }: Match) =>
      exceptions.some(
        (exception) =>
          exception.phrase.topic === phrase.topic && start >= exception.start && start < exception.end,
      )
    return matches.filter((match) => match.phrase.weights !== null && !isExcepted(match))
  })
}

/** "ZombieMassacre" is "Zombie Massacre". */
function splitJoinedWords(title: string): string {
  return title.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
}

function findPhrases(text: readonly string[], field: RatedField, words: RatingWords): Match[] {
  const matches: Match[] = []
  const tryAll = (phrases: readonly Phrase[] | undefined, start: number) => {
    for (const phrase of phrases ?? [])
      if (standsAt(phrase, text, start))
        matches.push({ phrase, field, start, end: start + phrase.words.length })
  }
  for (const [start, word] of text.entries()) {
    if (word === SENTENCE_END) continue
    tryAll(words.byWord.get(word), start)
    for (const length of words.prefixLengths) {
      if (length > word.length) break
      tryAll(words.byPrefix.get(word.slice(0, length)), start)
    }
    if (field === 'text') continue
    for (const phrase of words.infixes)
      if (word.includes(phrase.words[0]!.text)) matches.push({ phrase, field, start, end: start + 1 })
  }
  return matches
}

function standsAt({ words }: Phrase, text: readonly string[], start: number): boolean {
  return words.every(({ text: wanted, isPrefix }, offset) => {
    const word = text[start + offset]
    return word !== undefined && (isPrefix ? word.startsWith(wanted) : word === wanted)
  })
}
