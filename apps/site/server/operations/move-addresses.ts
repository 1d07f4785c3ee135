/** Old addresses of a portal that is moved in: each leads to what became of its page, unless this site has a page there. */
import { toTags } from '#app/domain/tags.ts'
import { buildMatcher, findRuleRedirect } from '#app/features/navigation/matcher.ts'
import type { Site } from '#app/domain/site.ts'
import { gamePath, tagPath } from '#app/site-paths.ts'
import { findPage } from '#app/site-routes.ts'
import { findCaseRedirect } from '../case-redirects.ts'
import { findLegacyRedirect } from '../legacy-redirects.ts'
import {
  addMovedAddresses,
  countMovedAddresses,
  findMovedAddresses,
  type MovedAddress,
} from '../ledger/moves.ts'
import { readPlacedGames, type MovePart, type RefusedIds } from './move-games.ts'
import { getWholeSite } from './site-store.ts'

/** All of them are in the memory of every process. */
const MAX_ADDRESSES = 200_000
const MAX_COLLISIONS = 50
const BATCH_ADDRESSES = 500
/** Answered before pages are. */
const SERVER_RE =
  /^\/(?:(?:api|livez|readyz|games|assets|img|sdk|preview)(?:\/|$)|[^/]+\.(?:txt|xml|json|js|ico|png|svg|webmanifest)$)/

/** Why an address cannot lead elsewhere, or null. */
export function createAddressJudge({ redirects }: Pick<Site, 'redirects'>): (path: string) => string | null {
  const rules = Object.entries(redirects).map(([from, { to, status }]) => [from, { redirect: to, status }])
  const matcher = buildMatcher(Object.fromEntries(rules) as Parameters<typeof buildMatcher>[0])
  return (path) => {
    const pathname = encodeURI(path)
    // A short address is one of the home page, which has no such query.
    if (path.startsWith('/?')) return null
    if (SERVER_RE.test(path)) return 'The server answers this address itself'
    if (findRuleRedirect(matcher, { pathname, search: '', hash: '' }) !== null)
      return 'A redirect of yours has this address'
    const isPage = findPage(pathname).name !== 'lost'
    if (
      isPage ||
      findCaseRedirect(pathname) !== null ||
      findLegacyRedirect(pathname, new URLSearchParams()) !== null
    )
      return 'This site has a page at this address'
    return null
  }
}

export class AddressWriter {
  readonly #part: MovePart
  readonly #moveId: number
  readonly #judge: (path: string) => string | null
  #batch: MovedAddress[] = []
  readonly #seen = new Set<string>()
  #room: number

  constructor(part: MovePart, moveId: number, judge: (path: string) => string | null, room: number) {
    this.#part = part
    this.#moveId = moveId
    this.#judge = judge
    this.#room = room
  }

  static async open(part: MovePart, moveId: number): Promise<AddressWriter> {
    const site = await getWholeSite(part.context, part.site)
    const room = MAX_ADDRESSES - (await countMovedAddresses(part.context.ledger))
    return new AddressWriter(part, moveId, createAddressJudge(site), room)
  }

  async add(paths: readonly string[], target: string): Promise<void> {
    for (const path of paths) await this.#addOne(path, target)
  }

  async #addOne(path: string, target: string): Promise<void> {
    if (this.#seen.has(path)) return
    this.#seen.add(path)
    const reason = decodeURI(target) === path ? 'It is the same address here' : this.#judge(path)
    if (reason !== null) return this.#addCollision(path, reason)
    this.#batch.push({ path, target })
    if (this.#batch.length >= BATCH_ADDRESSES) await this.flush()
  }

  #addCollision(path: string, reason: string): void {
    const { redirects } = this.#part.report
    redirects.collisions++
    if (redirects.firstCollisions.length < MAX_COLLISIONS) redirects.firstCollisions.push({ path, reason })
  }

  async flush(): Promise<void> {
    const { context, report, site, isDryRun } = this.#part
    const batch = this.#batch
    this.#batch = []
    const known = await findMovedAddresses(
      context.ledger,
      site,
      batch.map(({ path }) => path),
    )
    const fresh = batch.filter(({ path }) => !known.has(path)).slice(0, Math.max(0, this.#room))
    this.#room -= fresh.length
    report.redirects.known += known.size
    if (this.#room <= 0 && !report.notes.some((note) => note.startsWith('Not all old addresses')))
      report.notes.push(`Not all old addresses are redirected: there are at most ${MAX_ADDRESSES}`)
    report.redirects.new += fresh.length
    if (!isDryRun && fresh.length > 0)
      await addMovedAddresses(context.ledger, { site, moveId: this.#moveId, addresses: fresh })
  }
}

/** Of games, and of the lists that have games. */
export async function addGameAddresses(
  part: MovePart,
  addresses: AddressWriter,
  refusedIds: RefusedIds,
): Promise<void> {
  const tags = new Set<string>()
  const addTags = (names: string) => {
    for (const name of names.split(',')) for (const tag of toTags([name])) tags.add(tag)
  }
  if (part.isDryRun)
    for (const provider of part.spool.providers.keys())
      for await (const { moved, oldPaths } of part.spool.readGames(provider)) {
        if (refusedIds.get(provider)?.has(moved.id)) continue
        addTags(`${moved.category},${moved.tags}`)
        await addresses.add(oldPaths, gamePath('new'))
      }
  else
    for await (const { game, slug } of readPlacedGames(part)) {
      addTags(`${game.moved.category},${game.moved.tags}`)
      await addresses.add(game.oldPaths, gamePath(slug))
    }
  for (const { name, oldPath } of part.spool.lists.values()) {
    const [tag] = toTags([name])
    if (tag !== undefined && tags.has(tag)) await addresses.add([oldPath], tagPath(tag))
  }
  await addresses.flush()
}
