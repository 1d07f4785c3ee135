/** What every page of a site has in its head: its colours, its icons, its manifest, where it belongs, and the public configuration. */
import { useLocation, useMatches } from 'react-router'
import { canonicalPath } from '#app/domain/canonical-path.ts'
import type { PublicSite } from '#app/domain/public-site.ts'
import { RUNTIME_CONFIG_ID, writeRuntimeConfig } from './runtime-config.ts'

export function SiteHead({ site }: { site: PublicSite }) {
  const { pathname } = useLocation()
  const isMissing = useMatches().at(-1)?.params['*'] !== undefined
  const { name, colour, style, origin, logo, runtime } = site
  const path = isMissing ? null : canonicalPath(pathname)
  const icon = (file: string) => `/${file}?v=${logo.version}`
  return (
    <>
      <meta name="theme-color" content={colour} />
      <meta name="application-name" content={name} />
      <meta name="apple-mobile-web-app-title" content={name} />
      {path !== null && <link rel="canonical" href={origin + path} />}
      <link rel="icon" href={icon('favicon.svg')} type="image/svg+xml" />
      <link rel="icon" href={icon('favicon.ico')} sizes="48x48" />
      <link rel="apple-touch-icon" href={icon('apple-touch-icon.png')} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title={name} />
      <script
        id={RUNTIME_CONFIG_ID}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: writeRuntimeConfig(runtime) }}
      />
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </>
  )
}
