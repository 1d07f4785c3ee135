/** The real server with a page cache that never has the current page; measures its main thread on its parent's request. */
import { Session } from 'node:inspector/promises'
import { getRequestListener } from '@hono/node-server'
import { calibrateCpuMs } from './measure.ts'
import { listen, openPortalServer } from './open-server.ts'
import { type ProfileRow, summariseProfile } from './profile-summary.ts'

/** What the parent asks for: the paths to render, the processor time so far, and the start or the end of a profile. */
export type RenderQuestion = 'paths' | 'cpu' | 'fixed' | 'profile' | 'summary'

export interface RenderPaths {
  games: string[]
  articles: string[]
  categories: string[]
}

const { fetch, portal } = await openPortalServer()
let requests = 0
// Each request finds another build, so its page is rendered.
portal.pageGenerations.of = () => ({ generation: `${requests++}/`, staleGeneration: null })

const session = new Session()
session.connect()

const answers = {
  paths(): RenderPaths {
    const site = portal.sites.listSites()[0]!
    const catalogue = portal.catalogue.forSite(site)
    return {
      games: catalogue.games
        .values()
        .filter(({ source }) => source.kind === 'remote')
        .map(({ slug }) => `/gameDetail/${slug}`)
        .toArray(),
      articles: portal.content
        .forSite(site)
        .listArticles()
        .map(({ id }) => `/articlesDetail/${id}`),
      categories: catalogue.categories.map(({ id }) => `/categoryDetail/${id}/1`),
    }
  },
  /** Milliseconds of this thread; zlib's threads are not in it, garbage collection on this thread is. */
  cpu(): number {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  },
  /** Milliseconds of this thread for fixed work, now. */
  fixed: () => calibrateCpuMs(),
  async profile(): Promise<void> {
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: 200 })
    await session.post('Profiler.start')
  },
  async summary(): Promise<ProfileRow[]> {
    const { profile } = await session.post('Profiler.stop')
    return summariseProfile(profile)
  },
}

process.on('message', async (question: RenderQuestion) => {
  process.send?.({ answer: (await answers[question]()) ?? null })
})
listen(getRequestListener(fetch))
