import { useContext, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type LinksFunction,
} from 'react-router'
import type { Route } from './+types/root'
import { portalContext } from './context.ts'
import { HEAD_SCRIPT } from './features/local-data/head-script.ts'
import { getRootData } from './features/sites/root-data.server.ts'
import { SiteHead } from './features/sites/site-head.tsx'
import { EARLY_CLICK_SCRIPT, replayEarlyClick } from './features/navigation/early-click-replay.ts'
import { guideNavigation } from './features/navigation/on-navigation.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { ScriptNonce } from './script-nonce.ts'
import nunito from './ui/fonts/nunito.woff2?url'
import './ui/fonts/fonts.css'
import './ui/tokens.css'
import './ui/base.css'

export const links: LinksFunction = () => [
  { rel: 'preload', href: nunito, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function loader({ context }: Route.LoaderArgs) {
  const { site, catalogue, port, buildId, hasServiceWorker } = context.get(portalContext)
  return { ...getRootData(site, catalogue, port), buildId, hasServiceWorker }
}

/** The site's own settings belong to the build: a page that meets another build is reloaded. */
export const shouldRevalidate = () => false

export const clientMiddleware = [guideNavigation]

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <html
      lang={data?.site.language ?? 'en'}
      dir={data?.site.direction ?? 'ltr'}
      data-build={data?.buildId}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={useContext(ScriptNonce)}
          dangerouslySetInnerHTML={{ __html: `${HEAD_SCRIPT};${EARLY_CLICK_SCRIPT}` }}
        />
        <Meta />
        <Links />
        {data && <SiteHead site={data.site} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(replayEarlyClick, [])
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
