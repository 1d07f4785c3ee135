import { AI_CRAWLERS, AI_PURPOSES, isRefused } from './crawlers.ts'
import type { SeoFile, SeoView } from './seo-view.ts'

/**
 * What is no page. The pages for searching and playing are not here: a crawler must read them to see that they are for no index, and where they
 * lead. Results of a search are, because there is no end of them.
 */
const CLOSED_PATHS = [
  '/api/',
  '/*?*searchValue=',
  '/*_payload.json',
  '/*.data$',
  '/builds/',
  '/assets/builds/',
  // The bare frame of an own game; its page is elsewhere.
  '/games/*/$',
  '/games/*.html$',
]

/** `/robots.txt`. A host with a canonical host stays open, or crawlers would not follow its pages there. */
export function renderRobots({ site, origin, ownOrigin }: SeoView): SeoFile {
  const refused = AI_PURPOSES.filter((purpose) => isRefused(site, purpose))
  const everybody = ['User-agent: *', 'Allow: /', ...CLOSED_PATHS.map((path) => `Disallow: ${path}`)]
  const named = refused.map((purpose) => [
    ...AI_CRAWLERS[purpose].map((agent) => `User-agent: ${agent}`),
    'Disallow: /',
  ])
  const note = origin === ownOrigin ? [] : [[`# These pages belong to ${origin}; its sitemap lists them.`]]
  const groups = [...note, everybody, ...named, [`Sitemap: ${origin}/sitemap.xml`]]
  return {
    type: 'text/plain; charset=utf-8',
    body: `${groups.map((lines) => lines.join('\n')).join('\n\n')}\n`,
  }
}
