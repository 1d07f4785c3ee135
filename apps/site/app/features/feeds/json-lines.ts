/** Reads JSON Lines: one JSON object in each line; empty lines are skipped. */
import { ByteStore } from './byte-store.ts'
import { FeedFault } from './feed-fault.ts'
import type { FeedRecord, RecordLimits } from './json-records.ts'

const LINE_FEED = 0x0a

export async function* readJsonLines(
  chunks: AsyncIterable<Uint8Array>,
  limits: Pick<RecordLimits, 'recordBytes'>,
): AsyncGenerator<FeedRecord, null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const line = new ByteStore()
  let number = 0
  let seen = 0
  let startsAt = 0
  function* take(): Generator<FeedRecord> {
    const record = toRecord(line.take(), { number: number + 1, byteOffset: startsAt }, decoder)
    if (record === null) return
    number++
    yield record
  }
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
      line.add(chunk, from, at)
      yield* take()
      from = at + 1
      startsAt = seen + from
    }
    line.add(chunk, from, chunk.length)
    seen += chunk.length
    if (line.length > limits.recordBytes)
      throw new FeedFault(
        'too-big',
        `line ${number + 1} (from byte ${startsAt}) is longer than ${limits.recordBytes} bytes`,
      )
  }
  yield* take()
  if (seen === 0) throw new FeedFault('empty', 'it is empty (0 bytes)')
  return null
}

function toRecord(
  bytes: Uint8Array,
  place: Pick<FeedRecord, 'number' | 'byteOffset'>,
  decoder: TextDecoder,
): FeedRecord | null {
  let text: string
  try {
    text = decoder.decode(bytes).trim()
  } catch {
    // Not UTF-8; the caller reports it with the position.
    return { ...place, text: '', value: undefined }
  }
  if (text === '') return null
  try {
    return { ...place, text, value: JSON.parse(text) }
  } catch {
    const where = `record ${place.number} (from byte ${place.byteOffset})`
    throw new FeedFault('not-json', `it is not JSON Lines: ${where} is not a complete JSON value`)
  }
}
