/** What a browser needs to install a site as an app. */
import { getMimeType } from 'hono/utils/mime'
import type { Game } from '#app/domain/game.ts'
import { categoryPath, SEARCH_PATH } from '#app/site-paths.ts'
import { ICON_SIZES, MASKABLE_SIZES } from './icon-sizes.ts'
import { cutName, describeSite, type Site } from '#app/domain/site.ts'

const MAX_SCREENSHOTS = 4
/** Browsers refuse a picture that is longer than this many times its width. */
const MAX_SCREENSHOT_RATIO = 2.3
const MAX_SHORT_NAME = 12

export interface ManifestParts {
  iconVersion: string
  gameCount: number
  /** Whose pictures are shown before installing, best first. */
  games: readonly Game[]
}

export function renderManifest(site: Site, { iconVersion, gameCount, games }: ManifestParts) {
  const description = site.manifest.description || describeSite(site, gameCount)
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}-${size}.png?v=${iconVersion}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: site.name,
    short_name: site.manifest.shortName || cutName(site.name, MAX_SHORT_NAME),
    description,
    lang: site.language,
    dir: site.direction,
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    theme_color: site.theme.background,
    background_color: site.theme.background,
    categories: site.manifest.categories,
    prefer_related_applications: false,
    launch_handler: { client_mode: 'navigate-existing' },
    icons: [
      ...ICON_SIZES.map((size) => icon('icon', size, 'any')),
      ...MASKABLE_SIZES.map((size) => icon('icon-maskable', size, 'maskable')),
    ],
    screenshots: [...pickScreenshots(games, 'wide'), ...pickScreenshots(games, 'narrow')],
    shortcuts: [
      ['New games', categoryPath('Newest')],
      ['Hot games', categoryPath('HotGames')],
      ['Best games', categoryPath('BestGames')],
      ['Search', SEARCH_PATH],
    ].map(([name, url]) => ({ name, url, icons: [icon('icon', 192, 'any')] })),
    share_target: {
      action: SEARCH_PATH,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { text: 'searchValue' },
    },
  }
}

/** One screenshot of each own game: only those images are ours, and they show what is played here. */
function pickScreenshots(games: readonly Game[], form: 'wide' | 'narrow') {
  const fits = ({ w, h }: { w: number; h: number }) =>
    (form === 'wide' ? w > h : h > w) &&
    Math.min(w, h) >= 320 &&
    Math.max(w, h) <= 3840 &&
    Math.max(w, h) / Math.min(w, h) <= MAX_SCREENSHOT_RATIO
  return [...new Set(games)]
    .flatMap((game) => {
      if (game.source.kind !== 'own') return []
      const picture = game.media.find((medium) => medium.kind === 'image' && fits(medium))
      if (!picture) return []
      return [
        {
          src: picture.url,
          sizes: `${picture.w}x${picture.h}`,
          type: getMimeType(picture.url) ?? 'image/webp',
          form_factor: form,
          label: game.title,
        },
      ]
    })
    .slice(0, MAX_SCREENSHOTS)
}
