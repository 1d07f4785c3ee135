import type { FeedAdapter } from './adapter.ts'

/** Publishers share the revenue by the page that shows the game, so that addresses carry no id. */
export const gamearter: FeedAdapter = {
  provider: 'gamearter',
  label: 'GameArter',
  feedHosts: ['www.gamearter.com', 'gamearter.com'],
  playHosts: ['.gamearter.com', 'gamearter.com'],
  imageHosts: ['.gamearter.com', 'gamearter.com'],
  shapes: [
    {
      name: 'export, version 1',
      listPath: '',
      signature: ['name', 'url', 'thumbnail', 'controls'],
      fields: {
        title: 'name',
        description: 'description',
        instructions: 'controls',
        url: 'url',
        width: 'width',
        height: 'height',
        category: 'category',
        mobile: 'mobile',
      },
      covers: { wide: ['image', 'thumbnail'], square: ['thumbnail'] },
      isFromDocuments: true,
    },
  ],
  categoryTags: { mmo: ['multiplayer'] },
}
