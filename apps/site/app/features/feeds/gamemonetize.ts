import type { FeedAdapter, RecordShape } from './adapter.ts'

/** Every value is a string. */
const json: RecordShape = {
  name: 'JSON',
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
}

/** The same fields as elements of an RSS channel. */
const rss: RecordShape = {
  ...json,
  name: 'RSS',
  format: 'xml',
  listPath: 'channel.item',
  signature: ['id', 'title', 'url', 'thumb'],
  isFromDocuments: true,
}

/** With the names that RSS has for them. */
const plainRss: RecordShape = {
  ...rss,
  name: 'plain RSS',
  signature: ['title', 'link', 'description'],
  fields: { ...json.fields, id: ['id', 'guid', 'link'], url: 'link', publishedAt: 'pubDate' },
  covers: { wide: ['thumb', 'media:content.@url', 'media:thumbnail.@url', 'enclosure.@url'] },
}

/** The RSS builder's feed in both of its forms. */
export const gamemonetize: FeedAdapter = {
  provider: 'gamemonetize',
  label: 'GameMonetize',
  feedHosts: ['rss.gamemonetize.com', 'gamemonetize.com', 'www.gamemonetize.com'],
  playHosts: ['html5.gamemonetize.com', 'html5.gamemonetize.co', 'html5.gamemonetize.games'],
  imageHosts: ['img.gamemonetize.com'],
  shapes: [json, rss, { ...rss, name: 'XML', listPath: 'game' }, plainRss],
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
