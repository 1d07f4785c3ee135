/** `articles import`: an operator's HTML or JSON becomes articles in the ledger. */
import { resolve } from 'node:path'
import * as v from 'valibot'
import {
  readArticleSources,
  type ArticleSource,
  type SourceGiven,
} from '#app/features/articles/article-source.server.ts'
import { checkImportedId, makeArticle, slugOf } from '#app/features/articles/import-article.server.ts'
import { ImportError } from '#app/features/articles/import-error.ts'
import { openPictureFolder, type PictureFolder } from '#app/features/articles/import-pictures.server.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import type { Config } from '../config.ts'
import {
  findArticleId,
  storeArticle,
  LAST_ARTICLE_ID,
  listImportedArticles,
  setArticleStatus,
} from '../ledger/articles.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { CommandError, toCount, UsageError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { listSites } from './site.ts'
import { toCell } from './table.ts'

type Values = CommandInput['values']

/** Notes a person is shown; `--json` has them all. */
const MAX_NOTES = 20
const DAY_RE = /^\d{4}-\d{2}-\d{2}$/

async function runImport({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const file = resolve(positionals[0]!)
  const publishedAtMs = parseDay(values.day)
  const given = readGiven(values)
  const text = (value: Values[string]) => (typeof value === 'string' ? resolve(value) : null)
  const folder = await openPictureFolder(text(values.pictures), text(values.tokens))
  const sources = await readArticleSources(file, given)
  checkAlike(sources)
  return withLedger(io, async (ledger, config) => {
    const site = await parseSite(ledger, config, values.site)
    const outcomes = []
    for (const source of sources)
      outcomes.push(
        await importOne(ledger, source, {
          site,
          folder,
          publishedAtMs,
          isPublished: values.publish === true,
        }),
      )
    const published = outcomes.every(({ status }) => status === 'published')
    const ids = outcomes.map(({ id }) => id).join(' ')
    const next = published ? [] : [`They are drafts until: npm run portal -- articles publish ${ids}`]
    return { json: { articles: outcomes }, text: [...outcomes.map(renderOutcome), ...next].join('\n') }
  })
}

interface ImportGiven {
  site: string | null
  folder: PictureFolder
  publishedAtMs: number | null
  isPublished: boolean
}

async function importOne(ledger: Ledger, source: ArticleSource, given: ImportGiven) {
  const { site, folder, publishedAtMs, isPublished } = given
  const slug = slugOf(source.title)
  if (source.id !== undefined) checkImportedId(source.id)
  const id = source.id ?? (await findKnownId(ledger, site, source.title, slug))
  if (id === null) throw new CommandError('full', 'There is no free id left for an article')
  const { article, pictures, contentHash, wordCount, pictureCount, notes } = await makeArticle(source, {
    id,
    slug,
    folder,
  })
  const nowMs = Date.now()
  const change = await storeArticle(ledger, { site, article, pictures, contentHash, publishedAtMs, nowMs })
  if (change === 'slug-taken')
    throw new CommandError(
      'known-title',
      `“${source.title}” is an article already, under another id than ${id}; nothing of it was changed`,
    )
  if (change === 'other-site')
    throw new CommandError(
      'known-id',
      `${id} is an article of another site; remove it first, or leave the id out`,
    )
  if (isPublished) await setArticleStatus(ledger, id, 'published', nowMs)
  const stored = (await listImportedArticles(ledger)).find((one) => one.id === id)
  return {
    id,
    title: article.title,
    site,
    change,
    status: stored?.status ?? 'draft',
    wordCount,
    pictureCount,
    notes,
  }
}

/** The id of the article with the same title or slug, or the first free id. */
async function findKnownId(ledger: Ledger, site: string | null, title: string, slug: string) {
  const known = (await listImportedArticles(ledger)).find((one) => one.site === site && one.title === title)
  return known?.id ?? (await findArticleId(ledger, site, slug))
}

type ImportOutcome = Awaited<ReturnType<typeof importOne>>

function renderOutcome({
  id,
  title,
  site,
  change,
  status,
  wordCount,
  pictureCount,
  notes,
}: ImportOutcome): string {
  const shown = notes.slice(0, MAX_NOTES).map((note) => `  left out: ${toCell(note, 200)}`)
  const rest = notes.length - shown.length
  const where = site ?? 'every site'
  return [
    `${id} “${toCell(title)}”: ${change}, ${status}, ${where}, ${wordCount} words, ${pictureCount} pictures`,
    ...shown,
    ...(rest > 0 ? [`  … and ${rest} more; --json lists them all`] : []),
  ].join('\n')
}

/** Two articles of one file with the same title would be one article: the second would replace the first. */
function checkAlike(sources: readonly ArticleSource[]): void {
  const slugs = sources.map(({ title }) => slugOf(title))
  const twice = sources.filter((_, index) => slugs.indexOf(slugs[index]!) !== index)
  if (twice.length > 0)
    throw new ImportError(
      `two articles of the file have the title ${twice.map(({ title }) => `“${title}”`).join(', ')}`,
    )
}

function readGiven(values: Values): SourceGiven {
  const text = (value: Values[string]) => (typeof value === 'string' ? value : undefined)
  return {
    id: values.id === undefined ? undefined : toCount(values.id, '--id', { from: 1, to: LAST_ARTICLE_ID }),
    title: text(values.title),
    content: text(values.summary),
    icon: text(values.icon),
    topics: parseWords(values.topics, '--topics'),
    relatedTags: parseWords(values.tags, '--tags'),
  }
}

function parseWords(value: Values[string], name: string): string[] | undefined {
  if (typeof value !== 'string') return undefined
  const words = value.split(',').map((word) => word.trim())
  if (words.every((word) => v.is(SlugSchema, word))) return words
  throw new UsageError(`${name} is a list such as puzzle,tower-defense, not “${value}”`)
}

function parseDay(value: Values[string]): number | null {
  if (value === undefined) return null
  const ms = typeof value === 'string' && DAY_RE.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN
  if (ms >= 0 && ms <= Date.now()) return ms
  throw new UsageError(`--day is a day of the past such as 2026-01-31, not “${String(value)}”`)
}

async function parseSite(ledger: Ledger, config: Config, value: Values[string]): Promise<string | null> {
  if (typeof value !== 'string') return null
  const site = value.toLowerCase()
  const sites = await listSites(ledger, config)
  if (sites.some(({ host }) => host === site)) return site
  throw new CommandError(
    'unknown-site',
    `There is no site “${toCell(value)}”. Known ones: site list. Add it: site add <host>`,
  )
}

const text = (value: string, help: string) => ({ type: 'string' as const, value, help })

export const importCommand: Command = {
  name: 'articles import',
  summary:
    'Import an article of your own: HTML, or JSON with title, content, icon and detail (a list of them too)',
  args: ['<file>'],
  options: {
    site: text('<host>', 'Only for this site (for every site)'),
    pictures: text('<folder>', 'Folder of images, named by file name or by token'),
    tokens: text('<file>', 'JSON that maps a gallery’s tokens to file names'),
    id: text('<n>', `From 21 to ${LAST_ARTICLE_ID} (its earlier id, or the first free one)`),
    title: text('<text>', 'In place of the first heading'),
    summary: text('<text>', 'In place of the first paragraph'),
    icon: text('<file>', 'The icon’s file name in the folder (the first image, or one drawn from the title)'),
    topics: text('<a,b>', 'Topics, for the list’s filter'),
    tags: text('<a,b>', 'Tags of games that fit'),
    day: text('<day>', 'The date it shows, such as 2026-01-31 (the day it is published)'),
    publish: { type: 'boolean', help: 'Show it at once; without it a new article is a draft' },
  },
  example: 'articles import ./spinning-tops.html --pictures ./pictures --topics toys',
  run: runImport,
}
