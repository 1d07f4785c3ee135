/** Shapes that many sites publish, each on its own hosts: a provider's definition names one instead of a mapping. */
import type { RecordShape } from './adapter.ts'
import { readField, toText, toTexts } from './read-field.ts'
import type { RawRecord } from './read-field.ts'

/** The generic feed of the WordPress plugin MyArcade. */
const myarcadefeed: RecordShape = {
  name: 'MyArcadeFeed',
  format: 'xml',
  listPath: 'game',
  signature: ['id', 'name', 'gamecode'],
  fields: {
    id: 'id',
    title: 'name',
    description: 'description',
    instructions: 'instructions',
    url: 'gamecode',
    width: 'width',
    height: 'height',
    category: 'category',
    tags: 'tags',
  },
  covers: {
    wide: ['screenshot_1', 'screenshot_2', 'screenshot_3', 'screenshot_4', 'thumbnail'],
    square: ['thumbnail'],
  },
  isFromDocuments: true,
  parse: ({ gamecode }) => ({ url: readGameCode(toText(gamecode)) }),
}

const rss: RecordShape = {
  name: 'RSS',
  format: 'xml',
  listPath: 'channel.item',
  signature: ['title', 'link'],
  fields: {
    id: ['guid', 'link'],
    title: 'title',
    description: ['content:encoded', 'description'],
    url: 'link',
    category: 'category',
    tags: 'media:keywords',
    maker: ['dc:creator', 'author'],
    publishedAt: ['pubDate', 'dc:date'],
  },
  covers: { wide: ['media:content.@url', 'media:thumbnail.@url', 'enclosure.@url', 'image.url', 'image'] },
}

const atom: RecordShape = {
  name: 'Atom',
  format: 'xml',
  listPath: 'feed.entry',
  signature: ['id', 'title', 'link'],
  fields: {
    id: 'id',
    title: 'title',
    description: ['content', 'summary'],
    url: 'link.@href',
    category: 'category.@term',
    maker: 'author.name',
    publishedAt: ['published', 'updated'],
    updatedAt: 'updated',
  },
  covers: { wide: ['media:content.@url', 'media:thumbnail.@url'] },
  parse: (record) => ({
    url: readLink(record, 'alternate'),
    covers: { wide: readLink(record, 'enclosure') ?? null },
  }),
}

export const FEED_PRESETS = { myarcadefeed, rss, atom } as const
export type FeedPreset = keyof typeof FEED_PRESETS

/** The address, encoded for a query, or HTML that embeds it. */
function readGameCode(code: string): string {
  const plain = code.includes('%') ? decode(code) : code
  return /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(plain)?.[1] ?? plain.trim()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text // a percent sign of its own
  }
}

/** A link without a relation is the alternate one. */
function readLink(record: RawRecord, relation: string): string | undefined {
  const links = [record.link].flat() as unknown[]
  const link = links.find((one) => (toText(readAttribute(one, '@rel')) || 'alternate') === relation)
  return link === undefined ? undefined : toTexts(readAttribute(link, '@href'))[0]
}

function readAttribute(element: unknown, name: string): unknown {
  return typeof element === 'object' && element !== null ? readField(element as RawRecord, name) : undefined
}
