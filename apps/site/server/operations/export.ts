/** Games, articles and settings as files: `exportData`. The command line and the console's download write the same text. */
import { stringify } from 'csv-stringify/sync'
import * as v from 'valibot'
import type { Game } from '#app/domain/game.ts'
import { listSettings, type SettingRow, type Settings } from '#app/features/sites/site-layers.ts'
import { findDocument, listDocuments } from '../ledger/documents.ts'
import { readGamePages } from '../ledger/games.ts'
import { toDocumentText } from './document-lists.ts'
import { defineOperation, recordAudit, type OperationContext } from './operation.ts'
import { readSites } from './site-store.ts'

export const EXPORT_KINDS = ['games', 'articles', 'settings'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]
export const EXPORT_FORMATS = ['csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportFile {
  kind: ExportKind
  format: ExportFormat
}

export type ExportContext = Pick<OperationContext, 'ledger' | 'reads' | 'config'>

type CsvValue = string | number | null

interface Row {
  /** In JSON. */
  value: object
  /** In CSV. */
  cells: readonly CsvValue[]
}

/** Notes that it is exported. The download itself checks the person again. */
export const exportDataOperation = defineOperation({
  name: 'exportData',
  permission: 'export',
  needsFreshCheck: true,
  schema: v.object({ kind: v.picklist(EXPORT_KINDS), format: v.picklist(EXPORT_FORMATS) }),
  async run(context, { kind, format }): Promise<{ address: string }> {
    await recordAudit(context, 'exportData', { target: kind, before: null, after: { format } })
    return { address: `/api/export/${kind}.${format}` }
  },
})

/** `games.csv`; null for any other name. */
export function parseExportName(name: string): ExportFile | null {
  const [, kind, format] = /^([a-z]+)\.([a-z]+)$/.exec(name) ?? []
  const parsed = v.safeParse(exportDataOperation.schema, { kind, format })
  return parsed.success ? parsed.output : null
}

/** The file's text, piece by piece: nothing large is in memory. */
export async function* writeExport(
  context: ExportContext,
  { kind, format }: ExportFile,
): AsyncGenerator<string> {
  const { heads, readRows } = EXPORTS[kind]
  if (format === 'csv') {
    // The mark tells spreadsheets that it is UTF-8.
    yield `\ufeff${toCsv([heads])}`
    for await (const rows of readRows(context)) yield toCsv(rows.map(({ cells }) => cells))
    return
  }
  let separator = ''
  yield '['
  for await (const rows of readRows(context))
    for (const { value } of rows) {
      yield `${separator}\n${JSON.stringify(value)}`
      separator = ','
    }
  yield '\n]\n'
}

/** A cell that a spreadsheet might take for a formula begins with an apostrophe. */
const toCsv = (rows: readonly (readonly CsvValue[])[]) =>
  stringify([...rows], { record_delimiter: 'windows', escape_formulas: true })

const EXPORTS: Record<
  ExportKind,
  { heads: readonly string[]; readRows(context: ExportContext): AsyncGenerator<Row[]> }
> = {
  games: {
    heads: [
      ...['slug', 'title', 'status', 'maker', 'provider', 'provider id', 'address', 'summary', 'description'],
      ...['instructions', 'categories', 'tags', 'age', 'orientation', 'devices', 'languages', 'published'],
      ...['plays', 'likes', 'dislikes'],
    ],
    async *readRows({ reads }) {
      for await (const { games } of readGamePages(reads))
        yield games.map((game) => ({ value: game, cells: toGameCells(game) }))
    },
  },
  articles: {
    heads: ['kind', 'id', 'slug', 'title', 'site', 'state', 'published', 'changed', 'summary', 'html'],
    async *readRows({ reads }) {
      for (const kind of ['article', 'page'] as const)
        for (const { id } of await listDocuments(reads, kind)) {
          const found = await findDocument(reads.db, { kind, id })
          if (!found) continue
          const { record, ...summary } = found
          const { slug, title, site, status, publishedAtMs, updatedAtMs } = summary
          const text = toDocumentText(found, record)
          const times = [toTime(publishedAtMs), toTime(updatedAtMs)]
          yield [
            {
              value: { kind, ...summary, ...text },
              cells: [kind, id, slug, title, site, status, ...times, text.summary, text.html],
            },
          ]
        }
    },
  },
  settings: {
    heads: ['site', 'setting', 'value', 'from'],
    async *readRows(context) {
      const { raw } = await readSites(context)
      for (const { host, settings, edits } of raw)
        yield listValues(settings, edits).map(({ key, value, origin }) => ({
          value: { site: host, setting: key, value, from: origin },
          cells: [host, key, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), origin],
        }))
    },
  },
}

/** Of a faulty site what its layers say, so that the file has every site. */
function listValues(settings: Settings, edits: Settings): SettingRow[] {
  try {
    return listSettings(settings, edits)
  } catch {
    return [
      ...Object.entries(settings).map(([key, value]) => ({ key, value, origin: 'file' as const })),
      ...Object.entries(edits).map(([key, value]) => ({ key, value, origin: 'ledger' as const })),
    ]
  }
}

const toTime = (timeMs: number | null) => (timeMs === null ? null : new Date(timeMs).toISOString())

function toGameCells(game: Game): CsvValue[] {
  const { slug, title, status, maker, provider, providerId, source, summary, description, instructions } =
    game
  return [
    ...[slug, title, status, maker, provider, providerId, source.url, summary, description, instructions],
    ...[game.categories, game.tags].map((list) => list.join(' ')),
    ...[game.rating.age, game.orientation, game.devices.join(' '), game.languages.join(' ')],
    ...[toTime(game.publishedAt), game.plays, game.likes, game.dislikes],
  ]
}
