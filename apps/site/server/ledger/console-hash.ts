/** Tokens are random, so a plain hash is enough: the ledger never has what lets somebody in. */
import { createHash } from 'node:crypto'

/** SHA-256, hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
