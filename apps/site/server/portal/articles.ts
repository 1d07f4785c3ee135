/** `articles list`, `articles publish`, `articles unpublish`, `articles remove`; importing is beside. */
import { readCompiledContent } from '#app/features/articles/articles.server.ts'
import { buildDir, type Config } from '../config.ts'
import {
  type ArticleStatus,
  LAST_ARTICLE_ID,
  listImportedArticles,
  removeArticle,
  setArticleStatus,
} from '../ledger/articles.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { CommandError, toCount, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { importCommand } from './import-articles.ts'
import { renderTable, renderTime, toCell } from './table.ts'

async function runList({ values, io }: CommandInput): Promise<Outcome> {
  return withLedger(io, async (ledger, config) => {
    const imported = (await listImportedArticles(ledger)).map((article) => ({
      ...article,
      origin: 'imported',
    }))
    const builtIn = values.imported === true ? [] : await listBuiltIn(config)
    const articles = [...builtIn, ...imported]
    const rows = articles.map((article) => [
      String(article.id),
      article.title,
      article.site ?? 'every site',
      article.status,
      renderTime(article.publishedAtMs).slice(0, 10),
      article.origin,
    ])
    const hint = 'No imported articles yet: npm run portal -- articles import <file>'
    const table = renderTable(['id', 'title', 'site', 'status', 'day', 'from'], rows)
    return { json: { articles }, text: rows.length > 0 ? table : hint }
  })
}

async function listBuiltIn(config: Config) {
  const { articles } = await readCompiledContent(buildDir(config, 'content.json')).catch((cause: Error) => {
    throw new CommandError(
      'not-built',
      `The built-in articles are not built yet: npm run build (${cause.message})`,
    )
  })
  return articles.map(({ id, slug, title, publishedAt, updatedAt }) => ({
    ...{ id, slug, title, site: null, status: 'published', origin: 'built in' },
    ...{ publishedAtMs: publishedAt, updatedAtMs: updatedAt },
  }))
}

/** All of them or, when one is unknown, none. */
async function getImported(ledger: Ledger, positionals: readonly string[]) {
  const ids = positionals.map((id) => toCount(id, 'An article’s id', { from: 1, to: LAST_ARTICLE_ID }))
  const known = await listImportedArticles(ledger)
  const unknown = ids.filter((id) => !known.some((article) => article.id === id))
  if (unknown.length > 0)
    throw new CommandError(
      'unknown-article',
      `There is no imported article ${unknown.join(', ')} (1 to 20 are built in); nothing was changed`,
    )
  return known.filter(({ id }) => ids.includes(id))
}

async function runStatus({ positionals, io }: CommandInput, status: ArticleStatus): Promise<Outcome> {
  return withLedger(io, async (ledger) => {
    const articles = []
    for (const { id, title } of await getImported(ledger, positionals))
      articles.push({
        id,
        title,
        status,
        isChanged: (await setArticleStatus(ledger, id, status, Date.now())) === 'changed',
      })
    const text = articles.map(
      ({ id, title, isChanged }) => `${id} “${toCell(title)}”: ${isChanged ? status : `already ${status}`}`,
    )
    return { json: { articles }, text: text.join('\n') }
  })
}

async function runRemove({ positionals, io }: CommandInput): Promise<Outcome> {
  return withLedger(io, async (ledger) => {
    const articles = await getImported(ledger, positionals)
    for (const { id } of articles) await removeArticle(ledger, id)
    const removed = articles.map(({ id, title }) => ({ id, title }))
    return {
      json: { removed },
      text: removed.map(({ id, title }) => `${id} “${toCell(title)}”: removed`).join('\n'),
    }
  })
}

export const articlesCommands: Command[] = [
  {
    name: 'articles list',
    summary: 'List the articles, built in and imported',
    args: [],
    options: { imported: { type: 'boolean', help: 'Only the imported ones' } },
    example: 'articles list --imported',
    run: runList,
  },
  importCommand,
  {
    name: 'articles publish',
    summary: 'Show imported articles; a running server does within seconds',
    args: ['<id>…'],
    options: {},
    example: 'articles publish 21',
    run: (input) => runStatus(input, 'published'),
  },
  {
    name: 'articles unpublish',
    summary: 'Make imported articles drafts again',
    args: ['<id>…'],
    options: {},
    example: 'articles unpublish 21',
    run: (input) => runStatus(input, 'draft'),
  },
  {
    name: 'articles remove',
    summary: 'Delete imported articles and their images',
    args: ['<id>…'],
    options: {},
    example: 'articles remove 21',
    run: runRemove,
  },
]
