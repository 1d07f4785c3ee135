/** The state of a running server: ledger, sites, catalogue, content. Opened in order, closed in reverse. */
import { join } from 'node:path'
import { createEventRecorder, type EventRecorder } from '#app/features/analytics/event-recorder.server.ts'
import { startContent, type LiveContent } from '#app/features/articles/live-content.server.ts'
import { startCatalogue, type CatalogueService } from '#app/features/catalogue/catalogue-service.server.ts'
import { loadOwnGames } from '#app/features/catalogue/own-games.server.ts'
import { openCoverColours, type CoverColourStore } from '#app/features/images/cover-colours.server.ts'
import {
  createImageRoute,
  type ImageRoute,
  type ImageRouteOptions,
} from '#app/features/images/image-route.server.ts'
import { nameState } from '#app/features/seo/seo-view.ts'
import { startIndexNow, type IndexNow } from '#app/features/seo/index-now.server.ts'
import { createShareImages, type ShareImages } from '#app/features/seo/share-images.server.ts'
import { createPlayCounter, type PlayCounter } from '#app/features/play/plays.server.ts'
import { openCheckedStream } from '#app/features/outbound/checked-fetch.server.ts'
import { listImageHosts } from '#app/features/feeds/providers.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { createBrandFiles, type BrandFiles } from '#app/features/sites/brand-files.server.ts'
import { startSites, type LiveSites } from '#app/features/sites/live-sites.server.ts'
import { createBackgroundWork, type RunningWork } from './background-work.ts'
import { createBuilds, readBuildStamp, type Builds } from './builds.ts'
import { createCdn, type Cdn } from './cdn.ts'
import { brandFolders, buildDir, sitesDir, type Config } from './config.ts'
import { startPageGenerations, type PageGenerations } from './page-generations.ts'
import { findArticlePicture } from './ledger/articles.ts'
import { startChangeListener } from './ledger/change-listener.ts'
import { findGamePicture } from './ledger/game-pictures.ts'
import type { Ledger } from './ledger/ledger.ts'
import { startMovedAddresses, type MovedAddresses } from './moved-addresses.ts'
import { openServerLedger } from './open-ledger.ts'
import { startJobs } from './jobs.ts'
import type { SharedJobs } from './shared-jobs.ts'
import { readFeelingRules } from './feeling-rules.ts'
import { logHiddenGames, storeOwnGames } from './own-games-start.ts'
import { shareLimits, type FleetLimits } from './fleet-limits.ts'
import { createLedgerLimitStore } from './limit-store.ts'
import { createLimits } from './limits.ts'
import { createLog, writeWholeLines, type Log } from './base/log.ts'
import { describeLastGood, openLastGood, toLedgerFault, type LastGood } from './last-good/last-good-file.ts'
import { refuseConsoleHost } from './console/console-origin.ts'
import { createLedgerReads, type LedgerReads } from './ledger-reads.ts'
import { startLedgerWatch, type LedgerWatch } from './ledger-watch.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { startPurgeWatcher, type PurgeWatcher } from './purge-watcher.ts'
import { listSiteNotices } from './site-notices.ts'
import { createUnknownHosts, type UnknownHosts } from './unknown-hosts.ts'
import { warnOfRelatedHosts } from './uploads/related-hosts.ts'
import type { PrimaryLink } from './workers/primary-link.ts'

export interface Portal {
  config: Config
  log: Log
  ledger: Ledger
  /** Set when the ledger could not be opened: `ledger` is then its copy, read-only. */
  lastGood: LastGood | null
  ledgerWatch: LedgerWatch
  /** Of the console's lists. */
  reads: LedgerReads
  /** Started by the console: imports that go on after the answer. */
  background: RunningWork
  /** Null without the ledger. */
  jobs: SharedJobs | null
  sites: LiveSites
  catalogue: CatalogueService
  content: LiveContent
  movedAddresses: MovedAddresses
  builds: Builds
  pageGenerations: PageGenerations
  cdn: Cdn
  images: ImageRoute
  coverColours: CoverColourStore
  shareImages: ShareImages
  brand: BrandFiles
  plays: PlayCounter
  indexNow: IndexNow
  events: EventRecorder
  limits: FleetLimits
  /** Null in a server of one process. */
  primary: PrimaryLink | null
  /** Null without METRICS_PORT, and when another server has replaced this one. */
  metrics: Metrics | null
  unknownHosts: UnknownHosts
  /** When `/readyz` was last requested, on the clock of `performance.now()`; null if never. */
  readyAskedAt: number | null
  /** Set when the process received a stop signal: `/readyz` then answers 503. */
  isDraining: boolean
  close(): Promise<void>
}

export interface PortalParts {
  /** A test may replace it: the only access to the network, through which covers are fetched. */
  openRemote?: ImageRouteOptions['openRemote']
  /** Of a worker process: what it shares with the others. */
  primary?: PrimaryLink
}

/** When the ledger cannot be opened, its last good copy is served read-only. */
export async function openPortal(config: Config, parts: PortalParts = {}): Promise<Portal> {
  const write = (text: string) => void process.stdout.write(text)
  const log = createLog(config.logLevel, parts.primary ? (text) => writeWholeLines(text, write) : write)
  try {
    return await openWithLedger(config, parts, log)
  } catch (error) {
    const cause = toLedgerFault(error)
    const lastGood = cause && (await openLastGood(config, cause))
    if (!lastGood) throw error
    log.error(`the ledger cannot be opened; ${describeLastGood(lastGood)}`, cause)
    return await openParts({ config, parts, log, ledger: lastGood.ledger, lastGood })
  }
}

/** Rejects, with everything closed, when the ledger is missing or fails. `metrics` are those of the server that this one replaces. */
export async function openWithLedger(
  config: Config,
  parts: PortalParts,
  log: Log,
  metrics?: Metrics | null,
): Promise<Portal> {
  const ledger = await openLedgerOf(config, parts)
  return openParts({ config, parts, log, ledger, lastGood: null, metrics })
}

/** Rejects when the ledger is missing or fails. */
export function openLedgerOf(config: Config, { primary }: PortalParts): Promise<Ledger> {
  if (primary && !sharesLedger(config)) return primary.openLedger()
  return openServerLedger(config, primary?.countWorkers().wanted)
}

function sharesLedger(config: Config): config is Config & { databaseUrl: string } {
  return config.databaseUrl !== undefined
}

interface OpenRequest {
  config: Config
  parts: PortalParts
  log: Log
  ledger: Ledger
  lastGood: LastGood | null
  metrics?: Metrics | null
}

async function openParts(request: OpenRequest): Promise<Portal> {
  const opened: Closable[] = [request.ledger]
  try {
    return await openAll(request, (part) => {
      opened.push(part)
      return part
    })
  } catch (error) {
    for (const part of opened.toReversed()) await part.close()
    throw error
  }
}

interface Closable {
  close(): Promise<void>
}

/** `register` names what is closed when opening a later part fails. */
async function openAll(
  { config, parts, log, ledger, lastGood, metrics }: OpenRequest,
  register: <Part extends Closable>(part: Part) => Part,
): Promise<Portal> {
  const rules = await loadRules(config.rootDir)
  const [own, stamp] = await Promise.all([
    loadOwnGames(buildDir(config, 'games'), rules.words),
    readBuildStamp(buildDir(config, 'build.json')),
  ])
  for (const fault of own.faults)
    log.error('own game skipped: game.json is invalid', fault.reason, { slug: fault.slug })
  const present = own.games.map(({ slug }) => slug)
  const primary = parts.primary ?? null
  /** Of the workers of one machine, one reports what concerns all of them. */
  const reports = primary?.isLeader() ?? true
  const rerating = lastGood
    ? null
    : await storeOwnGames({ ledger, log, games: own.games, words: rules.words })
  const listener = sharesLedger(config) && !lastGood ? register(startChangeListener(config)) : undefined
  const changes = listener ?? primary?.changes
  const content = register(
    await startContent({ ledger, file: buildDir(config, 'content.json'), log, changes }),
  )
  const movedAddresses = register(await startMovedAddresses({ ledger, log }))
  const sites = register(await startSites({ ledger, dir: sitesDir(config), log, changes }))
  refuseConsoleHost(config.console, sites.listSites())
  for (const notice of reports ? await listSiteNotices(ledger, sites.listSites(), present) : [])
    log.warn('a site setting names something that does not exist', { ...notice })
  const related = reports ? await warnOfRelatedHosts(config, sites.listSites()) : null
  if (related !== null) log.warn(related)
  const indexDir = join(config.dataDir, 'index')
  const feelings = await readFeelingRules(config)
  const catalogue = register(
    await startCatalogue({
      ...{ ledger, indexDir, mapping: rules.mapping, feelings, log, changes },
      // While it is developed, the software changes without a build.
      ...(config.isProduction && { software: stamp.id }),
    }),
  )
  await catalogue.prepare(sites.listSites())
  if (rerating?.isNew && reports)
    logHiddenGames({ rerating, sites: sites.listSites(), games: catalogue.games(), log })
  const plays = createPlayCounter({ ledger, log, claim: primary?.claimPlay })
  const events = createEventRecorder({ ledger })
  const ledgerWatch = startLedgerWatch({ ledger, lastGood })
  const coverColours = await openCoverColours({
    ownGamesDir: buildDir(config, 'games'),
    cacheDir: imageCacheDir(config),
    log,
  })
  const images = createImages(config, log, { ...parts, ledger, coverColours, catalogue })
  const builds = createBuilds(stamp, content)
  const listSites = () => sites.listSites()
  const pageGenerations = startPageGenerations({ listSites, builds, catalogue })
  coverColours.onLearn(pageGenerations.dropGame)
  const purging: PurgeWatcher = startPurgeWatcher({
    ...config.purge,
    ...{ log, listSites, builds, catalogue, maySend: primary?.isLeader },
  })
  const jobs = lastGood ? null : startJobs({ ledger, log, config, rules, primary })
  const indexNow = startIndexNow({
    ledger,
    jobLedger: () => jobs?.ledger() ?? null,
    log,
    listSites,
    catalogueOf: (site) => catalogue.forSite(site),
    contentOf: (site) => content.forSite(site),
    stateOf: (site) => nameState(builds.of(site), catalogue.forSite(site)),
  })

  const portal: Portal = {
    config,
    log,
    ledger,
    lastGood,
    ledgerWatch,
    reads: createLedgerReads(config, lastGood ? ledger : null),
    background: createBackgroundWork(log),
    jobs,
    sites,
    catalogue,
    content,
    movedAddresses,
    builds,
    pageGenerations,
    cdn: createCdn(config.purge.urls.length > 0),
    images,
    coverColours,
    shareImages: createShareImages({
      cacheDir: join(config.dataDir, 'share-images'),
      articleImagesDir: buildDir(config, 'client', 'img'),
      findImportedPicture: (id, name) => findArticlePicture(ledger, id, name),
      images,
      log,
    }),
    brand: createBrandFiles(brandFolders(config)),
    plays,
    indexNow,
    events,
    limits: openLimits({ config, ledger: lastGood ? null : ledger, ledgerWatch, primary }),
    primary,
    metrics: null,
    unknownHosts: createUnknownHosts(log),
    readyAskedAt: null,
    isDraining: false,
    async close() {
      pageGenerations.close()
      await portal.background.close()
      await portal.metrics?.close()
      await coverColours.settle()
      await Promise.all([sites.close(), content.close(), movedAddresses.close(), purging.close()])
      await indexNow.close()
      await jobs?.close()
      await portal.limits.close()
      await ledgerWatch.close()
      await portal.reads.close()
      await plays.close()
      await events.close()
      await catalogue.close()
      await listener?.close()
      await ledger.close()
      log.flush()
    },
  }
  const sources = {
    ledger,
    countGames: () => catalogue.games().length,
    isDraining: () => portal.isDraining,
    countWaiting: () => ({ plays: plays.countWaiting(), events: events.countWaiting() }),
    runsJobs: () => jobs !== null && jobs.ledger() !== null,
  }
  portal.metrics = metrics ?? createMetrics({ ...sources, ...config.metrics })
  metrics?.observe(sources)
  return portal
}

interface LimitParts {
  config: Config
  ledger: Ledger | null
  ledgerWatch: LedgerWatch
  primary: PrimaryLink | null
}

function openLimits({ config, ledger, ledgerWatch, primary }: LimitParts): FleetLimits {
  const limits = createLimits(config.hasRateLimit)
  const shared =
    sharesLedger(config) && ledger
      ? { store: createLedgerLimitStore(ledger), isAway: () => ledgerWatch.away() !== null }
      : { store: primary?.limits ?? null, isAway: () => false }
  return shareLimits({ limits, ...shared, ...(!config.hasRateLimit && { store: null }) })
}

function imageCacheDir(config: Config): string {
  return join(config.dataDir, 'images')
}

function createImages(
  config: Config,
  log: Log,
  parts: PortalParts & { ledger: Ledger; coverColours: CoverColourStore; catalogue: CatalogueService },
): ImageRoute {
  return createImageRoute({
    ownGamesDir: buildDir(config, 'games'),
    cacheDir: imageCacheDir(config),
    colours: parts.coverColours,
    log,
    findUpload: async (slug, name) => (await findGamePicture(parts.ledger, slug, name))?.bytes ?? null,
    openRemote:
      parts.openRemote ??
      ((url) =>
        openCheckedStream(url, {
          allowedHosts: listImageHosts(parts.catalogue.adapters()),
          maxBytes: 10 * 1024 * 1024,
          timeoutMs: 10_000,
        })),
  })
}
