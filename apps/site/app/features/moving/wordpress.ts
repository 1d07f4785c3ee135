/** The items of a WordPress export (WXR): posts, pages, and the games of MyArcadePlugin, which are posts with fields of its own. */
import { readField, toText, type RawRecord } from '../feeds/read-field.ts'
import {
  parseTime,
  toNumberedPath,
  toOldPath,
  type MovedContent,
  type MovedDocument,
  type MovedGame,
} from './moved-content.ts'

/** Items that are neither published nor drafts: menus, revisions, files, and what was deleted. */
const SKIPPED_STATUSES = ['trash', 'auto-draft', 'inherit']
/** Types of MyArcadePlugin that are not frames. */
const DEAD_TYPES = ['dcr', 'unity', 'ibparcade', 'phpbb', 'custom', 'flash', 'swf']

const field = (item: RawRecord, name: string) => toText(readField(item, name)).trim()

/** Of an uploaded file: its number and address. */
export function readAttachment(item: RawRecord): { id: string; url: string } | null {
  if (field(item, 'wp:post_type') !== 'attachment') return null
  return { id: field(item, 'wp:post_id'), url: field(item, 'wp:attachment_url') }
}

/** What an item becomes, with the lists it is on. `attachments` are addresses by number. */
export function readWordPressItem(item: RawRecord, attachments: ReadonlyMap<string, string>): MovedContent[] {
  const type = field(item, 'wp:post_type')
  if (SKIPPED_STATUSES.includes(field(item, 'wp:status'))) return []
  const meta = readMeta(item)
  if (meta.has('mabp_swf_url')) return [readGame(item, meta, attachments), ...readLists(item)]
  if (type !== 'post' && type !== 'page') return []
  return [readDocument(item, meta, attachments)]
}

function readMeta(item: RawRecord): Map<string, string> {
  const entries = [readField(item, 'wp:postmeta') ?? []].flat() as RawRecord[]
  return new Map(entries.map((entry) => [field(entry, 'wp:meta_key'), field(entry, 'wp:meta_value')]))
}

type Terms = { name: string; slug: string; isTag: boolean }[]

function readTerms(item: RawRecord): Terms {
  const terms = [readField(item, 'category') ?? []].flat()
  return terms.flatMap((term) => {
    const name = toText(term).trim()
    const slug = field(Object(term) as RawRecord, '@nicename')
    const domain = field(Object(term) as RawRecord, '@domain')
    return name === '' || name === 'Uncategorized' ? [] : [{ name, slug, isTag: /tag/.test(domain) }]
  })
}

function readLists(item: RawRecord): MovedContent[] {
  return readTerms(item).flatMap(({ name, slug, isTag }) => {
    const oldPath = slug === '' ? null : toOldPath(`/${isTag ? 'tag' : 'category'}/${slug}`)
    return oldPath === null ? [] : [{ kind: 'list' as const, name, oldPath }]
  })
}

function readGame(
  item: RawRecord,
  meta: ReadonlyMap<string, string>,
  attachments: ReadonlyMap<string, string>,
): MovedGame {
  const terms = readTerms(item)
  const get = (key: string) => meta.get(key) ?? ''
  const publishedAtMs = readDate(item)
  const address = get('mabp_swf_url')
  const isDead = DEAD_TYPES.includes(get('mabp_game_type')) && !/<iframe/i.test(address)
  return {
    kind: 'game',
    title: field(item, 'title'),
    description: get('mabp_description') || field(item, 'content:encoded'),
    instructions: get('mabp_instructions'),
    address,
    width: get('mabp_width'),
    height: get('mabp_height'),
    categories: terms.filter(({ isTag }) => !isTag).map(({ name }) => name),
    tags: terms.filter(({ isTag }) => isTag).map(({ name }) => name),
    publishedAt: publishedAtMs === null ? '' : new Date(publishedAtMs).toISOString(),
    pictures: [get('mabp_thumbnail_url'), attachments.get(get('_thumbnail_id')) ?? ''].filter(Boolean),
    oldPaths: listOldPaths(item),
    fault: describeFault(field(item, 'wp:status'), isDead ? get('mabp_game_type') : null),
  }
}

/** Its address, and the short one, which leads to it whatever the addresses of the old site look like. */
function listOldPaths(item: RawRecord): string[] {
  const paths = [toOldPath(field(item, 'link')), toNumberedPath('/', `?p=${field(item, 'wp:post_id')}`)]
  return paths.filter((path) => path !== null)
}

function describeFault(status: string, deadType: string | null): string | null {
  if (status !== 'publish') return 'It was not published'
  if (deadType === null) return null
  return deadType === 'flash' || deadType === 'swf'
    ? 'It is a Flash game, which browsers no longer run'
    : `It is of the type “${deadType.slice(0, 40)}”, which is no frame`
}

function readDate(item: RawRecord): number | null {
  return parseTime(field(item, 'wp:post_date_gmt')) ?? parseTime(field(item, 'wp:post_date'))
}

function readDocument(
  item: RawRecord,
  meta: ReadonlyMap<string, string>,
  attachments: ReadonlyMap<string, string>,
): MovedDocument {
  const isPublished = field(item, 'wp:status') === 'publish'
  return {
    kind: field(item, 'wp:post_type') === 'page' ? 'page' : 'article',
    title: field(item, 'title'),
    html: field(item, 'content:encoded'),
    summary: field(item, 'excerpt:encoded'),
    slug: field(item, 'wp:post_name'),
    picture: attachments.get(meta.get('_thumbnail_id') ?? '') ?? '',
    publishedAtMs: readDate(item),
    isPublished,
    oldPaths: isPublished ? listOldPaths(item) : [],
  }
}

/** The old site, by the addresses of its items; empty when an item has none. */
export const readOrigin = (item: RawRecord) => URL.parse(field(item, 'link'))?.origin ?? ''
