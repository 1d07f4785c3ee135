import type { AgeEvidence } from '#app/domain/rating.ts'
import type { FeedAdapter, ParsedExtras, RawRecord, RecordShape } from './adapter.ts'
import { readField, toTexts } from './read-field.ts'

const IMAGE_HOST = 'img.gamedistribution.com'
const WIDE_SIZES = ['1280x720', '512x340', '512x384', '1280x550', '200x120']

/** The classic catalogue. */
const catalogue: RecordShape = {
  name: 'catalogue',
  listPath: '',
  signature: ['Title', 'Md5', 'Url', 'Asset'],
  fields: {
    id: 'Md5',
    title: 'Title',
    description: 'Description',
    instructions: 'Instructions',
    url: 'Url',
    width: 'Width',
    height: 'Height',
    category: 'Category',
    tags: 'Tag',
    maker: 'Company',
  },
  covers: {},
  parse: (record) => ({
    covers: pickAssets(record.Asset),
    devices: String(record.Mobile) === 'false' ? ['desktop'] : ['desktop', 'tablet', 'phone'],
  }),
}

/** The first version of the catalogue's interface. */
const firstCatalogue: RecordShape = {
  name: 'catalogue, version 1',
  listPath: '',
  signature: ['title', 'md5', 'url', 'assetList'],
  fields: {
    id: 'md5',
    title: 'title',
    description: 'description',
    instructions: 'instructions',
    url: 'url',
    width: 'width',
    height: 'height',
    category: 'categoryList.name',
    tags: 'tagList.name',
    maker: 'company',
    mobile: 'gameMobile',
  },
  covers: {},
  isFromDocuments: true,
  parse: (record) => ({
    covers: pickAssets(toTexts(readField(record, 'assetList.name')).map(toImageAddress)),
  }),
}

/** The publisher's export, as a list and as the publisher site's segments, which hold the same records. */
const exported: Omit<RecordShape, 'listPath'> = {
  signature: ['Id', 'Title', 'Game URL', 'Assets'],
  fields: {
    id: 'Id',
    title: 'Title',
    description: 'Description',
    instructions: 'Instructions',
    url: 'Game URL',
    width: 'Width',
    height: 'Height',
    category: 'Genres',
    tags: 'Tags',
    maker: 'Developer',
  },
  covers: {},
  parse: (record) => ({
    covers: pickAssets(record.Assets),
    devices: readDevices(record['Mobile Ready']),
    ageEvidence: readAgeEvidence(record),
  }),
}

export const gamedistribution: FeedAdapter = {
  provider: 'gamedistribution',
  label: 'GameDistribution',
  feedHosts: ['catalog.api.gamedistribution.com'],
  playHosts: ['html5.gamedistribution.com'],
  imageHosts: [IMAGE_HOST],
  idInAddress: /^https:\/\/[^/]+\/([0-9a-f]{32})(?:\/|$)/,
  shapes: [
    catalogue,
    { ...exported, name: 'publisher’s export', listPath: '' },
    { ...exported, name: 'publisher’s segments', listPath: 'segments.hits' },
    firstCatalogue,
  ],
  paging: [{ kind: 'page', parameter: 'page', first: 1, size: { parameter: 'amount', records: 100 } }],
  categoryTags: {
    '2 Player': ['2-player'],
    Agility: ['skill'],
    Baby: ['kids', 'baby'],
    Boardgames: ['board'],
    'Racing & Driving': ['racing', 'driving'],
    Bejeweled: ['match-3'],
    Quiz: ['trivia'],
    Boys: [],
    Social: [],
  },
  publisher: { parameter: 'gd_sdk_referrer_url', defaultsToPage: true },
}

/** The first version names files, not addresses. */
function toImageAddress(name: string): string {
  return name.includes('/') ? name : `https://${IMAGE_HOST}/${name}`
}

/** Sizes stand only in the file names; one record in a hundred has a cover without one, which is cut to shape like any other. */
function pickAssets(assets: unknown): NonNullable<ParsedExtras['covers']> {
  const names = Array.isArray(assets) ? assets.filter((asset) => typeof asset === 'string') : []
  const find = (size: string) => names.find((name) => new RegExp(`-${size}\\.\\w{3,4}$`).test(name))
  const square = find('512x512') ?? null
  const sized = WIDE_SIZES.map(find).find((name) => name !== undefined)
  const isOther = (name: string) => name !== square && /\.(?:jpe?g|png|webp)$/i.test(name)
  return { wide: sized ?? names.find(isOther) ?? null, square }
}

function readDevices(mobile: unknown): ParsedExtras['devices'] {
  return Array.isArray(mobile) && mobile.length > 0 ? ['desktop', 'tablet', 'phone'] : ['desktop']
}

/** `No` in the export means nothing: most records have it for everything. */
function readAgeEvidence(record: RawRecord): Partial<AgeEvidence> {
  const groups = Array.isArray(record['Age Group']) ? record['Age Group'] : []
  return {
    isForAdultsOnly: groups.includes('Adults') && !groups.includes('Kids'),
    isForKids: record['Kids Friendly'] === 'Yes',
    isWithoutBlood: record['No Blood'] === 'Yes',
    isWithoutCruelty: record['No Cruelty'] === 'Yes',
  }
}
