import type { FeedAdapter, RecordShape } from './adapter.ts'

const version1: RecordShape = {
  name: 'version 1',
  listPath: 'data',
  signature: ['id', 'title', 'url', 'thumbnailUrl'],
  fields: {
    id: 'id',
    title: 'title',
    description: ['description', 'desc_en'],
    url: 'url',
    width: 'width',
    height: 'height',
    orientation: 'orientation',
    category: ['categories', 'category'],
    maker: 'author',
    publishedAt: 'creation',
    updatedAt: 'lastUpdate',
    mobile: 'touch',
  },
  covers: { wide: ['thumbnailUrl'], square: ['thumbnailUrl100'] },
  isFromDocuments: true,
}

/** What other portals make of the feed: titles and addresses alone. */
const titles: RecordShape = {
  name: 'list of titles',
  listPath: '',
  signature: ['identifier', 'title', 'url', 'img'],
  fields: { id: 'identifier', title: 'title', url: 'url' },
  covers: { wide: ['img'] },
  isFromDocuments: true,
  parse: ({ url }) => ({ url: toEmbedAddress(url) }),
}

export const gamepix: FeedAdapter = {
  provider: 'gamepix',
  label: 'GamePix',
  feedHosts: ['feeds.gamepix.com', 'games.gamepix.com'],
  playHosts: ['play.gamepix.com', 'games.gamepix.com'],
  imageHosts: ['img.gamepix.com'],
  paging: [
    {
      kind: 'offset',
      host: 'games.gamepix.com',
      parameter: 'offset',
      size: { parameter: 'limit', records: 500 },
    },
    { kind: 'link', key: 'next_url' },
  ],
  shapes: [
    {
      name: 'version 2',
      listPath: 'items',
      signature: ['id', 'title', 'namespace', 'url', 'banner_image'],
      fields: {
        id: 'id',
        title: 'title',
        description: 'description',
        url: 'url',
        width: 'width',
        height: 'height',
        orientation: 'orientation',
        category: 'category',
        publishedAt: 'date_published',
        updatedAt: 'date_modified',
        quality: 'quality_score',
      },
      covers: { wide: ['banner_image'], square: ['image'] },
      parse: (record) => ({
        covers: { wide: atWidth(record.banner_image, 640), square: atWidth(record.image, 320) },
      }),
    },
    version1,
    titles,
  ],
  categoryTags: {
    'games-for-girls': ['girls'],
    junior: ['kids'],
    'two-player': ['2-player'],
    'dirt-bike': ['motorcycle', 'racing'],
    'jigsaw-puzzles': ['jigsaw', 'puzzle'],
    'skibidi-toilet': ['funny'],
    'first-person-shooter': ['first-person-shooter', 'shooter'],
    fun: ['funny'],
    block: ['block', 'puzzle'],
    cats: ['cat', 'animal'],
    sharks: ['shark', 'animal'],
    brain: ['brain', 'puzzle'],
    granny: ['granny', 'horror'],
    scary: ['horror'],
    mobile: ['casual'],
    addictive: ['casual'],
    golf: ['golf', 'sports'],
    soccer: ['soccer', 'sports'],
    basketball: ['basketball', 'sports'],
    chess: ['chess', 'board'],
  },
  publisher: { parameter: 'sid' },
}

/** The feed names thumbnails (`?w=105`); the same address gives other widths. */
function atWidth(image: unknown, width: number): string | null {
  const address = typeof image === 'string' ? URL.parse(image) : null
  if (address?.searchParams.has('w')) address.searchParams.set('w', String(width))
  return address?.href ?? null
}

/** `www.gamepix.com/play/<name>` is a page of the provider's own; the game alone is elsewhere. */
function toEmbedAddress(url: unknown): string | undefined {
  const address = typeof url === 'string' ? URL.parse(url) : null
  const name =
    address?.hostname === 'www.gamepix.com' ? /^\/play\/([\w-]+)/.exec(address.pathname)?.[1] : undefined
  return name === undefined ? undefined : `https://play.gamepix.com/${name}/embed`
}
