/** Downloads of backups: for owners whose passkey was used minutes ago. */
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { Handler } from 'hono'
import { findBackup } from '../operations/health.ts'
import { OperationError } from '../operations/operation.ts'
import { hasPermission } from '../operations/roles.ts'
import type { Portal } from '../portal-state.ts'
import type { ConsoleEnv } from './console-env.ts'
import { isFreshSession } from './fresh-session.ts'

export function serveBackup(portal: Portal): Handler<ConsoleEnv> {
  return async function backup(c) {
    const [actor, session] = [c.get('actor'), c.get('session')]
    if (!actor || !session || !hasPermission(actor, 'backups')) return c.text('401 Unauthorized\n', 401)
    if (!isFreshSession(session, Date.now())) return c.text('403 Use your passkey once more\n', 403)
    const found = await findBackup(portal.config, c.req.param('name') ?? '').catch((error: unknown) => {
      if (error instanceof OperationError) return null
      throw error
    })
    if (!found) return c.text('404 Not Found\n', 404)
    const body = Readable.toWeb(await found.read()) as NodeStream as ReadableStream
    return c.body(body, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${found.name}"`,
      'Content-Length': String(found.bytes),
    })
  }
}
