/** The real server in a child process: measures itself and changes the catalogue on its parent's request. */
import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getRequestListener } from '@hono/node-server'
import { castVote } from '../../apps/site/server/ledger/counters.ts'
import { findGame, setGameStatus, toGameRow } from '../../apps/site/server/ledger/games.ts'
import { bumpVersion } from '../../apps/site/server/ledger/versions.ts'
import { listen, openPortalServer } from '../open-server.ts'
import type { Change, ChangeFigures, ScalePaths, ScaleQuestion } from './questions.ts'

const MAX_PATHS = 2000

const { fetch, portal } = await openPortalServer({ logLevel: 'warn' })
const { ledger, catalogue, pageGenerations } = portal
const site = portal.sites.listSites()[0]!
const generationOf = pageGenerations.of
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
let requests = 0

function listPaths(): ScalePaths {
  const { games, categories } = catalogue.forSite(site)
  const step = Math.max(1, Math.floor(games.size / MAX_PATHS))
  const some = [...games.values()].filter((_, place) => place % step === 0)
  return {
    games: some.map(({ slug }) => `/gameDetail/${slug}`),
    categories: categories.map(({ id }) => `/categoryDetail/${id}/1`),
    titles: some.map(({ title }) => title),
  }
}

/** One that is in the middle of the lists. */
function pickSlug(): string {
  const slugs = [...catalogue.forSite(site).games.keys()]
  return slugs[Math.floor(slugs.length / 2)]!
}

const changes: Record<Change, (slug: string) => Promise<unknown>> = {
  async title(slug) {
    const game = (await findGame(ledger, slug))!
    const row = toGameRow({ ...game, title: `${game.title} again` })
    await ledger.db.updateTable('games').set(row).where('slug', '=', slug).execute()
    await bumpVersion(ledger.db, 'catalogueVersion')
  },
  /** Counted on with the next change of the catalogue, or within a minute. */
  async votes(slug) {
    await castVote(ledger, { slug, tokenHash: randomUUID(), value: 1 })
    await bumpVersion(ledger.db, 'catalogueVersion')
  },
  'take-down': (slug) => setGameStatus(ledger, slug, 'removed'),
}

const isShown: Record<Change, (slug: string, before: { title: string; likes: number }) => boolean> = {
  title: (slug, { title }) => catalogue.forSite(site).games.get(slug)?.title !== title,
  votes: (slug, { likes }) => catalogue.forSite(site).games.get(slug)?.likes !== likes,
  'take-down': (slug) => !catalogue.forSite(site).games.has(slug),
}

async function measureChange(change: Change): Promise<ChangeFigures> {
  const slug = pickSlug()
  const { title, likes } = catalogue.forSite(site).games.get(slug)!
  delay.reset()
  const startedAt = performance.now()
  const before = process.threadCpuUsage()
  await changes[change](slug)
  while (!isShown[change](slug, { title, likes })) await new Promise((resolve) => setTimeout(resolve, 10))
  await catalogue.refresh()
  const { user, system } = process.threadCpuUsage(before)
  return {
    ms: performance.now() - startedAt,
    cpuMs: (user + system) / 1000,
    pauseMs: delay.max / 1e6 - 1,
  }
}

async function answer(question: ScaleQuestion): Promise<unknown> {
  if (question === 'paths') return listPaths()
  if (question === 'size') return catalogue.games().length
  if (question === 'uncached')
    // Each request finds another build, so its page is rendered.
    pageGenerations.of = () => ({ generation: `${requests++}/`, staleGeneration: null })
  else if (question === 'cached') pageGenerations.of = generationOf
  else return measureChange(question)
  return null
}

process.on('message', async (question: ScaleQuestion) => process.send?.({ answer: await answer(question) }))
process.on('SIGTERM', () => void portal.close().then(() => process.exit(0)))
listen(getRequestListener(fetch))
