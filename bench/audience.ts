/**
 * Compares the games that a child's site lists by `content/ratings.json` with labels given by people (`bench/audience/labelling.md`).
 * Without arguments it prints every set of labels with today's words and with those of its draw. `--draw <n> --seed <text> --out <file>`
 * draws the next sheet to label; it contains the feeds' texts and is never committed.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explainHidden } from '../apps/site/app/features/audience/listing.ts'
import { rateGame } from '../apps/site/app/features/audience/rate-game.ts'
import { AGE_BANDS, CONTENT_NOTES, sortNotes } from '../apps/site/app/domain/rating.ts'
import type { RatingWords } from '../apps/site/app/features/audience/rating-words.ts'
import { loadRules } from '../apps/site/app/features/feeds/load-rules.server.ts'
import type { MappedGame } from '../apps/site/app/features/feeds/map-record.ts'
import { loadSettings } from './audience/child-site.ts'
import { printTable } from './measure.ts'
import { readSampleGames } from './sample-games.ts'

const ROOT = join(import.meta.dirname, '..')
const LABELS = join(import.meta.dirname, 'audience')
/** The words are tuned on this share of the games, selected by a hash of their ids; draws are from the others, which were never used for tuning. */
const TUNING_SHARE = 0.35
const LISTED_DRAWN = 600
const HIDDEN_DRAWN = 200
const MAX_WRONG_LISTED = 3
const MAX_HARMLESS_HIDDEN = 1 / 15

interface LabelledGame {
  id: string
  isForChildren: boolean
  /** Whether a child's site listed it with the words it was drawn with; null in the tuning set. */
  wasListed: boolean | null
}

interface LabelSet {
  name: string
  games: LabelledGame[]
  /** Games a child's site listed and hid among those that were drawn from. */
  pool: { listed: number; hidden: number } | null
}

export async function run(): Promise<void> {
  const folder = process.env.CATALOGUE_SAMPLES
  if (!folder) {
    console.log('CATALOGUE_SAMPLES is not set: there are no games to rate.')
    return
  }
  const rules = await loadRules(ROOT)
  const games = readSampleGames(folder, rules)
  const isListed = createJudge(rules.words)
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { draw: { type: 'string' }, seed: { type: 'string' }, out: { type: 'string' } },
  })
  if (values.draw !== undefined) {
    drawSheet(games, isListed, values)
    return
  }
  const listed = [...games.values()].filter(isListed).length
  console.log(
    `${games.size} games of the sample feeds, words ${rules.words.version}: a child's site lists ${listed}`,
  )
  const sets = readLabelSets()
  printTable(
    'With today’s words',
    sets.map((set) => countToday(set, games, isListed)),
  )
  printTable(
    `As drawn: at most ${MAX_WRONG_LISTED} of ${LISTED_DRAWN} listed games wrong, at most 1 in 15 harmless games hidden`,
    sets.flatMap((set) => (set.pool ? [countAsDrawn(set, set.pool)] : [])),
  )
}

function createJudge(words: RatingWords): (game: MappedGame) => boolean {
  const site = loadSettings({ audience: 'child' })
  return (game) => {
    const { refusal, ...rating } = rateGame(game, words)
    const whole = { ...game, slug: 'a', publishedAt: 0, updatedAt: 0, plays: 0, likes: 0, dislikes: 0 }
    return refusal === null && explainHidden({ ...whole, status: 'published', rating }, site) === null
  }
}

function countToday(
  { name, games }: LabelSet,
  records: ReadonlyMap<string, MappedGame>,
  isListed: (game: MappedGame) => boolean,
) {
  const known = games.filter(({ id }) => records.has(id))
  const listed = known.filter(({ id }) => isListed(records.get(id)!))
  const harmless = known.filter(({ isForChildren }) => isForChildren)
  const wrong = listed.filter(({ isForChildren }) => !isForChildren)
  return {
    set: name,
    labelled: known.length,
    'for children': harmless.length,
    listed: listed.length,
    'listed, wrong': wrong.length,
    'harmless, hidden': harmless.length - (listed.length - wrong.length),
  }
}

function countAsDrawn({ name, games }: LabelSet, pool: { listed: number; hidden: number }) {
  const listed = games.filter(({ wasListed }) => wasListed)
  const hidden = games.filter(({ wasListed }) => wasListed === false)
  const wrong = listed.filter(({ isForChildren }) => !isForChildren).length
  const harmlessListed = (pool.listed * (listed.length - wrong)) / listed.length
  const harmlessHidden =
    (pool.hidden * hidden.filter(({ isForChildren }) => isForChildren).length) / hidden.length
  const share = harmlessHidden / (harmlessHidden + harmlessListed)
  const isOk = wrong <= MAX_WRONG_LISTED && share <= MAX_HARMLESS_HIDDEN
  return {
    set: name,
    'listed drawn': listed.length,
    'of them wrong': wrong,
    'hidden drawn': hidden.length,
    'of them harmless': hidden.filter(({ isForChildren }) => isForChildren).length,
    'harmless hidden': `${(share * 100).toFixed(1)} %`,
    limits: isOk ? 'met' : 'missed',
  }
}

/** `id <tab> band <tab> notes <tab> listed or hidden`, after comments; a draw's first comment holds the sizes of its pool. */
function readLabelSets(): LabelSet[] {
  const files = readdirSync(LABELS).filter((name) => name.endsWith('.tsv'))
  return files.sort().map((file) => {
    const lines = readFileSync(join(LABELS, file), 'utf8').trim().split('\n')
    const pool = /pool: (\d+) listed, (\d+) hidden/.exec(lines[0] ?? '')
    return {
      name: file.slice(0, -'.tsv'.length),
      pool: pool && { listed: Number(pool[1]), hidden: Number(pool[2]) },
      games: lines.filter((line) => !line.startsWith('#')).map((line) => readLabel(line, file)),
    }
  })
}

function readLabel(line: string, file: string): LabelledGame {
  const [id = '', band = '', notes = '', state] = line.split('\t')
  const names = notes.split(',').filter(Boolean)
  const known = sortNotes(CONTENT_NOTES.filter((note) => names.includes(note)))
  if (!(AGE_BANDS as readonly string[]).includes(band) || known.length !== names.length)
    throw new Error(`${file}: “${line}” is no label`)
  return {
    id,
    isForChildren:
      (band === 'all' || band === '7+') && known.every((note) => note === 'mild cartoon violence'),
    wasListed: state === undefined ? null : state === 'listed',
  }
}

interface DrawOptions {
  draw?: string
  seed?: string
  out?: string
}

/** The same seed, feeds and words draw the same games: those with the smallest hashes of seed and id. */
function drawSheet(
  games: ReadonlyMap<string, MappedGame>,
  isListed: (game: MappedGame) => boolean,
  { draw, seed, out }: DrawOptions,
): void {
  if (!draw || !seed || !out) throw new Error('A draw needs --draw <n>, --seed <text> and --out <file>')
  const file = join(LABELS, `draw-${draw}.tsv`)
  if (existsSync(file)) throw new Error(`${file} is there already: labels are never drawn twice`)
  const seen = new Set(readLabelSets().flatMap((set) => set.games.map(({ id }) => id)))
  const pool = [...games].filter(([id]) => hashOf(id) >= TUNING_SHARE)
  // Games drawn before come last and are only used when too few are left; they count for the sizes of the pool.
  const byHash = pool.sort(
    ([a], [b]) =>
      Number(seen.has(a)) - Number(seen.has(b)) || hashOf(`${seed} ${a}`) - hashOf(`${seed} ${b}`),
  )
  const listed = byHash.filter(([, game]) => isListed(game))
  const hidden = byHash.filter(([, game]) => !isListed(game))
  const drawn = [...listed.slice(0, LISTED_DRAWN), ...hidden.slice(0, HIDDEN_DRAWN)].sort(
    ([a], [b]) => hashOf(`${b} ${seed}`) - hashOf(`${a} ${seed}`),
  )
  writeFileSync(out, drawn.map(([, game], index) => describeGame(index + 1, game)).join('\n'))
  const states = drawn.map(([id, game]) => `${id}\t\t\t${isListed(game) ? 'listed' : 'hidden'}`)
  const poolListed = pool.filter(([, game]) => isListed(game)).length
  const head = `# seed ${seed}; pool: ${poolListed} listed, ${pool.length - poolListed} hidden`
  writeFileSync(`${out}.tsv`, `${[head, ...states].join('\n')}\n`)
  console.log(
    `${drawn.length} games to label: ${out}; their ids, to be completed: ${out}.tsv. ${head.slice(2)}`,
  )
}

/** 0 to 1, evenly spread. */
function hashOf(text: string): number {
  return Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16) / 2 ** 32
}

function describeGame(number: number, { title, tags, description, instructions }: MappedGame): string {
  return `### ${number} | ${title}\ntags: ${tags.join(', ')}\n${description.slice(0, 600)}\nHow: ${instructions.slice(0, 200)}\n`
}
