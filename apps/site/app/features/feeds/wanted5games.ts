import type { FeedAdapter } from './adapter.ts'

export const wanted5games: FeedAdapter = {
  provider: 'wanted5games',
  label: 'Wanted 5 Games',
  feedHosts: ['portal.wanted5games.com'],
  playHosts: ['wanted5games.com', 'www.wanted5games.com', 'play.wanted5games.com'],
  imageHosts: ['.wanted5games.com', 'wanted5games.com'],
  shapes: ['', 'games', 'data'].map((listPath) => ({
    name: listPath === '' ? 'list' : `list “${listPath}”`,
    listPath,
    signature: ['title', 'embed', 'thumbnail'],
    fields: {
      title: 'title',
      description: 'description',
      instructions: 'instructions',
      url: 'embed',
      width: 'width',
      height: 'height',
      category: 'category',
    },
    covers: { wide: ['thumbnail'] },
    isFromDocuments: true as const,
  })),
  paging: [{ kind: 'offset', parameter: 'offset', size: { parameter: 'limit', records: 100 } }],
  categoryTags: {
    'board-and-card': ['board', 'card'],
    'bubble-shooter': ['bubble'],
    'time-management': ['management'],
    kissing: ['kissing'],
    quiz: ['trivia'],
  },
  publisher: { parameter: 'pub' },
}
