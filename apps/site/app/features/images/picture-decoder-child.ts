/** The process that decodes pictures of other servers. Run from source by Node itself. */
import sharp from 'sharp'
import type { DecodedPicture } from './picture-decoder.server.ts'

/** Enough for a photograph of a camera. */
const MAX_INPUT_PIXELS = 40_000_000
const MAX_OUTPUT_PX = 1280
const MAX_MEMORY_BYTES = 600 * 1024 * 1024
const CHECK_EVERY_MS = 20

sharp.concurrency(1)
sharp.cache(false)
// Decoding runs on another thread, so this timer runs meanwhile.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(1)
}, CHECK_EVERY_MS)

async function decode(image: Uint8Array): Promise<DecodedPicture> {
  try {
    const bytes = await sharp(image, {
      ...{ limitInputPixels: MAX_INPUT_PIXELS, failOn: 'truncated', pages: 1 },
    })
      .autoOrient()
      .resize(MAX_OUTPUT_PX, MAX_OUTPUT_PX, { fit: 'outside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 2 })
      .toBuffer()
    return { bytes }
  } catch (cause) {
    return { fault: cause instanceof Error ? cause.message : String(cause) }
  }
}

process.on('message', (image: Uint8Array) => void decode(image).then((answer) => process.send!(answer)))
process.on('disconnect', () => process.exit(0))
// Says that it is ready.
process.send!({} satisfies DecodedPicture)
