/** `export games`, `export articles`, `export settings`. */
import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  EXPORT_FORMATS,
  EXPORT_KINDS,
  exportDataOperation,
  type ExportFormat,
  type ExportKind,
  writeExport,
} from '../operations/export.ts'
import { CommandError, UsageError } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'

async function runExport({ values, io }: CommandInput, kind: ExportKind): Promise<Outcome> {
  const format = EXPORT_FORMATS.find((one) => one === values.format)
  if (!format) throw new UsageError(`--format is one of ${EXPORT_FORMATS.join(', ')}`)
  const path = resolve(typeof values.to === 'string' ? values.to : `${kind}.${format}`)
  return withOperations(io, async (run, ledger, config) => {
    await writeNew(path, writeExport({ ledger, reads: ledger, config }, { kind, format }))
    await run(exportDataOperation, { kind, format })
    return { json: { file: path, kind, format }, text: `Wrote ${path}.` }
  })
}

/** A file that is there is never overwritten. */
async function writeNew(path: string, text: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(text), createWriteStream(path, { flags: 'wx' }))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST')
      throw new CommandError('known-file', `${path} is there already: name another file with --to`)
    throw error
  }
}

const SUMMARIES: Record<ExportKind, string> = {
  games: 'Write all games, with your own values, to a file',
  articles: 'Write your articles and pages to a file',
  settings: 'Write the settings of all sites to a file',
}
const DEFAULT_FORMAT: ExportFormat = 'csv'

export const exportCommands: Command[] = EXPORT_KINDS.map((kind) => ({
  name: `export ${kind}`,
  summary: SUMMARIES[kind],
  args: [],
  options: {
    format: { type: 'string', default: DEFAULT_FORMAT, value: '<format>', help: 'csv (the default) or json' },
    to: { type: 'string', value: '<file>', help: `Its path (${kind}.${DEFAULT_FORMAT} in this folder)` },
  },
  example: `export ${kind} --format json --to ${kind}.json`,
  run: (input) => runExport(input, kind),
}))
