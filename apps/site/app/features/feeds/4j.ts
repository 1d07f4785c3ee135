import type { FeedAdapter, RecordShape } from './adapter.ts'

/** Games made with plugins that browsers no longer have are in the feed, too. */
const PLUGIN_FILE_RE = /\.(?:swf|dcr|unity3d)$/i

const games: RecordShape = {
  name: 'games.php',
  listPath: '',
  signature: ['name', 'file', 'thumb'],
  fields: {
    title: 'name',
    description: 'description',
    instructions: ['control', 'controls'],
    url: 'file',
    width: ['m_width', 'width'],
    height: ['m_height', 'height'],
    category: 'category',
    tags: 'tags',
  },
  covers: { wide: ['thumb'] },
  isFromDocuments: true,
  parse: ({ file }) => (typeof file === 'string' && PLUGIN_FILE_RE.test(file) ? { url: '' } : {}),
}

export const fourJ: FeedAdapter = {
  provider: '4j',
  label: '4J.Com',
  feedHosts: ['w.4j.com', 'h5.4j.com'],
  playHosts: ['h5.4j.com', 'w.4j.com', 'www.4j.com'],
  imageHosts: ['.4j.com'],
  shapes: [games, { ...games, name: 'gamefeed.php', listPath: 'games' }],
  paging: [{ kind: 'page', parameter: 'page', first: 1, size: { parameter: 'num', records: 100 } }],
  categoryTags: { girl: ['girls'], other: [] },
  publisher: { parameter: 'pubid' },
}
