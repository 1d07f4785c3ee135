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
  parse: (record) => ({
    covers: {
      wide: findAsset(record.Asset, ['1280x720', '512x340', '512x384', '1280x550', '200x120']),
      square: findAsset(record.Asset, ['512x512']),
    },
    devices: String(record.Mobile) === 'false' ? ['desktop'] : ['desktop', 'tablet', 'phone'],
  }),
}

/** Sizes stand only in the file names. */
function findAsset(assets: unknown, sizes: readonly string[]): string | null {
  const names = Array.isArray(assets) ? assets.filter((asset) => typeof asset === 'string') : []
  for (const size of sizes) {
    const found = names.find((name) => new RegExp(`-${size}\\.\\w{3,4}$`).test(name))
    if (found) return found
  }
  return null
}
