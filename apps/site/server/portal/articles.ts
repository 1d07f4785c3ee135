/** `articles list`; importing is beside, and what pages have too. */
import { readCompiledContent } from '#app/features/articles/articles.server.ts'
import { buildDir, type Config } from '../config.ts'
import { listImportedArticles } from '../ledger/articles.ts'
import { CommandError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { makeDocumentCommands } from './document-commands.ts'
import { importCommand } from './import-articles.ts'
import { renderTable, renderTime } from './table.ts'

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
  ...makeDocumentCommands({ kind: 'article', group: 'articles' }),
]
