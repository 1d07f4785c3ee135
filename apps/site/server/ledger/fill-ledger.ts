/** Test only: writes rows into every table through the functions that a running site uses. All of it is made up. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseCategoryMapping } from '#app/features/catalogue/categories.ts'
import { startCatalogue } from '#app/features/catalogue/catalogue-service.server.ts'
import {
  addCategory,
  hideCategories,
  orderCategories,
  removeCategories,
} from '#app/features/catalogue/manage-categories.server.ts'
import {
  gamedistributionRecord,
  gamemonetizeRecord,
  gamepixFeed,
  gamepixRecord,
  htmlgamesRecord,
} from '#app/features/feeds/feed-fixtures.ts'
import { scheduleFeed, setRolling } from '#app/features/feeds/feed-operations.server.ts'
import { importFeed } from '#app/features/feeds/import-feed.server.ts'
import { rejectImport, undoImport } from '#app/features/feeds/import-operations.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { refreshMerges } from '#app/features/feeds/merges.server.ts'
import { addProvider, checkDefinition } from '#app/features/feeds/provider-operations.server.ts'
import { allowRecords } from '#app/features/feeds/refused-operations.server.ts'
import { gamePath } from '#app/site-paths.ts'
import { storeArticle, setArticleStatus } from './articles.ts'
import { storeAddressCheck } from './address-checks.ts'
import { insertAuditWithValues } from './audit.ts'
import { insertChallenge, insertLink, insertSession } from './console-access.ts'
import { insertPreview } from './console-previews.ts'
import { storeContent } from './upload-files.ts'
import { createUploadKey, insertUpload, insertUploadVersion } from './uploads.ts'
import { addDocumentPictures } from './document-pictures.ts'
import { removeDocument, saveDocument } from './documents.ts'
import { castVote, recordPlays } from './counters.ts'
import { recordEvents } from './events.ts'
import { storePage, storeValidators } from './feed-pages.ts'
import { setFeedPaused, setFeedRun } from './feeds.ts'
import { editGame } from './game-edits.ts'
import { addGamePicture } from './game-pictures.ts'
import { setGameStatus, upsertOwnGames } from './games.ts'
import { ensureIndexNowKey, finishIndexNowRun } from './index-now.ts'
import type { Ledger } from './ledger.ts'
import { makeGame } from './make-game.ts'
import { insertInspection } from './inspections.ts'
import { addMovedAddresses, insertMove } from './moves.ts'
import { insertPasskey, insertPerson } from './people.ts'
import { addMessage, resolveMessage } from './messages.ts'
import { storePlayTest } from './play-tests.ts'
import { addReport, resolveReport } from './reports.ts'
import { storeRetentionRun } from './retention-clock.ts'
import { setSiteEdits } from './sites.ts'
import { ensureSlice, toFeedSlice } from './slices.ts'
import { addAdDocument, addSponsorPicture } from './sponsors.ts'
import { setVanishedRule } from './vanished-games.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const NOW_MS = Date.UTC(2026, 10, 25, 12)
const DAY_MS = 86_400_000
const HOST = 'games.example.com'

const hexOf = (number: number) => number.toString(16).padStart(64, '0')
const range = (from: number, count: number) => Array.from({ length: count }, (_, place) => from + place)

type Records = object[]
type Import = (provider: string, records: Records, more?: { slice?: string }) => Promise<number>

/** Returns how to import records of a provider; each answers with the import's id. */
async function openImports(ledger: Ledger, folder: string): Promise<Import> {
  const rules = await loadRules(ROOT)
  let files = 0
  return async (provider, records, more = {}) => {
    const origin = join(folder, `${provider}-${++files}.json`)
    await writeFile(origin, JSON.stringify(provider === 'gamepix' ? gamepixFeed(records) : records))
    const nowMs = NOW_MS - 20 * DAY_MS + files * 60_000
    return (await importFeed({ ledger, rules, provider, origin, nowMs, ...more })).importId
  }
}

/** Imports in every state and their results: refused, allowed, vanished, updated and undone records, and one list that waits for approval. */
async function fillFeeds(ledger: Ledger, folder: string): Promise<void> {
  const load = await openImports(ledger, folder)
  const context = { ledger, rules: await loadRules(ROOT), nowMs: NOW_MS }
  const refused = { description: 'Here you win real money.' }
  const first = [...range(1, 18).map((number) => gamepixRecord(number)), gamepixRecord(19, refused)]
  await load('gamepix', [...first, gamepixRecord(20, refused)])
  await allowRecords(context, [{ provider: 'gamepix', providerId: 'GP20' }])
  // One record is missing from the list, one has another title.
  await load('gamepix', [
    ...first.slice(1),
    gamepixRecord(2, { title: 'A Second Title' }),
    gamepixRecord(20, refused),
  ])
  const foreign = range(1001, 20).map((number) => gamepixRecord(number))
  await rejectImport({ ledger, rules: context.rules }, await load('gamepix', foreign))
  await load('gamepix', foreign)
  await load(
    'gamedistribution',
    range(30, 5).map((number) => gamedistributionRecord(number)),
  )
  await load(
    'htmlgames',
    range(40, 4).map((number) => htmlgamesRecord(number)),
  )
  // The same title and play address twice: one game with two sources.
  await load(
    'gamemonetize',
    [...range(50, 3), 5].map((number) => gamemonetizeRecord(number)),
    { slice: 'puzzles' },
  )
  const undone = await load(
    'htmlgames',
    range(60, 3).map((number) => htmlgamesRecord(number)),
    { slice: 'mistake' },
  )
  await undoImport(context, undone)
  const url = 'https://feeds.gamepix.com/v2/json?sid=ABC12&pagination=96'
  const feed = await scheduleFeed(context, { provider: 'gamepix', url, everyMs: DAY_MS })
  const run = { atMs: NOW_MS, error: 'the host did not answer' }
  await setFeedRun(ledger, { id: feed, everyMs: DAY_MS, failures: 0 }, run)
  await setFeedPaused(ledger, feed, NOW_MS)
  await setRolling(context, { provider: 'gamemonetize', slice: 'puzzles' }, true)
  await refreshMerges(ledger, async () => context.rules)
  await fillProviders(ledger, feed)
}

/** A provider that the operator added, and a feed that is being read. */
async function fillProviders(ledger: Ledger, feedId: number): Promise<void> {
  const { definition } = checkDefinition(
    {
      ...{ provider: 'sunny', label: 'Sunny Games', licence: 'By agreement', format: 'csv' },
      ...{ fields: { title: 'name', url: 'play' }, playHosts: ['play.sunny.example'] },
    },
    'sunny.json',
  )
  await addProvider({ ledger, nowMs: NOW_MS }, definition)
  const { id } = await ensureSlice(ledger, 'gamepix', toFeedSlice(feedId))
  const page = { request: 'https://feeds.gamepix.com/v2/json?page=1', bytes: new Uint8Array([31, 139, 0]) }
  await storePage(ledger, id, 0, { ...page, nowMs: NOW_MS })
  const version = { etag: '"v1"', lastModified: null, fingerprint: hexOf(7), importId: 1 }
  await storeValidators(ledger, id, { ...version, origin: 'https://feeds.gamepix.com/v2/json' })
}

async function fillGames(ledger: Ledger): Promise<void> {
  const own = ['paper-boats', 'tin-drum'].map((slug) => makeGame({ slug, title: slug.replace('-', ' ') }))
  await upsertOwnGames(ledger, own)
  await editGame(ledger, { slug: 'bright-acorn-1', change: { age: '12+' }, nowMs: NOW_MS })
  const cover = { name: '0123456789abcdef', width: 4, height: 3, bytes: new Uint8Array([82, 73]) }
  await addGamePicture(ledger, 'bright-acorn-1', cover, NOW_MS)
  await setGameStatus(ledger, 'dancing-acorn-3', 'broken')
  await setGameStatus(ledger, 'early-acorn-4', 'removed')
  const due = { provider: 'gamepix', url: 'https://play.gamepix.com/gentle-acorn-6/embed' }
  await storeAddressCheck(ledger, { ...due, slug: 'gentle-acorn-6', isRepeated: false }, 'gone', NOW_MS)
  const report = { screens: [] }
  await storePlayTest(
    ledger,
    {
      ...{ ...due, slug: 'gentle-acorn-6', verdict: 'broken', reason: 'not-found', report },
      pictures: [{ screen: 'desktop', bytes: new Uint8Array([255, 216]) }],
    },
    NOW_MS,
  )
}

/** Visitors' data: plays, votes, reports, messages and counted events. */
async function fillVisits(ledger: Ledger): Promise<void> {
  const slugs = ['paper-boats', 'tin-drum', 'fuzzy-acorn-5', 'gentle-acorn-6']
  await recordPlays(
    ledger,
    range(0, 40).map((number) => ({
      slug: slugs[number % slugs.length]!,
      atMs: NOW_MS - number * 3_600_000,
      site: HOST,
    })),
  )
  for (const number of range(0, 12)) {
    const value = number % 4 === 0 ? -1 : 1
    await castVote(ledger, { slug: slugs[number % slugs.length]!, tokenHash: hexOf(number), value })
  }
  const report = { site: HOST, gameSlug: 'paper-boats', createdAtMs: NOW_MS }
  await addReport(ledger, { ...report, reason: 'controls', note: 'The jump key', tokenHash: hexOf(1) })
  const done = await addReport(ledger, { ...report, reason: 'other', note: 'TypeError: x is undefined' })
  await resolveReport(ledger, done!, NOW_MS + 1000)
  const message = { site: HOST, topic: 'idea', email: '', createdAtMs: NOW_MS }
  await addMessage(ledger, { ...message, body: 'Please add a game about kites.' })
  const answered = await addMessage(ledger, { ...message, topic: 'fault', body: 'The menu does not open.' })
  await resolveMessage(ledger, answered, NOW_MS + 1000)
  const event = { site: HOST, source: 'tube/summer' }
  await recordEvents(
    ledger,
    [
      { ...event, id: hexOf(1).slice(-32), event: 'Detail', subject: 'paper-boats' },
      {
        ...event,
        id: hexOf(2).slice(-32),
        event: 'Search',
        subject: 'kites',
        also: [{ ...event, event: 'Pid', subject: '77' }],
      },
    ],
    NOW_MS,
  )
}

async function fillSites(ledger: Ledger): Promise<void> {
  await setSiteEdits(ledger, HOST, { name: 'Games of Ours', audience: 'general', 'ads.provider': 'house' })
  await setSiteEdits(ledger, 'teens.example.com', { audience: 'mixed' })
  await ensureIndexNowKey(ledger, HOST)
  await finishIndexNowRun(ledger, { host: HOST, told: '/ 1a2b3c4d', nextAtMs: NOW_MS + DAY_MS, failures: 0 })
  await setVanishedRule(ledger, { kind: 'runs', runs: 3 })
  await storeRetentionRun(ledger, NOW_MS)
}

async function fillArticles(ledger: Ledger): Promise<void> {
  for (const [id, site] of [
    [1001, null],
    [1002, HOST],
  ] as const) {
    const name = `articles${id}-640.webp`
    await storeArticle(ledger, {
      site,
      article: {
        id,
        slug: `kites-${id}`,
        title: `Kites ${id}`,
        content: 'Why kites fly.',
        icon: `articles${id}.webp`,
        detail: '<h1>Kites</h1><h2 id="wind">Wind</h2><p>Hold the line.</p>',
        topics: ['parents'],
        relatedTags: ['puzzle'],
        readingMinutes: 1,
        toc: [{ id: 'wind', text: 'Wind', level: 2 }],
      },
      pictures: [{ name, bytes: new Uint8Array([82, 73, 70, 70, 0, 255, id % 256]) }],
      contentHash: hexOf(id),
      publishedAtMs: NOW_MS - DAY_MS,
      nowMs: NOW_MS,
    })
  }
  await setArticleStatus(ledger, 1002, 'published', NOW_MS)
  const page = { title: 'Terms', summary: 'What counts.', detail: '<h1>Terms</h1><p>Be kind.</p>' }
  await saveDocument(ledger, {
    ...{ kind: 'page', id: 1, site: HOST, slug: 'terms', record: page, contentHash: hexOf(1) },
    ...{ icon: null, expected: null, personName: 'Robin', nowMs: NOW_MS },
  })
  const picture = { name: 'pages1-0123456789ab.webp', width: 4, height: 3, bytes: new Uint8Array([82, 73]) }
  await addDocumentPictures(ledger, { kind: 'page', id: 1 }, [picture], NOW_MS)
  await saveDocument(ledger, {
    ...{ kind: 'page', id: 2, site: HOST, slug: 'old', record: { ...page, id: 2, slug: 'old' } },
    ...{ contentHash: hexOf(2), icon: null, expected: null, personName: 'Robin', nowMs: NOW_MS },
  })
  await removeDocument(ledger, { kind: 'page', id: 2 }, NOW_MS)
}

async function fillUploads(ledger: Ledger): Promise<void> {
  const label = 'gabcdefghijklmnop'
  const read = async () => Readable.from([Buffer.from('<title>Paper boats</title>')])
  const content = await storeContent(ledger, read, NOW_MS)
  const files = [{ path: 'index.html', ...content, brotli_sha256: null, brotli_size: null }]
  const record = { engine: 'plain', entry: 'index.html' }
  await ledger.db.transaction().execute(async (trx) => {
    await insertUpload(trx, {
      ...{ label, slug: 'paper-boats', maker: 'Robin', licence: 'MIT', created_at: NOW_MS },
    })
    const version = { label, key: createUploadKey(), personName: 'Robin', record, files, nowMs: NOW_MS }
    await insertUploadVersion(trx, version)
  })
}

async function fillCategories(ledger: Ledger): Promise<void> {
  const mapping = parseCategoryMapping(await readFile(join(ROOT, 'content/categories.json'), 'utf8'))
  const parts = { tags: ['puzzle'], words: ['kite'], games: ['paper-boats'], icon: null }
  const kites = await addCategory(ledger, mapping, { ...parts, label: 'Kites' })
  const removed = await addCategory(ledger, mapping, { ...parts, label: 'Removed' })
  await removeCategories(ledger, mapping, [removed.id])
  await hideCategories(ledger, mapping, ['Cars'], true)
  await orderCategories(ledger, mapping, [kites.id])
}

/** The first start of a server chooses a drawn cover for every game. */
async function fillCovers(ledger: Ledger, folder: string): Promise<void> {
  const log = { info() {}, warn() {}, error() {}, flush() {} }
  const mapping = parseCategoryMapping(await readFile(join(ROOT, 'content/categories.json'), 'utf8'))
  const service = await startCatalogue({
    ledger,
    indexDir: join(folder, 'index'),
    mapping,
    feelings: {},
    log,
  })
  await service.close()
}

/** A person with a passkey, a session and a link, and one entry of the audit. */
async function fillConsole(ledger: Ledger): Promise<void> {
  const person = { id: 'person-1', name: 'Robin', role: 'owner', sites: null, createdAtMs: NOW_MS }
  await insertPerson(ledger, person)
  const keys = { rpId: 'console.localhost', publicKey: 'AAAA', counter: 0, transports: ['internal'] }
  await insertPasskey(
    ledger,
    { id: 'passkey-1', personId: person.id, device: 'Firefox on Linux', ...keys },
    NOW_MS,
  )
  const session = { id: 'session-1', personId: person.id, device: 'Firefox on Linux', nowMs: NOW_MS }
  await insertSession(ledger, 'token', session)
  const preview = { sessionId: session.id, host: HOST, path: '/', record: {} }
  await insertPreview(ledger, 'token', preview, NOW_MS)
  const link = { personId: null, role: 'editor', sites: [HOST], isFirst: false, expiresAtMs: NOW_MS + DAY_MS }
  await insertLink(ledger, 'token', link)
  await insertChallenge(ledger, 'challenge', { purpose: 'sign-in', nowMs: NOW_MS })
  const change = { operation: 'setSite', target: `site ${HOST}`, before: { contactEmail: null } }
  await insertAuditWithValues(
    ledger,
    {
      ...{ atMs: NOW_MS, personId: person.id, personName: person.name, door: 'console' },
      ...change,
      after: { contactEmail: 'set' },
    },
    { before: change.before, after: { contactEmail: 'games@example.com' } },
  )
  const move = { site: HOST, fileName: 'old.sql', report: {}, nowMs: NOW_MS }
  const addresses = [{ path: '/game/boats', target: gamePath('paper-boats') }]
  const picture = { picture: 'sponsors-0123456789ab', width: 8, height: 8 }
  const file = { name: 'sponsors-0123456789ab.webp', bytes: new Uint8Array([1, 2, 3]) }
  await addSponsorPicture(ledger, picture, [file], NOW_MS)
  await addAdDocument(ledger, '<p>An ad</p>', NOW_MS)
  await insertInspection(ledger, {
    ...{ slug: 'kite', number: null, personName: 'Ada', report: { step: 'desktop' }, nowMs: NOW_MS },
  })
  await addMovedAddresses(ledger, { site: HOST, moveId: await insertMove(ledger, move), addresses })
}

export async function fillLedger(ledger: Ledger): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-fill-'))
  try {
    await fillFeeds(ledger, folder)
    await fillGames(ledger)
    await fillVisits(ledger)
    await fillSites(ledger)
    await fillArticles(ledger)
    await fillCategories(ledger)
    await fillUploads(ledger)
    await fillConsole(ledger)
    await fillCovers(ledger, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
