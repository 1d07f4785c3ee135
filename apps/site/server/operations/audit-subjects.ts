/** What entries of the audit are about, by its name and with the page of the console where it is. */
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import { describeProvider } from '#app/features/feeds/providers.ts'
import { parseRawSite } from '#app/features/sites/sites.server.ts'
import { listDocumentTitles } from '../ledger/documents.ts'
import { listFeeds } from '../ledger/feeds.ts'
import { listTitles } from '../ledger/game-list.ts'
import { listImportProviders } from '../ledger/imports.ts'
import type { OperationContext } from './operation.ts'
import { hasPermission, type Permission } from './roles.ts'
import { readSites } from './site-store.ts'

export interface AuditSubject {
  text: string
  /** An address of the console; null where there is none, for what is deleted, or where the person may not go. */
  to: string | null
}

type Named = (
  names: readonly string[],
  context: OperationContext,
) => Promise<ReadonlyMap<string, AuditSubject>>

const TARGET_RE = /^([a-z]+) (.+)$/

/** By the first word of targets. */
const KINDS: Readonly<Record<string, Named>> = {
  game: async (slugs, { reads }) => {
    const titles = await listTitles(reads, slugs)
    return toMap(slugs, (slug) => toSubject(titles.get(slug), `/games/${slug}`))
  },
  site: async (hosts, context) => {
    const sites = new Map((await readSites(context)).raw.map((raw) => [raw.host, raw]))
    return toMap(hosts, (host) => {
      const raw = sites.get(host)
      const name = raw && (parseRawSite(raw).site?.name ?? host)
      return toSubject(name && (name === host ? host : `${name} (${host})`), `/sites/${host}`)
    })
  },
  article: (ids, context) => nameDocuments('article', ids, context),
  page: (ids, context) => nameDocuments('page', ids, context),
  feed: async (ids, { ledger }) => {
    const [feeds, adapters] = [await listFeeds(ledger), await listAdapters(ledger)]
    return toMap(ids, (id) => {
      const feed = feeds.find((one) => String(one.id) === id)
      return toSubject(feed && `${describeProvider(feed.provider, adapters)}, feed ${id}`, '/feeds')
    })
  },
  list: async (names, { ledger }) => {
    const adapters = await listAdapters(ledger)
    return toMap(names, (name) => {
      const [provider = '', slice = ''] = name.split('/')
      return { text: `${describeProvider(provider, adapters)}, list ${slice}`, to: '/feeds' }
    })
  },
  import: async (ids, { ledger, reads }) => {
    const [providers, adapters] = [
      await listImportProviders(reads, ids.map(Number)),
      await listAdapters(ledger),
    ]
    return toMap(ids, (id) => {
      const provider = providers.get(Number(id))
      return toSubject(
        provider && `Import ${id} of ${describeProvider(provider, adapters)}`,
        `/feeds?import=${id}`,
      )
    })
  },
  provider: (names, { ledger }) => nameProviders(names, ledger, (name) => `/feeds/providers/${name}`),
  records: (names, { ledger }) => nameProviders(names, ledger, (name) => `/feeds/refused?provider=${name}`),
  person: linkAll((name) => name, '/people', 'people'),
  message: linkAll((id) => `Message ${id}`, '/messages', 'messages'),
  report: linkAll((id) => `Report ${id}`, '/reports', 'reports'),
  answer: linkAll((name) => `Saved answer “${name}”`, '/messages', 'messages'),
  view: linkAll((name) => `View “${name}”`, '/games', 'games.read'),
  move: linkAll((id) => `Move ${id}`, '/move-in', 'feeds.edit'),
  backup: linkAll((name) => name, '/health', 'backups'),
}

async function nameProviders(
  names: readonly string[],
  ledger: OperationContext['ledger'],
  toPage: (name: string) => string,
) {
  const adapters = await listAdapters(ledger)
  return toMap(names, (name) => ({ text: describeProvider(name, adapters), to: toPage(name) }))
}

/** Targets of one word. */
const SINGLE: Readonly<Record<string, { subject: AuditSubject; permission: Permission }>> = {
  notifications: {
    subject: { text: 'Notifications', to: '/notifications' },
    permission: 'notifications',
  },
  categories: { subject: { text: 'Categories', to: '/categories' }, permission: 'categories.read' },
  clock: { subject: { text: 'Clock of the server', to: '/health' }, permission: 'health' },
}

/** By target; one without a known name or page is its own text. */
export async function describeSubjects(
  context: OperationContext,
  targets: readonly string[],
): Promise<ReadonlyMap<string, AuditSubject>> {
  const found = new Map<string, AuditSubject>()
  const byKind = Map.groupBy(new Set(targets), (target) => TARGET_RE.exec(target)?.[1] ?? '')
  for (const [kind, ofKind] of byKind) {
    const names = ofKind.map((target) => target.slice(kind.length + 1))
    const named = await KINDS[kind]?.(names, context)
    for (const [place, target] of ofKind.entries()) {
      const single = SINGLE[target]
      const subject = single
        ? { ...single.subject, to: mayOpen(context, single.permission, single.subject.to) }
        : named?.get(names[place]!)
      found.set(target, subject ?? { text: target, to: null })
    }
  }
  return found
}

const toSubject = (text: string | undefined, to: string): AuditSubject | null =>
  text === undefined ? null : { text, to }

function toMap(
  names: readonly string[],
  describe: (name: string) => AuditSubject | null,
): Map<string, AuditSubject> {
  return new Map(
    names.flatMap((name) => {
      const subject = describe(name)
      return subject ? [[name, subject] as const] : []
    }),
  )
}

const mayOpen = ({ actor }: OperationContext, permission: Permission, to: string | null) =>
  hasPermission(actor, permission) ? to : null

function linkAll(toText: (name: string) => string, to: string, permission: Permission): Named {
  return async (names, context) =>
    toMap(names, (name) => ({ text: toText(name), to: mayOpen(context, permission, to) }))
}

async function nameDocuments(
  kind: 'article' | 'page',
  ids: readonly string[],
  { reads }: OperationContext,
): Promise<Map<string, AuditSubject>> {
  const titles = await listDocumentTitles(reads, kind, ids.map(Number))
  return toMap(ids, (id) => toSubject(titles.get(Number(id)), `/${kind}s/${id}`))
}
