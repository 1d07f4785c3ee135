import type { FeedAdapter, ParsedExtras, RawRecord, RecordShape } from './adapter.ts'
import { readField, toTexts } from './read-field.ts'

const fields: RecordShape['fields'] = {
  id: 'id',
  title: 'title',
  description: 'description',
  instructions: 'howToPlayText',
  url: 'gameURL',
  category: 'genres',
  tags: 'tags',
  maker: 'developer',
}

/** Read with POST, a hundred games at a time. */
const catalogue: RecordShape = {
  name: 'catalogue',
  listPath: 'games',
  signature: ['id', 'title', 'gameURL', 'images'],
  fields,
  covers: {},
  isFromDocuments: true,
  parse: (record) => ({
    id: findName(record),
    devices: readDevices(record.mobileReady),
    orientation: readOrientation(record),
  }),
}

export const playgama: FeedAdapter = {
  provider: 'playgama',
  label: 'Playgama',
  feedHosts: ['playgama.com'],
  playHosts: ['playgama.com'],
  imageHosts: ['playgama.com', 'static.playgama.com'],
  shapes: [
    catalogue,
    {
      ...catalogue,
      name: 'download',
      listPath: 'hits',
      signature: ['title', 'gameURL', 'images'],
      covers: { square: ['images.icon'], wide: ['images.poster'] },
    },
    { ...catalogue, name: 'segments', listPath: 'segments.hits', signature: ['title', 'gameURL', 'images'] },
  ],
  post: { pagination: { limit: 100, offset: 0 } },
  paging: [
    {
      kind: 'offset',
      parameter: 'pagination.offset',
      size: { parameter: 'pagination.limit', records: 100 },
    },
  ],
  categoryTags: {
    '2 players': ['2-player'],
    'for boys': [],
    'for girls': ['girls'],
    'for kids': ['kids'],
    io: ['io'],
  },
  publisher: { parameter: 'clid' },
}

/** The downloads have no ids; the name in the play address is the same in all of them. */
function findName({ gameURL }: RawRecord): string | undefined {
  const path = typeof gameURL === 'string' ? URL.parse(gameURL)?.pathname : undefined
  return /^\/export\/game\/([^/]+)/.exec(path ?? '')?.[1]
}

function readDevices(value: unknown): ParsedExtras['devices'] {
  const names = toTexts(value).join(' ').toLowerCase()
  if (names === '') return undefined
  return /ios|android|mobile/.test(names) ? ['desktop', 'tablet', 'phone'] : ['desktop']
}

function readOrientation(record: RawRecord): ParsedExtras['orientation'] {
  const isLandscape = readField(record, 'screenOrientation.horizontal') === true
  const isPortrait = readField(record, 'screenOrientation.vertical') === true
  if (isLandscape && isPortrait) return 'any'
  return isPortrait ? 'portrait' : isLandscape ? 'landscape' : undefined
}
