/** The first games of a feed as an import would make them, without writing anything. */
import { OutboundError } from '../outbound/outbound-error.ts'
import type { FeedAdapter } from './adapter.ts'
import { describeFeed } from './describe-feed.ts'
import { adviseOn, FeedFault } from './feed-fault.ts'
import type { FeedReading } from './feed-reading.server.ts'
import { readSample } from './feed-sample.server.ts'
import type { FeedSample } from './feed-sample.server.ts'
import { readFeed } from './feed-source.server.ts'
import { mapSource } from './import-run.server.ts'
import type { MappedGame, MappingRules } from './map-record.ts'

export const PREVIEW_GAMES = 20
/** Records without a game that are read at most, so that a wrong mapping does not read a large feed to its end. */
const MAX_PREVIEW_RECORDS = 2000

export interface PreviewOptions extends Pick<FeedReading, 'origin' | 'openStream' | 'signal'> {
  adapter: FeedAdapter
  /** For the message when the feed is another provider's. */
  adapters: readonly FeedAdapter[]
  rules: MappingRules
  /** The beginning of the feed: it is read instead of the origin, which is then its name. */
  sample?: FeedSample
  /** How many games; 20 by default. */
  count?: number
}

export interface FeedPreview {
  games: MappedGame[]
  /** Records that give no game, up to the last game shown. */
  refused: { record: number; reason: string; title: string }[]
  /** Records read. */
  read: number
}

/** Throws `FeedFault` when the feed cannot be read. */
export async function previewFeed(options: PreviewOptions): Promise<FeedPreview> {
  const { adapter, adapters, rules, sample, origin, openStream, signal, count = PREVIEW_GAMES } = options
  const preview: FeedPreview = { games: [], refused: [], read: 0 }
  let start: Uint8Array | null = sample?.bytes ?? null
  const onStart = (bytes: Uint8Array) => void (start ??= bytes)
  try {
    const records = sample
      ? readSample(sample, adapter)
      : readFeed({ adapter, origin, openStream, signal, onStart })
    for await (const record of records) {
      preview.read++
      const outcome = mapSource(record, adapter, rules)
      if (outcome.kind === 'game') preview.games.push(outcome.game)
      else {
        const title = outcome.kind === 'filtered' ? outcome.game.title : ''
        preview.refused.push({ record: record.number, reason: outcome.reason, title })
      }
      if (preview.games.length === count || preview.read === MAX_PREVIEW_RECORDS) break
    }
  } catch (error) {
    if (!(error instanceof FeedFault || error instanceof OutboundError)) throw error
    const code = error instanceof FeedFault ? error.code : 'unreachable'
    const found = start === null ? '' : await describeFeed(start, { adapters, wanted: adapter })
    throw new FeedFault(
      code,
      `Reading ${adapter.label} from ${origin} failed: ${error.message}${found}. ${adviseOn(code, null)}.`,
    )
  }
  return preview
}
