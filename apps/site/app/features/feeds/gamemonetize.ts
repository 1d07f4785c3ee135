import type { FeedAdapter } from './adapter.ts'

/** GameMonetize, the RSS feed in its JSON form. Every value is a string. */
export const gamemonetize: FeedAdapter = {
  provider: 'gamemonetize',
  label: 'GameMonetize',
  feedHosts: ['rss.gamemonetize.com', 'gamemonetize.com', 'www.gamemonetize.com'],
  playHosts: ['html5.gamemonetize.com', 'html5.gamemonetize.co', 'html5.gamemonetize.games'],
  imageHosts: ['img.gamemonetize.com'],
  shapes: [
    {
      listPath: '',
      signature: ['id', 'title', 'url', 'thumb', 'tags'],
      fields: {
        id: 'id',
        title: 'title',
        description: 'description',
        instructions: 'instructions',
        url: 'url',
        width: 'width',
        height: 'height',
        category: 'category',
        tags: 'tags',
        maker: 'developer',
      },
      // Square and tall are cut from the wide one.
      covers: { wide: ['thumb'] },
    },
  ],
  categoryTags: {
    '.IO': ['io'],
    '2 Player': ['2-player'],
    Hypercasual: ['hyper-casual'],
    Bejeweled: ['match-3'],
    'Baby Hazel': ['girls', 'kids'],
    Boys: [],
  },
  foreignParams: ['gd_sdk_referrer_url'],
}
