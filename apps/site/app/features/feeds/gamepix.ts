import type { FeedAdapter } from './adapter.ts'

/** GamePix, JSON feed version 2. */
export const gamepix: FeedAdapter = {
  provider: 'gamepix',
  label: 'GamePix',
  feedHosts: ['feeds.gamepix.com', 'games.gamepix.com'],
  playHosts: ['play.gamepix.com'],
  imageHosts: ['img.gamepix.com'],
  nextPageKey: 'next_url',
  shapes: [
    {
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
