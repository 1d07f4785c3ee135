/** The beginning of a file, packed as the server reads it. */
/** Less than the server takes. */
const MAX_SAMPLE_BYTES = 384 * 1024
const MAX_SAMPLE_CHARS = 160_000

export interface PackedSample {
  text: string
  /** Whether the file is longer. */
  isCut: boolean
}

/** Where the packed bytes are too long, fewer are packed. */
export async function readSample(file: File, maxBytes = MAX_SAMPLE_BYTES): Promise<PackedSample> {
  const stream = file.slice(0, maxBytes).stream().pipeThrough(new CompressionStream('gzip'))
  const text = toBase64(new Uint8Array(await new Response(stream).arrayBuffer()))
  if (text.length > MAX_SAMPLE_CHARS) return readSample(file, Math.floor(maxBytes / 2))
  return { text, isCut: file.size > maxBytes }
}

const CHUNK_BYTES = 8192

function toBase64(bytes: Uint8Array): string {
  let text = ''
  // One call with all bytes has more arguments than engines take.
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES))
  return btoa(text)
}
