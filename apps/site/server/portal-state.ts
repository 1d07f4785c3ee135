/** What the running server holds: the ledger, the sites, the catalogue, the content. Opened in order, closed in reverse. */
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { loadContent, type Content } from '#app/features/articles/articles.server.ts'
import { startCatalogue, type CatalogueService } from '#app/features/catalogue/catalogue-service.server.ts'
import { parseCategoryMapping } from '#app/features/catalogue/categories.ts'
import { loadOwnGames } from '#app/features/catalogue/own-games.server.ts'
import {
  createImageRoute,
  type ImageRoute,
  type ImageRouteOptions,
} from '#app/features/images/image-route.server.ts'
import { createPlayCounter, type PlayCounter } from '#app/features/play/plays.server.ts'
import { openCheckedStream } from '#app/features/outbound/checked-fetch.server.ts'
import { listImageHosts } from '#app/features/feeds/providers.ts'
import { importFeed } from '#app/features/feeds/import-feed.server.ts'
import { startFeedScheduler, type FeedScheduler } from '#app/features/feeds/feed-scheduler.server.ts'
import { createBrandFiles, type BrandFiles } from '#app/features/sites/brand-files.server.ts'
import { startSites, type LiveSites } from '#app/features/sites/live-sites.server.ts'
import { createBuilds, readBuildStamp, type Builds } from './builds.ts'
import { brandFolders, buildDir, sitesDir, type Config } from './config.ts'
import { upsertOwnGames } from './ledger/games.ts'
import { openLedger, type Ledger } from './ledger/ledger.ts'
import { createLimits, type Limits } from './limits.ts'
import { createLog, type Log } from './log.ts'

export interface Portal {
  config: Config
  log: Log
  ledger: Ledger
  sites: LiveSites
  catalogue: CatalogueService
  content: Content
  builds: Builds
  images: ImageRoute
  brand: BrandFiles
  plays: PlayCounter
  limits: Limits
  /** Set when the process has been told to stop: `/readyz` says no from then on. */
  isDraining: boolean
  close(): Promise<void>
}

/** A vote waits out the publishing of a huge import by the command line, which holds SQLite's one write lock for seconds. */
const BUSY_TIMEOUT_MS = 30_000

/** What a test may stand in for: the one door to the outside that covers come through. */
export interface PortalParts {
  openRemote?: ImageRouteOptions['openRemote']
}

export async function openPortal(config: Config, parts: PortalParts = {}): Promise<Portal> {
  const log = createLog(config.logLevel, (text) => process.stdout.write(text))
  const ledger = await openLedger(
    config.databaseUrl
      ? { databaseUrl: config.databaseUrl }
      : { dataDir: config.dataDir, busyTimeoutMs: BUSY_TIMEOUT_MS },
  )
  const [ownGames, mapping, content, stamp] = await Promise.all([
    loadOwnGames(buildDir(config, 'games')),
    readFile(join(config.rootDir, 'content/categories.json'), 'utf8').then(parseCategoryMapping),
    loadContent(buildDir(config, 'content.json')),
    readBuildStamp(buildDir(config, 'build.json')),
  ])
  await upsertOwnGames(ledger, ownGames)
  const sites = await startSites({ ledger, dir: sitesDir(config), log })
  const catalogue = await startCatalogue({ ledger, indexDir: join(config.dataDir, 'index'), mapping, log })
  const plays = createPlayCounter({ ledger, log })
  const feeds: FeedScheduler = startFeedScheduler({ ledger, log, mapping, importFeed })
  const images = createImages(config, log, parts)

  const portal: Portal = {
    config,
    log,
    ledger,
    sites,
    catalogue,
    content,
    builds: createBuilds(stamp, content),
    images,
    brand: createBrandFiles(brandFolders(config)),
    plays,
    limits: createLimits(config.hasRateLimit),
    isDraining: false,
    async close() {
      sites.close()
      await feeds.close()
      await plays.close()
      await catalogue.close()
      await ledger.close()
      log.flush()
    },
  }
  return portal
}

function createImages(config: Config, log: Log, parts: PortalParts): ImageRoute {
  return createImageRoute({
    ownGamesDir: buildDir(config, 'games'),
    cacheDir: join(config.dataDir, 'images'),
    log,
    openRemote:
      parts.openRemote ??
      ((url) =>
        openCheckedStream(url, {
          allowedHosts: listImageHosts(),
          maxBytes: 10 * 1024 * 1024,
          timeoutMs: 10_000,
        })),
  })
}
