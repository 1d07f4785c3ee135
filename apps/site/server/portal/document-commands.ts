/** What articles and pages have in common: publish, unpublish, schedule, versions, restore, remove. */
import type { DocumentKind } from '../ledger/document-versions.ts'
import { findDocument } from '../ledger/documents.ts'
import { LAST_ARTICLE_ID } from '../ledger/articles.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { getDocumentOperation } from '../operations/document-lists.ts'
import {
  removeDocumentOperation,
  restoreVersionOperation,
  setDocumentStatusOperation,
} from '../operations/documents.ts'
import { CommandError, toCount, UsageError } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'
import { renderTable, renderTime, toCell } from './table.ts'

const TIME_RE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/

interface DocumentGroup {
  kind: DocumentKind
  /** The first word of its commands. */
  group: 'articles' | 'pages'
}

const parseId = (kind: DocumentKind, text: string | undefined) =>
  toCount(text, kind === 'article' ? 'An article’s id' : 'A page’s id', { from: 1, to: LAST_ARTICLE_ID })

/** All of them or, when one is unknown, none. */
async function checkIds(ledger: Ledger, { kind }: DocumentGroup, positionals: readonly string[]) {
  const ids = positionals.map((id) => parseId(kind, id))
  const unknown = []
  for (const id of ids) if (!(await findDocument(ledger.db, { kind, id }))) unknown.push(id)
  if (unknown.length === 0) return ids
  const text =
    kind === 'article'
      ? `There is no imported article ${unknown.join(', ')} (1 to 20 are built in); nothing was changed`
      : `There is no page ${unknown.join(', ')}; nothing was changed`
  throw new CommandError(`unknown-${kind}`, text)
}

async function setStatus(
  { positionals, io }: CommandInput,
  given: DocumentGroup,
  status: 'draft' | 'published',
): Promise<Outcome> {
  return withOperations(io, async (run, ledger) => {
    const changed = []
    for (const id of await checkIds(ledger, given, positionals)) {
      const { title, isChanged } = await run(setDocumentStatusOperation, { kind: given.kind, id, status })
      changed.push({ id, title, status, isChanged })
    }
    const text = changed.map(
      ({ id, title, isChanged }) => `${id} “${toCell(title)}”: ${isChanged ? status : `already ${status}`}`,
    )
    return { json: { [given.group]: changed }, text: text.join('\n') }
  })
}

async function schedule({ positionals, io }: CommandInput, given: DocumentGroup): Promise<Outcome> {
  const [id, time = ''] = positionals
  const atMs = TIME_RE.test(time) ? Date.parse(time) : NaN
  if (Number.isNaN(atMs))
    throw new UsageError(
      `The time is written with its time zone, such as 2027-01-31T08:00Z or 2027-01-31T09:00+01:00, not “${time}”`,
    )
  return withOperations(io, async (run, ledger) => {
    await checkIds(ledger, given, [id!])
    const input = { kind: given.kind, id: parseId(given.kind, id), status: 'scheduled', atMs }
    const scheduled = await run(setDocumentStatusOperation, input)
    return {
      json: { ...scheduled },
      text: `${scheduled.id} “${toCell(scheduled.title)}”: will be published at ${new Date(atMs).toISOString()}`,
    }
  })
}

async function listVersions({ positionals, io }: CommandInput, given: DocumentGroup): Promise<Outcome> {
  return withOperations(io, async (run, ledger) => {
    const [id] = await checkIds(ledger, given, positionals)
    const { title, versions } = await run(getDocumentOperation, { kind: given.kind, id })
    const rows = versions.map(({ number, atMs, personName }) => [
      String(number),
      renderTime(atMs),
      toCell(personName),
    ])
    const text = rows.length > 0 ? renderTable(['version', 'saved', 'by'], rows) : 'It was never edited.'
    return { json: { id, title, versions }, text }
  })
}

async function restore({ positionals, io }: CommandInput, given: DocumentGroup): Promise<Outcome> {
  const [id, number] = positionals
  return withOperations(io, async (run, ledger) => {
    await checkIds(ledger, given, [id!])
    const restored = await run(restoreVersionOperation, {
      ...{ kind: given.kind, id: parseId(given.kind, id) },
      number: toCount(number, 'A version', { from: 1, to: LAST_ARTICLE_ID }),
    })
    const text = `${restored.id} is as in version ${number} again, which is version ${restored.version} now`
    return { json: { ...restored }, text }
  })
}

async function remove({ positionals, io }: CommandInput, given: DocumentGroup): Promise<Outcome> {
  return withOperations(io, async (run, ledger) => {
    const removed = []
    for (const id of await checkIds(ledger, given, positionals)) {
      const { title } = await run(removeDocumentOperation, { kind: given.kind, id })
      removed.push({ id, title })
    }
    const text = removed.map(({ id, title }) => `${id} “${toCell(title)}”: removed`)
    return { json: { removed }, text: text.join('\n') }
  })
}

export function makeDocumentCommands(given: DocumentGroup): Command[] {
  const { group } = given
  const [example, what] = group === 'articles' ? ['21', 'articles'] : ['1', 'pages']
  const command = (
    name: string,
    summary: string,
    args: readonly string[],
    rest: Pick<Command, 'example' | 'run'>,
  ): Command => ({ name: `${group} ${name}`, summary, args, options: {}, ...rest })
  return [
    command('publish', `Show your ${what}; a running server does within seconds`, ['<id>…'], {
      example: `${group} publish ${example}`,
      run: (input) => setStatus(input, given, 'published'),
    }),
    command('unpublish', `Make your ${what} drafts again`, ['<id>…'], {
      example: `${group} unpublish ${example}`,
      run: (input) => setStatus(input, given, 'draft'),
    }),
    command('schedule', 'Publish one at a time; unpublish cancels it', ['<id>', '<time>'], {
      example: `${group} schedule ${example} 2027-01-31T08:00Z`,
      run: (input) => schedule(input, given),
    }),
    command('versions', 'List what was saved, and by whom', ['<id>'], {
      example: `${group} versions ${example}`,
      run: (input) => listVersions(input, given),
    }),
    command('restore', 'Go back to a version; none is deleted', ['<id>', '<version>'], {
      example: `${group} restore ${example} 2`,
      run: (input) => restore(input, given),
    }),
    command('remove', `Delete your ${what}, their versions and images`, ['<id>…'], {
      example: `${group} remove ${example}`,
      run: (input) => remove(input, given),
    }),
  ]
}
