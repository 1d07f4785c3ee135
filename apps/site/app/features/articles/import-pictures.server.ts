/** The images an operator gives with an article: found by name or token, validated by their bytes, re-encoded. */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, parse, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import * as v from 'valibot'
import { isRasterImage } from '#app/features/images/remote-image.server.ts'
import { SMALL_PICTURE_WIDTH } from './article-pictures.ts'
import { ImportError } from './import-error.ts'
import type { ImageSize } from './sanitize-html.ts'

/** Moves when the same file would be encoded otherwise. */
export const ENCODING = 'webp 82, avif 60, 1200×1600, 1'
export const MAX_FILE_BYTES = 20 * 1024 * 1024
const MAX_INPUT_PIXELS = 40_000_000
const MAX_WIDTH = 1200
const MAX_HEIGHT = 1600
/** An operator waits for it. */
const AVIF = { quality: 60, effort: 2 } as const
const ICON = { width: 1200, height: 675 }

export interface EncodedFile {
  name: string
  bytes: Uint8Array
}

export interface EncodedPicture {
  /** The address of the WebP. */
  src: string
  size: ImageSize
  /** SHA-256 of the file it was made from, hex. */
  sourceHash: string
  files: EncodedFile[]
}

export interface PictureFolder {
  /** The file by its name, its name without the ending, or its token. */
  find(name: string): string | null
}

const TokensSchema = v.record(v.string(), v.string())

/** `dir` null: no pictures were given. Files of folders inside are not looked at, and links are not followed. */
export async function openPictureFolder(
  dir: string | null,
  tokensFile: string | null,
): Promise<PictureFolder> {
  const files = new Map<string, string>()
  if (dir !== null) {
    const entries = await readdir(dir, { withFileTypes: true }).catch((cause: NodeJS.ErrnoException) => {
      throw new ImportError(`the folder of pictures ${dir} cannot be read: ${cause.code ?? cause.message}`)
    })
    for (const entry of entries
      .filter((one) => one.isFile())
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(dir, entry.name)
      files.set(entry.name, path)
      const token = parse(entry.name).name
      if (!files.has(token)) files.set(token, path)
    }
  }
  const tokens = tokensFile === null ? {} : await readTokens(tokensFile)
  for (const [token, name] of Object.entries(tokens)) {
    const path = files.get(basename(name))
    if (!path)
      throw new ImportError(
        `${tokensFile} leads the token “${token}” to “${name}”, which is not in the folder of pictures`,
      )
    files.set(token, path)
  }
  return { find: (name) => files.get(name) ?? null }
}

async function readTokens(file: string): Promise<Record<string, string>> {
  try {
    return v.parse(TokensSchema, JSON.parse(await readFile(resolve(file), 'utf8')))
  } catch (cause) {
    throw new ImportError(`${file} is no list of tokens; it is written { "token": "file name" }`, { cause })
  }
}

/** A picture of the text, as `articles{id}-{hash}`. */
export async function encodeBodyPicture(path: string, id: number): Promise<EncodedPicture> {
  return encodeUpload(await readPicture(path), `articles${id}`, basename(path))
}

/** As `{prefix}-{hash}`; `subject` is what a refusal calls the picture. Throws `ImportError`. */
export async function encodeUpload(source: Buffer, prefix: string, subject: string): Promise<EncodedPicture> {
  checkPicture(source, subject)
  const sourceHash = createHash('sha256').update(source).digest('hex')
  const name = `${prefix}-${sourceHash.slice(0, 12)}`
  return encode(name, sourceHash, subject, () =>
    decode(source).resize(MAX_WIDTH, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: true }),
  )
}

/** The icon, always of one size, as `articles{id}`. `source` is a file's path or a picture; a drawing of ours is cut at its centre. */
export async function encodeIcon(
  source: string | Buffer,
  id: number,
  isDrawing = false,
): Promise<EncodedPicture> {
  const bytes = typeof source === 'string' ? await readPicture(source) : source
  const sourceHash = createHash('sha256').update(bytes).digest('hex')
  const subject = typeof source === 'string' ? basename(source) : 'of the article'
  return encode(`articles${id}`, sourceHash, subject, () =>
    decode(bytes).resize(ICON.width, ICON.height, {
      fit: 'cover',
      position: isDrawing ? 'centre' : 'attention',
    }),
  )
}

async function readPicture(path: string): Promise<Buffer> {
  const subject = basename(path)
  const file = await stat(path).catch(() => null)
  if (!file?.isFile()) throw new ImportError(`there is no picture ${path}`)
  if (file.size > MAX_FILE_BYTES) throw new ImportError(`the picture ${subject} is larger than 20 MB`)
  const bytes = await readFile(path)
  checkPicture(bytes, subject)
  return bytes
}

function checkPicture(bytes: Buffer, subject: string): void {
  if (!isRasterImage(bytes)) throw new ImportError(`${subject} is no JPEG, PNG, GIF, WebP or AVIF picture`)
}

/** Re-encoded, so that only the image itself remains of the file. */
function decode(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'truncated', pages: 1 }).autoOrient()
}

async function encode(
  name: string,
  sourceHash: string,
  subject: string,
  open: () => Sharp,
): Promise<EncodedPicture> {
  try {
    const webp = await open().webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
    const { width, height } = webp.info
    const files = [
      { name: `${name}.webp`, bytes: webp.data },
      { name: `${name}.avif`, bytes: await open().avif(AVIF).toBuffer() },
    ]
    if (width > SMALL_PICTURE_WIDTH) {
      const small = await sharp(webp.data).resize(SMALL_PICTURE_WIDTH).avif(AVIF).toBuffer()
      files.push({ name: `${name}-${SMALL_PICTURE_WIDTH}.avif`, bytes: small })
    }
    return { src: `/img/${name}.webp`, size: { width, height }, sourceHash, files }
  } catch (cause) {
    throw new ImportError(
      `the picture ${subject} cannot be decoded: ${(cause as Error).message.split('\n')[0]}`,
      { cause },
    )
  }
}
