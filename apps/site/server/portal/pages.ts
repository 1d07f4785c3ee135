/** `pages list`, `pages save`, and what pages have in common with articles. */
import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { infoPath } from '#app/site-paths.ts'
import { listDocuments } from '../ledger/documents.ts'
import { saveDocumentOperation } from '../operations/documents.ts'
import { CommandError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { makeDocumentCommands } from './document-commands.ts'
import { withOperations } from './run-operation.ts'
import { renderTable, renderTime, toCell } from './table.ts'

const MAX_FILE_BYTES = 1024 * 1024

async function runList({ io }: CommandInput): Promise<Outcome> {
  return withLedger(io, async (ledger) => {
    const pages = await listDocuments(ledger, 'page')
    const rows = pages.map(({ id, slug, title, site, status, updatedAtMs }) => [
      ...[String(id), infoPath(slug), toCell(title), site ?? 'every site', status],
      renderTime(updatedAtMs),
    ])
    const hint = 'No pages of your own yet: npm run portal -- pages save <slug> <file> --title <title>'
    const head = ['id', 'address', 'title', 'site', 'status', 'saved']
    return { json: { pages }, text: rows.length > 0 ? renderTable(head, rows) : hint }
  })
}

async function readHtml(given: string): Promise<string> {
  const file = resolve(given)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new CommandError('no-file', `There is no file ${file}`)
  if (found.size > MAX_FILE_BYTES) throw new CommandError('no-file', `${file} is larger than 1 MB`)
  return readFile(file, 'utf8')
}

async function runSave({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [slug = '', file = ''] = positionals
  const html = await readHtml(file)
  const site = typeof values.site === 'string' ? values.site.toLowerCase() : null
  return withOperations(io, async (run, ledger) => {
    const known = (await listDocuments(ledger, 'page')).find(
      (page) => page.slug === slug && page.site === site,
    )
    const saved = await run(saveDocumentOperation, {
      ...{ kind: 'page', id: known?.id ?? null, site, slug, html },
      title: values.title ?? known?.title ?? '',
      summary: values.summary ?? '',
    })
    const notes = saved.notes.map((note) => `\n  left out: ${toCell(note, 200)}`).join('')
    const next =
      known?.status === 'published'
        ? ''
        : `\nIt is a draft until: npm run portal -- pages publish ${saved.id}`
    const text = `${saved.id} ${infoPath(slug)}: version ${saved.version}${notes}${next}`
    return { json: { ...saved, slug, site }, text }
  })
}

export const pagesCommands: Command[] = [
  {
    name: 'pages list',
    summary: 'List your own pages beside imprint and privacy policy',
    args: [],
    options: {},
    example: 'pages list',
    run: runList,
  },
  {
    name: 'pages save',
    summary: 'Save a page of your own from a file of HTML, such as terms of use; a new one is a draft',
    args: ['<slug>', '<file>'],
    options: {
      title: { type: 'string', value: '<title>', help: 'Its heading (needed for a new page)' },
      summary: { type: 'string', value: '<text>', help: 'For search engines (the first paragraph)' },
      site: { type: 'string', value: '<host>', help: 'Only for this site (for every site)' },
    },
    example: 'pages save terms ./terms.html --title "Terms of use"',
    run: runSave,
  },
  ...makeDocumentCommands({ kind: 'page', group: 'pages' }),
]
