/** Records in the shape of a GamePix feed, as many as wanted: those of `CATALOGUE_SAMPLES`, then others made of their titles and texts. */
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gamepixRecord, type FixtureFields } from '../../apps/site/app/features/feeds/feed-fixtures.ts'
import { createRandom } from '../measure.ts'

interface SampleRecord extends FixtureFields {
  title: string
  description: string
  category: string
}

const SAMPLE_FILE = 'gamepix-v2.json'
/** Without the samples: enough for all titles to differ. */
const MADE_RECORDS = 1500

export function readSampleRecords(): SampleRecord[] {
  const folder = process.env.CATALOGUE_SAMPLES
  const file = folder && join(folder, SAMPLE_FILE)
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).items
  console.log('CATALOGUE_SAMPLES is not set: titles are made up.')
  return Array.from({ length: MADE_RECORDS }, (_, number) => gamepixRecord(number + 1) as SampleRecord)
}

/** The same records for the same seed. */
export function* makeRecords(count: number, seed = 1): Generator<{ title: string }> {
  const samples = readSampleRecords()
  const below = createRandom(seed)
  const draw = () => samples[below(samples.length)]!
  const taken = new Set<string>()
  for (let number = 1; number <= count; number++) {
    const base = number <= samples.length ? samples[number - 1]! : draw()
    const title = number <= samples.length ? base.title : joinTitles(base.title, draw().title, number, taken)
    taken.add(title.toLowerCase())
    yield gamepixRecord(number, {
      ...{ title, description: base.description, category: base.category },
      quality_score: below(1000) / 1000,
      date_published: new Date(Date.UTC(2016, 0, 1 + below(3600))).toUTCString(),
    })
  }
}

/** The first half of one title and the second half of another; a number follows where that title exists. */
function joinTitles(start: string, end: string, number: number, taken: ReadonlySet<string>): string {
  const first = start.split(' ')
  const last = end.split(' ')
  const title = [
    ...first.slice(0, Math.ceil(first.length / 2)),
    ...last.slice(Math.floor(last.length / 2)),
  ].join(' ')
  return taken.has(title.toLowerCase()) ? `${title} ${number}` : title
}

export async function writeFeed(file: string, count: number): Promise<void> {
  await pipeline(writeItems(count), createWriteStream(file))
}

function* writeItems(count: number): Generator<string> {
  yield '{"version":"https://jsonfeed.org/version/1.1","items":['
  let separator = '\n'
  for (const record of makeRecords(count)) {
    yield separator + JSON.stringify(record)
    separator = ',\n'
  }
  yield '\n]}'
}
