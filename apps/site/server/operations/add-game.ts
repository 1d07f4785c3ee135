/** `addGame`: a game by its embed address. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { rateGame } from '#app/features/audience/rate-game.ts'
import { judgeRecord } from '#app/features/catalogue/quality.ts'
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import { readEmbedAddress, toEmbedId } from '#app/features/feeds/embed-address.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { summarise } from '#app/features/feeds/text.ts'
import { GameSchema, type Game } from '#app/domain/game.ts'
import { NO_AGE_EVIDENCE } from '#app/domain/rating.ts'
import { toTags } from '#app/domain/tags.ts'
import { loadSites } from '#app/features/sites/sites.server.ts'
import { sitesDir } from '../config.ts'
import { addGame } from '../ledger/add-game.ts'
import { listSiteEdits } from '../ledger/sites.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'

const { entries } = GameSchema
const MAX_SUMMARY_LENGTH = 200
const MAX_URL_LENGTH = 2048
const STAGE = { landscape: 16 / 9, portrait: 9 / 16, any: 4 / 3 } as const

export interface GameAdded {
  slug: string
  title: string
  /** Why the words of the filter would refuse it in a feed; null when they would not. */
  note: string | null
}

export const addGameOperation = defineOperation({
  name: 'addGame',
  permission: 'games.edit',
  schema: v.object({
    address: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter the address'), v.maxLength(MAX_URL_LENGTH)),
    title: entries.title,
    description: v.optional(entries.description, ''),
    instructions: v.optional(entries.instructions, ''),
    tags: v.optional(v.array(v.pipe(v.string(), v.maxLength(100))), []),
    orientation: v.optional(entries.orientation, 'landscape'),
    /** A visitor sees it at once; otherwise it is unpublished first. */
    isPublished: v.optional(v.boolean(), true),
  }),
  async run(context, input): Promise<GameAdded> {
    const { ledger, config, nowMs } = context
    const place = await readAddress(context, input.address)
    const rules = await loadRules(config.rootDir)
    const { isPublished, address: _address, ...texts } = input
    const tags = toTags(input.tags)
    const described = { ...texts, tags, categories: [], ageEvidence: NO_AGE_EVIDENCE }
    const { refusal, ...rating } = rateGame(described, rules.words)
    const game: Omit<Game, 'slug'> = {
      ...described,
      summary: summarise(input.description, MAX_SUMMARY_LENGTH),
      controls: {},
      maker: '',
      provider: place.provider,
      providerId: toEmbedId(place.url),
      source: { kind: 'remote', url: place.url, fallbacks: [] },
      ratio: Math.round(STAGE[input.orientation] * 1000) / 1000,
      devices: ['desktop', 'tablet', 'phone'],
      covers: { wide: null, square: null, tall: null },
      preview: null,
      media: [],
      languages: [],
      rating,
      publishedAt: nowMs,
      isDated: true,
      updatedAt: nowMs,
      plays: 0,
      likes: 0,
      dislikes: 0,
      providerRating: null,
      quality: 0,
      status: isPublished ? 'published' : 'draft',
      offline: false,
      sizeBytes: null,
    }
    game.quality = judgeRecord(game)
    const raw = JSON.stringify({ address: place.url, title: input.title })
    const { kind, slug } = await addGame(ledger, { game, raw, contentHash: hashOf(raw) })
    if (kind === 'known')
      throw new OperationError('known-game', `This address is the game “${slug}” already`, 'address')
    await recordAudit(context, 'addGame', {
      target: `game ${slug}`,
      before: null,
      after: { title: input.title, status: game.status },
    })
    return { slug, title: input.title, note: refusal }
  },
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Its provider when it is on the host of one: then the site's id at that provider is put on it like on all others. */
async function readAddress(
  context: OperationContext,
  address: string,
): Promise<{ provider: string; url: string }> {
  const isOwnHost = await findOwnHosts(context)
  const read = readEmbedAddress(address, { isOwnHost, adapters: await listAdapters(context.ledger) })
  if ('reason' in read) throw new OperationError('invalid', read.reason, 'address')
  return { provider: read.provider, url: read.url }
}

/** Whether a host is a site or the console. */
export async function findOwnHosts({
  config,
  ledger,
  consoleOrigin,
}: OperationContext): Promise<(hostname: string) => boolean> {
  const sites = await loadSites({ dir: sitesDir(config), edits: await listSiteEdits(ledger) })
  const consoleHost = URL.parse(consoleOrigin ?? '')?.hostname
  return (hostname) => sites.findSite(hostname) !== null || hostname === consoleHost
}
