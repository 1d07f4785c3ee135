/** Downloads of games, articles and settings: for those who may, and whose passkey was used minutes ago. */
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { Handler } from 'hono'
import { parseExportName, writeExport, type ExportFormat } from '../operations/export.ts'
import { hasPermission } from '../operations/roles.ts'
import type { Portal } from '../portal-state.ts'
import type { ConsoleEnv } from './console-env.ts'
import { isFreshSession } from './fresh-session.ts'

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

export function serveExport(portal: Portal): Handler<ConsoleEnv> {
  return async function download(c) {
    const [actor, session] = [c.get('actor'), c.get('session')]
    if (!actor || !session || !hasPermission(actor, 'export')) return c.text('401 Unauthorized\n', 401)
    if (!isFreshSession(session, Date.now())) return c.text('403 Use your passkey once more\n', 403)
    const file = parseExportName(c.req.param('name') ?? '')
    if (!file) return c.text('404 Not Found\n', 404)
    const { ledger, config } = portal
    const text = writeExport({ ledger, reads: await portal.reads.get(), config }, file)
    const stream = Readable.from(text).map((piece: string) => Buffer.from(piece))
    return c.body(Readable.toWeb(stream) as NodeStream as ReadableStream, 200, {
      'Content-Type': TYPES[file.format],
      'Content-Disposition': `attachment; filename="${file.kind}.${file.format}"`,
    })
  }
}
