import type { FeedAdapter } from './adapter.ts'

/** The list that the provider offers for embedding. */
export const onlinegames: FeedAdapter = {
  provider: 'onlinegames',
  label: 'OnlineGames.io',
  feedHosts: ['www.onlinegames.io', 'onlinegames.io'],
  playHosts: ['www.onlinegames.io', 'cloud.onlinegames.io'],
  imageHosts: ['www.onlinegames.io', 'cloud.onlinegames.io'],
  shapes: [
    {
      name: 'embed.json',
      listPath: '',
      signature: ['title', 'embed', 'image', 'tags'],
      fields: { title: 'title', description: 'description', url: 'embed', tags: 'tags' },
      covers: { wide: ['image'] },
      isFromDocuments: true,
      parse: ({ image }) => ({ covers: { wide: toLargeImage(image) } }),
    },
  ],
  categoryTags: {},
}

/** The list names the smallest image of each game; others have `lg` in their names. */
function toLargeImage(image: unknown): string | null {
  return typeof image === 'string' ? image.replace(/-(?:xs|md)(?=\.(?:webp|jpe?g|png)$)/i, '-lg') : null
}
