/**
 * Another portal's file, read once and written apart by provider: what an import needs is then read again as often as it is needed, and no list
 * of games is in memory.
 */
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { EMBED_PROVIDER } from '#app/domain/game.ts'
import { readEmbedAddress, readIframe, toEmbedId, type EmbedRules } from '../feeds/embed-address.ts'
import type { FeedAdapter } from '../feeds/adapter.ts'
import type { MovedRecord } from '../feeds/moved-shape.ts'
import type { MovedDocument, MovedGame, MovedList } from './moved-content.ts'
import { MoveFault } from './move-fault.ts'
import { openMove, type MoveSource } from './read-move.server.ts'
import { RefusalList, type Refused } from './refusal-list.ts'

const MAX_GAMES = 100_000
const MAX_DOCUMENTS = 20_000
const MAX_LISTS = 5000
const MAX_PICTURES = 4

/** A line of a provider's file. */
export interface SpooledGame {
  moved: MovedRecord
  oldPaths: string[]
  /** https addresses, best first. */
  pictures: string[]
}

export interface UnknownHost {
  host: string
  games: number
  isAllowed: boolean
}

export interface SpoolOptions {
  path: string
  /** An empty folder. */
  folder: string
  rules: EmbedRules
  /** Hosts of games that no known provider has, which the operator allows. */
  allowedHosts: ReadonlySet<string>
  /** Where the old site is, if the operator says so. */
  origin: string | null
  onProgress?: (games: number) => void
}

/** Throws `MoveFault` or `FeedFault`: nothing can be moved in then. */
export async function spoolMove(options: SpoolOptions): Promise<MoveSpool> {
  const opened = await openMove(options.path)
  const spool = new MoveSpool(options, opened.source)
  try {
    for await (const content of opened.read()) {
      spool.origin ??= opened.findOrigin()
      if (content.kind === 'game') await spool.addGame(content)
      else if (content.kind === 'list') spool.addList(content)
      else await spool.addDocument(content)
    }
  } finally {
    await spool.close()
  }
  return spool
}

export class MoveSpool {
  readonly source: MoveSource
  origin: string | null
  readonly refusals = new RefusalList()
  /** Games that may be imported, by provider. */
  readonly providers = new Map<string, { adapter: FeedAdapter | null; games: number }>()
  readonly lists = new Map<string, MovedList>()
  readonly counts = { games: 0, articles: 0, pages: 0 }
  readonly #hosts = new Map<string, number>()
  readonly #options: SpoolOptions
  readonly #files = new Map<string, WriteStream>()

  constructor(options: SpoolOptions, source: MoveSource) {
    this.#options = options
    this.source = source
    this.origin = options.origin
  }

  get refused(): Refused[] {
    return this.refusals.list()
  }

  /** Hosts of no known provider, those with the most games first. */
  get unknownHosts(): UnknownHost[] {
    return [...this.#hosts]
      .map(([host, games]) => ({ host, games, isAllowed: this.#options.allowedHosts.has(host) }))
      .toSorted((a, b) => b.games - a.games)
  }

  async addGame(game: MovedGame): Promise<void> {
    if (++this.counts.games > MAX_GAMES) throw new MoveFault(`The file has more than ${MAX_GAMES} games`)
    if (this.counts.games % 500 === 0) this.#options.onProgress?.(this.counts.games)
    const judged = this.#judge(game)
    if (typeof judged === 'string') return this.refusals.add(judged, game.title)
    const { provider, adapter, record } = judged
    const known = this.providers.get(provider)
    if (known) known.games++
    else this.providers.set(provider, { adapter, games: 1 })
    await this.#write(`games-${provider}`, record)
  }

  #judge(game: MovedGame): { provider: string; adapter: FeedAdapter | null; record: SpooledGame } | string {
    if (game.fault !== null) return game.fault
    const address = this.#findAddress(game)
    if ('reason' in address) return address.reason
    const { provider, adapter, url } = address
    const { hostname } = new URL(url)
    if (provider === EMBED_PROVIDER) {
      this.#hosts.set(hostname, (this.#hosts.get(hostname) ?? 0) + 1)
      if (!this.#options.allowedHosts.has(hostname))
        return `Its host ${hostname} is of no known provider: allow it, if these games may be shown`
    }
    const pictures = game.pictures.flatMap((one) => this.toPictureAddress(one) ?? []).slice(0, MAX_PICTURES)
    const { title, description, instructions, width, height, publishedAt } = game
    const moved: MovedRecord = {
      ...{ id: toId(url, adapter), title, description, instructions, url, width, height, publishedAt },
      category: game.categories.join(','),
      tags: game.tags.join(','),
      covers: pictures,
    }
    return { provider, adapter, record: { moved, oldPaths: game.oldPaths, pictures } }
  }

  #findAddress({ address }: MovedGame): ReturnType<typeof readEmbedAddress> {
    const text = readIframe(address).trim()
    if (text === '') return { reason: 'It has no address' }
    if (/\.swf(?:[?#]|$)/i.test(text)) return { reason: 'It is a Flash game, which browsers no longer run' }
    const url = URL.parse(text.startsWith('//') ? `https:${text}` : text)
    const isOnOldSite = url
      ? this.origin !== null && bareHost(url.hostname) === bareHost(URL.parse(this.origin)?.hostname ?? '')
      : /^[\w./-]+$/.test(text)
    if (isOnOldSite)
      return { reason: 'Its files are on the old server: upload the game as an archive (games upload)' }
    if (!url) return { reason: 'Its address is none' }
    // Providers answer with https today.
    if (url.protocol === 'http:') url.protocol = 'https:'
    return readEmbedAddress(url.href, this.#options.rules)
  }

  /** Null where it is no https address; a path is one of the old site. */
  toPictureAddress(address: string): string | null {
    const text = address.startsWith('//') ? `https:${address}` : address
    const url = URL.parse(text, this.origin ?? undefined)
    if (url?.protocol === 'http:') url.protocol = 'https:'
    return url?.protocol === 'https:' && url.href.length <= 2048 ? url.href : null
  }

  addList(list: MovedList): void {
    if (this.lists.size < MAX_LISTS) this.lists.set(list.oldPath, list)
  }

  async addDocument(document: MovedDocument): Promise<void> {
    const name = document.kind === 'page' ? 'pages' : 'articles'
    this.counts[name]++
    if (this.counts.articles + this.counts.pages > MAX_DOCUMENTS)
      throw new MoveFault(`The file has more than ${MAX_DOCUMENTS} articles and pages`)
    await this.#write('documents', document)
  }

  async #write(name: string, value: object): Promise<void> {
    let file = this.#files.get(name)
    if (!file) {
      file = createWriteStream(join(this.#options.folder, `${name}.jsonl`))
      this.#files.set(name, file)
    }
    if (!file.write(`${JSON.stringify(value)}\n`)) await once(file, 'drain')
  }

  async close(): Promise<void> {
    await Promise.all(
      [...this.#files.values()].map(async (file) => {
        file.end()
        await finished(file)
      }),
    )
  }

  readGames(provider: string): AsyncGenerator<SpooledGame> {
    return this.#read<SpooledGame>(`games-${provider}`)
  }

  readDocuments(): AsyncGenerator<MovedDocument> {
    return this.#read<MovedDocument>('documents')
  }

  async *#read<Line>(name: string): AsyncGenerator<Line> {
    if (!this.#files.has(name)) return
    const input = createReadStream(join(this.#options.folder, `${name}.jsonl`))
    for await (const line of createInterface({ input, crlfDelay: Infinity })) yield JSON.parse(line) as Line
  }
}

const bareHost = (hostname: string) => hostname.replace(/^www\./, '')

/** The id that the provider's own records have, so that a later feed knows the game. */
function toId(url: string, adapter: FeedAdapter | null): string {
  const ofProvider = adapter?.idInAddress?.exec(url)?.[1]
  if (ofProvider !== undefined) return ofProvider
  const isKnownByAddress = adapter?.shapes.every(({ fields, parse }) => fields.id === undefined && !parse)
  return isKnownByAddress ? url.replace(/^https:\/\//, '').slice(0, 200) : toEmbedId(url)
}
