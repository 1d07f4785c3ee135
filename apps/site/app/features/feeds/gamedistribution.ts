import type { FeedAdapter } from './adapter.ts'

/** GameDistribution, the classic catalogue. */
export const gamedistribution: FeedAdapter = {
  provider: 'gamedistribution',
  label: 'GameDistribution',
  feedHosts: ['catalog.api.gamedistribution.com'],
  playHosts: ['html5.gamedistribution.com'],
  imageHosts: ['img.gamedistribution.com'],
  listKey: null,
  signature: ['Title', 'Md5', 'Url', 'Asset'],
  fields: {
    id: 'Md5',
    title: 'Title',
    description: 'Description',
    instructions: 'Instructions',
    url: 'Url',
    width: 'Width',
    height: 'Height',
    category: 'Category',
    tags: 'Tag',
    maker: 'Company',
  },
  categoryTags: {
    '2 Player': ['2-player'],
    Agility: ['skill'],
    Baby: ['kids', 'baby'],
    Boardgames: ['board'],
    'Racing & Driving': ['racing', 'driving'],
    Bejeweled: ['match-3'],
    Quiz: ['trivia'],
    Boys: [],
    Social: [],
  },
  covers: {},
  publisherParams: ['gd_sdk_referrer_url'],
  quality: 0.6,
  parse: (record) => ({
    covers: {
      wide:
        findAsset(record.Asset, ['1280x720', '512x340', '512x384', '1280x550', '200x120']) ??
        findOtherAsset(record.Asset),
      square: findAsset(record.Asset, ['512x512']),
    },
    devices: String(record.Mobile) === 'false' ? ['desktop'] : ['desktop', 'tablet', 'phone'],
  }),
}

/** Sizes stand only in the file names. */
function findAsset(assets: unknown, sizes: readonly string[]): string | null {
  const names = listNames(assets)
  for (const size of sizes) {
    const found = names.find((name) => new RegExp(`-${size}\\.\\w{3,4}$`).test(name))
    if (found) return found
  }
  return null
}

/** One record in a hundred has a cover without a size in its name; it is cut to shape like any other. */
function findOtherAsset(assets: unknown): string | null {
  const isImage = (name: string) => /\.(?:jpe?g|png|webp)$/i.test(name) && !/-512x512\.\w+$/.test(name)
  return listNames(assets).find(isImage) ?? null
}

function listNames(assets: unknown): string[] {
  return Array.isArray(assets) ? assets.filter((asset) => typeof asset === 'string') : []
}
