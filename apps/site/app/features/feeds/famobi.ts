import type { FeedAdapter } from './adapter.ts'

/** The affiliate's id is the second part of a play address: the feed's is removed, and the site's own put there. */
export const famobi: FeedAdapter = {
  provider: 'famobi',
  label: 'Famobi',
  feedHosts: ['api.famobi.com'],
  playHosts: ['play.famobi.com'],
  imageHosts: ['img.cdn.famobi.com'],
  shapes: [
    {
      name: 'feed',
      listPath: 'games',
      signature: ['package_id', 'name', 'link', 'categories'],
      fields: {
        id: 'package_id',
        title: 'name',
        description: 'description',
        url: 'link',
        ratio: 'aspect_ratio',
        orientation: 'orientation',
        category: 'categories',
        publishedAt: 'date',
      },
      // One record in two hundred is written like this.
      values: { orientation: { landcape: 'landscape' } },
      covers: { square: ['thumb', 'thumb_180', 'thumb_120', 'thumb_60'] },
    },
  ],
  paging: [{ kind: 'offset', parameter: 'skip', size: { parameter: 'n', records: 500 } }],
  categoryTags: {
    cars: ['car', 'racing'],
    cards: ['card'],
    'jump-and-run': ['platformer'],
    'make-up': ['makeup', 'girls'],
    'dress-up': ['dress-up', 'girls'],
    'bubble-shooter': ['bubble'],
    'time-management-and-strategy': ['management', 'strategy'],
    quiz: ['trivia'],
    tamagotchi: ['pet'],
  },
  publisher: { afterSegments: 1 },
}
