/** `PUT /api/feeds/:provider/file`: the body is a feed; it is written to disk as it arrives, imported, and deleted. */
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { Config } from '../config.ts'

export const MAX_FEED_BYTES = 512 * 1024 * 1024
const LEFTOVER_MS = 24 * 3_600_000

export class TooLargeError extends Error {
  override name = 'TooLargeError'
}

/** Writes a body into the data directory; `use` gets the path, and the file is deleted afterwards. Throws `TooLargeError`. */
export async function withBodyFile<Result>(
  { dataDir }: Pick<Config, 'dataDir'>,
  body: ReadableStream<Uint8Array>,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, 'uploads')
  await mkdir(folder, { recursive: true })
  await removeLeftovers(folder)
  const path = join(folder, randomUUID())
  try {
    await pipeline(Readable.fromWeb(body as NodeStream), limitBytes(), createWriteStream(path))
    return await use(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Files of a process that ended during an import. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null) // another request deleted it
    if (found && Date.now() - found.mtimeMs > LEFTOVER_MS) await rm(join(folder, name), { force: true })
  }
}

function limitBytes(): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length
      if (bytes > MAX_FEED_BYTES) done(new TooLargeError('A feed has at most 512 MB'))
      else done(null, chunk)
    },
  })
}
