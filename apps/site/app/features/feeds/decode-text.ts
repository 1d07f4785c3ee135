/** A feed's bytes as text. */
import { FeedFault } from './feed-fault.ts'

/** Throws `FeedFault` where the bytes are not in the encoding, or the encoding is not one that browsers know. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  encoding = 'utf-8',
): AsyncGenerator<string> {
  const decoder = createDecoder(encoding)
  let bytes = 0
  const decode = (chunk?: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      const place = `between byte ${bytes} and byte ${bytes + (chunk?.length ?? 0)}`
      throw new FeedFault('malformed', `it is not ${decoder.encoding.toUpperCase()} ${place}`)
    }
  }
  for await (const chunk of chunks) {
    const text = decode(chunk)
    bytes += chunk.length
    if (text !== '') yield text
  }
  const rest = decode()
  if (rest !== '') yield rest
}

function createDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new FeedFault('malformed', `its encoding “${encoding.slice(0, 40)}” is not known`)
  }
}
