/** The part of a page's head that only search engines and link previews read. The server puts it in; React never sees it. */
import type { Site } from '#app/domain/site.ts'
import { HOME_PATH } from '#app/site-paths.ts'
import { escapeHtml } from '#app/features/articles/site-values.ts'
import { writeDataNodes } from './data-node.ts'
import type { Home, PageMetadata } from './page-metadata.server.ts'
import { SHARE_HEIGHT, SHARE_WIDTH, siteSharePicture } from './share-address.server.ts'

export function renderHeadMarkup(metadata: PageMetadata, home: Home): string {
  const { data } = metadata
  const script = data?.length
    ? `<script type="application/ld+json" data-of-page>${writeDataNodes(data)}</script>`
    : ''
  return listTags(metadata, home).map(renderTag).join('') + script
}

type Tag = [kind: 'property' | 'name', name: string, content: string]

/** `data-of-page`: these belong to the loaded page, and are removed with it (see `navigation.ts`). */
function renderTag([kind, name, content]: Tag): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" data-of-page>`
}

function listTags(metadata: PageMetadata, { site, origin }: Home): Tag[] {
  const { title, description, path, article } = metadata
  const picture = metadata.picture ?? siteSharePicture(site)
  return [
    ['property', 'og:site_name', site.name],
    ['property', 'og:type', article ? 'article' : 'website'],
    ['property', 'og:locale', toOpenGraphLocale(site.language)],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', origin + path],
    ['property', 'og:image', origin + picture.path],
    ['property', 'og:image:type', picture.type],
    ['property', 'og:image:width', String(SHARE_WIDTH)],
    ['property', 'og:image:height', String(SHARE_HEIGHT)],
    ['property', 'og:image:alt', picture.alt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', origin + picture.path],
    ['name', 'twitter:image:alt', picture.alt],
    ...(article ? listArticleTags(article) : []),
    ...(path === HOME_PATH ? listVerificationTags(site) : []),
  ]
}

/** Search engines look for them on the home page only. */
function listVerificationTags({ discovery }: Pick<Site, 'discovery'>): Tag[] {
  const tags: Tag[] = [
    ['name', 'google-site-verification', discovery.googleVerification],
    ['name', 'msvalidate.01', discovery.bingVerification],
    ['name', 'p:domain_verify', discovery.pinterestVerification],
    ['name', 'yandex-verification', discovery.yandexVerification],
  ]
  return tags.filter(([, , content]) => content !== '')
}

function listArticleTags({ publishedAt, updatedAt, topics }: NonNullable<PageMetadata['article']>): Tag[] {
  return [
    ['property', 'article:published_time', new Date(publishedAt).toISOString()],
    ['property', 'article:modified_time', new Date(updatedAt).toISOString()],
    ...topics.map((topic): Tag => ['property', 'article:tag', topic.replaceAll('-', ' ')]),
  ]
}

/** `en` is `en_US` there: a language always with the region it is mostly spoken in. */
export function toOpenGraphLocale(language: string): string {
  const known = locales.get(language)
  if (known !== undefined) return known
  const { language: code, region } = new Intl.Locale(language).maximize()
  const locale = region ? `${code}_${region}` : code
  locales.set(language, locale)
  return locale
}

/** By the languages of the sites. */
const locales = new Map<string, string>()
