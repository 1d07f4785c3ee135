/** What an operator's first weeks leave in a ledger, so that the console's screens are photographed full. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { runPortal } from '../../apps/site/e2e/operator.ts'
import { gamepixFeed, gamepixRecord } from '../../apps/site/app/features/feeds/feed-fixtures.ts'
import { makeZip } from '../../apps/site/app/features/uploads/make-zip.ts'
import { dayOf } from '../../apps/site/server/ledger/events.ts'
import { openLedger, type Ledger } from '../../apps/site/server/ledger/ledger.ts'
import { addMessage } from '../../apps/site/server/ledger/messages.ts'
import { addReport } from '../../apps/site/server/ledger/reports.ts'
import { parseConfig } from '../../apps/site/server/config.ts'
import { setAdCodeOperation } from '../../apps/site/server/operations/ad-code.ts'
import {
  saveDocumentOperation,
  setDocumentStatusOperation,
} from '../../apps/site/server/operations/documents.ts'
import { editGameOperation } from '../../apps/site/server/operations/edit-game.ts'
import { saveAnswerOperation } from '../../apps/site/server/operations/saved-answers.ts'
import { saveViewOperation } from '../../apps/site/server/operations/saved-views.ts'
import { addFeedOperation } from '../../apps/site/server/operations/feeds.ts'
import {
  addCategoryOperation,
  hideCategoriesOperation,
} from '../../apps/site/server/operations/change-categories.ts'
import { setHomeRowsOperation } from '../../apps/site/server/operations/home-rows.ts'
import { resolveMessagesOperation } from '../../apps/site/server/operations/inbox.ts'
import { setNotificationsOperation } from '../../apps/site/server/operations/notifications.ts'
import { COMMAND_LINE, runOperation, type Operation } from '../../apps/site/server/operations/operation.ts'
import { saveProviderOperation } from '../../apps/site/server/operations/providers.ts'
import { addSearchAliasOperation } from '../../apps/site/server/operations/search-aliases.ts'
import { setSiteOperation } from '../../apps/site/server/operations/site-settings.ts'
import { addSiteOperation } from '../../apps/site/server/operations/sites.ts'
import {
  addSponsorOperation,
  addSponsorPictureOperation,
} from '../../apps/site/server/operations/sponsors.ts'

const ROOT = join(import.meta.dirname, '../..')
const HOST = 'localhost'
const SECOND = 'bright.example'
const HOUR_MS = 3_600_000
const DAYS = 35

const KITE = `<!doctype html><meta name="viewport" content="width=device-width"><title>Paper Kite</title>
<body style="margin:0"><canvas width="900" height="900"></canvas>
<script>
const pen = document.querySelector('canvas').getContext('2d')
let x = 0
const step = () => {
  x = (x + 7) % 800
  pen.fillStyle = '#124'; pen.fillRect(0, 0, 900, 900)
  pen.fillStyle = '#fc3'; pen.fillRect(x, 200, 160, 160)
  requestAnimationFrame(step)
}
step()
</script>`

const MESSAGES = [
  [
    'idea',
    'Could the race games have a list of the fastest lap of the day? My brother and I would play for it every evening.',
  ],
  [
    'game',
    'On my tablet the sound of one game goes on after I close it. It is a Lenovo from 2021 with Chrome.',
  ],
  [
    'maker',
    'We make puzzle games for children and would like to see three of them on your site. How do we send them?',
  ],
  ['other', 'Thank you, my class uses the quiet games in the last ten minutes of the day.'],
] as const

const REPORTS = [
  ['inkrealm', 'does-not-load', 'The picture stays black after the second level.'],
  ['inkrealm', 'does-not-load', ''],
  ['wheelhop-hills', 'other', 'The brake is too close to the corner of my phone.'],
  [
    'atelier-nova',
    'rights',
    'I am Mira Holm, mira@mail.example. The third picture is mine: https://mira.example/sky',
  ],
] as const

/** Counts of one site on one day: event, subject, source, count. */
function listCounts(day: number): [event: string, subject: string, source: string, count: number][] {
  // Weekends are livelier, and the site grows.
  const scale = (1 + day / DAYS) * (day % 7 < 2 ? 1.5 : 1)
  const base: [string, string, string, number][] = [
    ['Visit', '', '', 180],
    ['Visit', '', 'search.example/', 90],
    ['Visit', '', 'tube/summer', 60],
    ['PlayCounted', 'cozy-blocks', '', 120],
    ['PlayCounted', 'inkrealm', '', 64],
    ['PlayCounted', 'wheelhop-hills', '', 88],
    ['PlayCounted', 'memory-meadow', 'tube/summer', 30],
    ['PlayPress', 'cozy-blocks', '', 140],
    ['PlayReady', 'cozy-blocks', '', 131],
    ['PlayPress', 'inkrealm', '', 90],
    ['PlayReady', 'inkrealm', '', 60],
    ['PlayTime5', 'cozy-blocks', '', 52],
    ['Detail', 'cozy-blocks', '', 210],
    ['SearchMiss', 'penalty kings', '', 9],
    ['SearchMiss', 'snake with two heads', '', 6],
    ['LCP', '1200', '', 120],
    ['LCP', '2400', '', 20],
  ]
  return base.map(([event, subject, source, count]) => [event, subject, source, Math.round(count * scale)])
}

/** While a server runs there: it has brought its own games into the ledger. */
export async function fillConsole(dataDir: string): Promise<void> {
  uploadKite(dataDir)
  importRefused(dataDir)
  const ledger = await openLedger({ dataDir })
  try {
    await addVisitors(ledger)
    await addSettings(ledger, dataDir)
  } finally {
    await ledger.close()
  }
  run(dataDir, 'backup', join(dataDir, 'backups'))
}

function run(dataDir: string, ...args: string[]): void {
  const { status, errors } = runPortal(dataDir, ...args)
  if (status !== 0) throw new Error(`${args.join(' ')}: ${errors}`)
}

function uploadKite(dataDir: string): void {
  const archive = join(dataDir, 'paper-kite.zip')
  writeFileSync(archive, makeZip([{ name: 'index.html', content: KITE }]))
  run(
    dataDir,
    'games',
    'upload',
    archive,
    '--title',
    'Paper Kite',
    '--maker',
    'Ada',
    '--licence',
    'by agreement',
    '--right',
  )
}

const REFUSED = [
  { title: 'Lucky Harbour Slots', description: 'Spin the reels and win real money every day.' },
  { title: 'Cash Roulette Night', description: 'A table for four. Win real money with a click.' },
  { title: 'Win Real Money Bingo', description: 'Mark the numbers.' },
  { title: 'Poker for Cash', description: 'Deposit, bet and win real money against others.' },
]

/** One of them is allowed. */
function importRefused(dataDir: string): void {
  const file = join(dataDir, 'refused.json')
  const records = REFUSED.map((fields, at) => gamepixRecord(9001 + at, fields))
  writeFileSync(file, JSON.stringify(gamepixFeed([...records, gamepixRecord(9020)])))
  run(dataDir, 'feed', 'import', 'gamepix', file, '--slice', 'casual')
  run(dataDir, 'feed', 'allow', 'gamepix', 'GP9002')
}

async function addVisitors(ledger: Ledger): Promise<void> {
  const today = dayOf(Date.now())
  const rows = Array.from({ length: DAYS }, (_, at) => at).flatMap((at) =>
    listCounts(at).map(([event, subject, source, count]) => ({
      ...{ site: HOST, day: today - DAYS + 1 + at, event, subject, source, count },
    })),
  )
  await ledger.db.insertInto('event_days').values(rows).execute()
  for (const [at, [topic, body]] of MESSAGES.entries())
    await addMessage(ledger, {
      ...{ site: HOST, topic, body, email: at % 2 === 0 ? 'reader@mail.example' : '' },
      createdAtMs: Date.now() - at * 9 * HOUR_MS,
    })
  for (const [at, [gameSlug, reason, note]] of REPORTS.entries())
    await addReport(ledger, {
      ...{ site: HOST, gameSlug, reason, note, tokenHash: String(at).padStart(64, '0') },
      createdAtMs: Date.now() - at * 5 * HOUR_MS,
    })
}

async function addSettings(ledger: Ledger, dataDir: string): Promise<void> {
  const context = {
    ...{ ledger, reads: ledger, config: parseConfig({ DATA_DIR: dataDir }, ROOT), actor: COMMAND_LINE },
    ...{ nowMs: Date.now(), background: null, isFresh: true, consoleOrigin: null },
  }
  const perform = <Input, Result>(operation: Operation<Input, Result>, input: unknown) =>
    runOperation(operation, context, input)
  await perform(addSiteOperation, { host: SECOND, name: 'Bright Games' })
  await perform(setSiteOperation, {
    host: SECOND,
    change: { audience: 'child', description: 'Calm games for small hands.' },
  })
  await perform(editGameOperation, { slug: 'cozy-blocks', change: { title: 'Cosy Blocks' } })
  await perform(editGameOperation, {
    slug: 'inkrealm',
    change: { description: 'Draw the border, keep the land.' },
  })
  await perform(setHomeRowsOperation, { host: HOST, rows: ROWS })
  await perform(addCategoryOperation, { label: 'Calm games', tags: ['calm'], games: ['memory-meadow'] })
  await perform(hideCategoriesOperation, { ids: ['shooting'], isHidden: true })
  await perform(saveAnswerOperation, {
    name: 'Thanks',
    text: 'Thank you for writing. We look at it this week.',
  })
  await perform(saveViewOperation, { name: 'Removed games of providers', query: 'status=removed' })
  await perform(addSearchAliasOperation, { words: 'tetris', games: ['cozy-blocks'] })
  await perform(addSearchAliasOperation, { words: 'hill racing', search: 'wheelhop' })
  const bytes = await sharp(join(ROOT, 'apps/site/app/features/rooms/drawings/scene-workshop.svg'))
    .resize(970, 250)
    .png()
    .toBuffer()
  const picture = await perform(addSponsorPictureOperation, { bytes })
  const sponsor = {
    alt: 'The toy shop on the corner',
    link: 'https://toys.example/',
    places: ['home', 'game'],
  }
  await perform(addSponsorOperation, { hosts: [HOST], sponsor: { ...picture, ...sponsor } })
  await perform(setAdCodeOperation, {
    ...{ host: HOST, code: { category: '<p>An advertisement</p>' }, company: 'Plain Ads' },
    policyUrl: 'https://ads.example/privacy',
  })
  await perform(addFeedOperation, {
    ...{
      provider: 'gamepix',
      url: 'https://feeds.gamepix.com/v2/json?sid=1&pagination=96',
      everyMs: 24 * HOUR_MS,
    },
    isReviewed: true,
  })
  await perform(saveProviderOperation, { definition: SUNNY })
  await perform(setNotificationsOperation, {
    emails: ['owner@bright.example'],
    webhook: 'https://hooks.example/playhouse',
  })
  await perform(resolveMessagesOperation, { ids: [MESSAGES.length] })
  await addDocuments(perform)
}

const SUNNY = {
  ...{ provider: 'sunny', label: 'Sunny Games', licence: 'By agreement of 1 March 2026', format: 'csv' },
  fields: { id: 'id', title: 'name', description: 'text', category: 'genre', orientation: 'view' },
  values: { orientation: { upright: 'portrait', wide: 'landscape' } },
  covers: { wide: 'https://img.sunny.example/{id}.jpg' },
  play: 'https://play.sunny.example/{id}/index.html',
  playHosts: ['play.sunny.example'],
  imageHosts: ['img.sunny.example'],
  feedHosts: ['feeds.sunny.example'],
}

const ROWS = [
  {
    rule: 'games',
    games: ['cozy-blocks', 'inkrealm', 'wheelhop-hills', 'memory-meadow'],
    label: 'Made in this house',
  },
  { rule: 'rising', label: 'Everybody tries these' },
  {
    rule: 'tag',
    tag: 'puzzle',
    from: '2026-12-01',
    until: '2026-12-24',
    label: 'Puzzles before the holidays',
  },
  { rule: 'category', category: 'Cars' },
  { rule: 'newest', isOff: true },
]

async function addDocuments(
  perform: <Input, Result>(operation: Operation<Input, Result>, input: unknown) => Promise<Result>,
): Promise<void> {
  const article = await perform(saveDocumentOperation, {
    ...{ kind: 'article', title: 'Ten minutes, ten games', summary: 'What fits into a break.' },
    html: '<h2>Before the bell</h2><p>A round of <strong>Cozy Blocks</strong> takes two minutes.</p><ul><li>Calm first</li><li>Fast last</li></ul><blockquote><p>One more round.</p></blockquote>',
  })
  await perform(setDocumentStatusOperation, { kind: 'article', id: article.id, status: 'published' })
  await perform(saveDocumentOperation, {
    kind: 'article',
    title: 'A winter of puzzles',
    html: '<p>Soon.</p>',
  })
  const page = await perform(saveDocumentOperation, {
    ...{
      kind: 'page',
      title: 'Terms of use',
      slug: 'terms',
      html: '<p>Play fair, and nothing else is asked.</p>',
    },
  })
  await perform(setDocumentStatusOperation, { kind: 'page', id: page.id, status: 'published' })
}
