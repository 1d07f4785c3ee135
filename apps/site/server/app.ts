/** The server's table of contents: everything a request passes, in order. */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AD_CODE_PREFIX } from '#app/features/ads/ad-code-document.ts'
import { PREVIEW_PREFIX } from '#app/site-paths.ts'
import { contactRoute } from '#app/features/contact/contact-route.server.ts'
import { createApi } from './api.ts'
import { serveBuildFiles } from './build-files.ts'
import type { Config } from './config.ts'
import {
  serveHealth,
  checkHost,
  checkMethod,
  countWriteLimit,
  logRequest,
  setHeaders,
  type PortalEnv,
} from './middleware.ts'
import { handleError } from './errors.ts'
import { serveArticlePicture } from './article-pictures.ts'
import { openConsoleFiles, type ConsoleFiles } from './console/console-app.ts'
import { createConsoleAnswer } from './console/console-answer.ts'
import { describeConsole } from './console/first-link.ts'
import { serveCover, serveShareImage } from './covers.ts'
import { serveSeoFiles } from './seo-files.ts'
import { serveGameFiles } from './game-files.ts'
import { refuseMalformed } from './malformed-requests.ts'
import { createPages } from './pages.ts'
import { servePreview, servePreviewPicture } from './preview.ts'
import { openLedgerOf, openPortal, openWithLedger, type Portal, type PortalParts } from './portal-state.ts'
import { watchProxyNames } from './proxy-names.ts'
import { startRecovery } from './recovery.ts'
import { serveSiteFiles } from './site-files.ts'
import { serveAdCode, serveSponsorPicture } from './sponsor-files.ts'
import { createStaticFiles, type StaticFiles } from './static-files.ts'
import { staticFolders } from './static-folders.ts'
import { createUploadServer } from './uploads/serve-uploads.ts'

export { connectPrimary } from './workers/primary-link.ts'

export const MAX_BODY_BYTES = 64 * 1024

export interface RunningPortal {
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>
  portal: Portal
  /** What the start prints about the console. */
  describeConsole(): Promise<string[]>
}

/** Opens everything the server needs and answers requests with it. Tests pass `parts` to replace the outside world. */
export async function createPortalServer(config: Config, parts: PortalParts = {}): Promise<RunningPortal> {
  const [portal, files, consoleFiles] = await Promise.all([
    openPortal(config, parts),
    createStaticFiles(staticFolders(config)),
    openConsoleFiles(config),
  ])
  await watchProxyNames({ proxies: config.trustedProxies, log: portal.log })
  let running = answerWith(portal, files, consoleFiles)
  if (portal.lastGood)
    startRecovery({
      openLedger: () => openLedgerOf(config, parts),
      readOnly: portal,
      open: () => openWithLedger(config, parts, portal.log, portal.metrics),
      replace(recovered) {
        portal.metrics = null
        Object.assign(recovered, { isDraining: running.portal.isDraining })
        running = answerWith(recovered, files, consoleFiles)
        recovered.log.info('the ledger is back; the server continues with it')
      },
      isDraining: () => running.portal.isDraining,
    })
  return {
    fetch: (request, bindings) => running.fetch(request, bindings),
    describeConsole: () => describeConsole(running.portal),
    get portal() {
      return running.portal
    },
  }
}

function answerWith(
  portal: Portal,
  files: StaticFiles,
  consoleFiles: ConsoleFiles,
): Pick<RunningPortal, 'fetch' | 'portal'> {
  const answerConsole = createConsoleAnswer(portal, consoleFiles)
  const app = new Hono<PortalEnv>()
  const pages = createPages(portal)
  const uploads = createUploadServer(portal, files)

  app.use(logRequest(portal))
  app.use(setHeaders(portal))
  app.use(serveHealth(portal))
  app.use(checkHost(portal))
  app.use(checkMethod())
  app.use(serveBuildFiles(portal.builds))
  app.use(serveGameFiles(portal, files))
  app.use(uploads.serveSite)
  app.use(async (c, next) => (await files.serve(c.req.path, c.req.raw)) ?? next())
  app.get(`${PREVIEW_PREFIX}:token`, servePreview(portal, pages))
  app.get(`${PREVIEW_PREFIX}:token/img/:name`, servePreviewPicture(portal))
  app.get('/img/games/*', serveCover(portal))
  app.get('/img/share/*', serveShareImage(portal))
  app.get('/img/*', serveArticlePicture(portal))
  app.get('/img/*', serveSponsorPicture(portal))
  app.get(`${AD_CODE_PREFIX}:id`, serveAdCode(portal))
  app.get('*', serveSiteFiles(portal))
  app.get('*', serveSeoFiles(portal))
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ error: 'the body is larger than 64 KiB' }, 413),
    }),
  )
  app.route('/api', createApi(portal))
  app.route(
    '/',
    contactRoute({
      ledger: portal.ledger,
      log: portal.log,
      takeLimit: (c, name) => countWriteLimit(portal, c as unknown as Context<PortalEnv>, name),
      renderPage: pages.renderContact,
    }),
  )
  app.get('*', pages.handler)
  app.onError(handleError(portal))

  return {
    fetch(request, bindings) {
      const socket = bindings as PortalEnv['Bindings'] | undefined
      const refused = socket?.incoming ? refuseMalformed(socket.incoming) : null
      return (
        refused ??
        uploads.answerOrigin(request, socket) ??
        answerConsole(request, socket) ??
        pages.serveCached(request, socket) ??
        app.fetch(request, socket)
      )
    },
    portal,
  }
}
