/** The tables of a CloudArcade database: what of them becomes games, articles, pages and old addresses. */
import { decodePath, parseTime, type MovedContent, type MovedGame } from './moved-content.ts'
import { MoveFault } from './move-fault.ts'
import type { SqlRow } from './sql-dump.ts'

export const CLOUDARCADE_TABLES: ReadonlySet<string> = new Set([
  'games',
  'categories',
  'pages',
  'posts',
  'tags',
])

/** Columns that its table of games has in every version. */
const GAME_COLUMNS = ['title', 'slug', 'url', 'thumb_1', 'category']

type Values = SqlRow['values']

/** Throws `MoveFault` where the table is that of other software. */
export function readCloudArcadeRow({ table, values }: SqlRow): MovedContent | null {
  if (table === 'games') return readGame(values)
  if (table === 'posts') return readPost(values)
  if (table === 'pages') return readPage(values)
  const name = text(values, 'name')
  const slug = table === 'categories' ? text(values, 'slug') || name : name
  const oldPath = slug === '' ? null : pathOf(table === 'categories' ? 'category' : 'tag', slug.toLowerCase())
  return oldPath === null ? null : { kind: 'list', name, oldPath }
}

const text = (values: Values, column: string) => (values[column] ?? '').trim()
const pathOf = (page: string, slug: string) =>
  decodePath(`/${page}/${encodeURIComponent(slug.toWellFormed())}`)
const listPaths = (page: string, slug: string) =>
  slug === '' ? [] : [pathOf(page, slug)].filter((path) => path !== null)
const listNames = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

function readGame(values: Values): MovedGame {
  const missing = GAME_COLUMNS.find((column) => !(column in values))
  if (missing !== undefined)
    throw new MoveFault(`This is no dump of CloudArcade: its table “games” has no column “${missing}”`)
  const slug = text(values, 'slug')
  const isPublished = text(values, 'published') !== '0'
  return {
    kind: 'game',
    title: text(values, 'title'),
    description: text(values, 'description'),
    instructions: text(values, 'instructions'),
    address: text(values, 'url'),
    width: text(values, 'width'),
    height: text(values, 'height'),
    categories: listNames(text(values, 'category')),
    tags: listNames(text(values, 'tags')),
    publishedAt: toDay(text(values, 'createddate')),
    pictures: ['thumb_1', 'thumb_2', 'thumb_small'].map((column) => text(values, column)).filter(Boolean),
    oldPaths: listPaths('game', slug),
    fault: isPublished ? null : 'It was not published',
  }
}

function toDay(day: string): string {
  const timeMs = parseTime(day)
  return timeMs === null ? '' : new Date(timeMs).toISOString()
}

function readPost(values: Values): MovedContent {
  const slug = text(values, 'slug')
  return {
    kind: 'article',
    title: text(values, 'title'),
    html: text(values, 'content'),
    summary: '',
    slug,
    picture: text(values, 'thumbnail_url'),
    publishedAtMs: parseTime(text(values, 'created_date')),
    isPublished: true,
    oldPaths: listPaths('post', slug),
  }
}

function readPage(values: Values): MovedContent {
  const slug = text(values, 'slug')
  return {
    kind: 'page',
    title: text(values, 'title'),
    html: text(values, 'content'),
    summary: '',
    slug,
    picture: '',
    publishedAtMs: parseTime(text(values, 'createddate')),
    isPublished: true,
    oldPaths: listPaths('page', slug),
  }
}
