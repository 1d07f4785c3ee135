/** How the files of uploaded games are sent. */
import { getMimeType } from 'hono/utils/mime'

/** What the server's list of types does not have, or has otherwise than browsers need it. */
const TYPES: Readonly<Record<string, string>> = {
  wasm: 'application/wasm',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  atlas: 'text/plain; charset=utf-8',
  fnt: 'text/plain; charset=utf-8',
  glsl: 'text/plain; charset=utf-8',
  vert: 'text/plain; charset=utf-8',
  frag: 'text/plain; charset=utf-8',
  glb: 'model/gltf-binary',
  gltf: 'model/gltf+json',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  ttf: 'font/ttf',
  otf: 'font/otf',
  woff: 'font/woff',
  woff2: 'font/woff2',
}

const UNKNOWN = 'application/octet-stream'

/** Extensions of files that are smaller when they are compressed. */
const COMPRESSIBLE_RE =
  /\.(?:html?|m?js|cjs|css|json|map|txt|xml|svg|csv|tsv|wasm|data|pck|mem|atlas|fnt|glsl|vert|frag|gltf|obj|ttf|otf|webmanifest|lua|ink|bin)$/i

export function isCompressible(path: string): boolean {
  return COMPRESSIBLE_RE.test(path)
}

const extensionOf = (path: string) => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

/** A file that its engine compressed: `game.wasm.br` is sent as what is in it. */
export function findStoredEncoding(path: string): 'br' | 'gzip' | null {
  if (/\.[^./]+\.br$/i.test(path)) return 'br'
  return /\.[^./]+\.gz$/i.test(path) ? 'gzip' : null
}

export function isHtml(path: string): boolean {
  return /\.x?html?$/i.test(path)
}

/** Of a file by its name. A document's charset is left to the document, which may not be in UTF-8. */
export function findFileType(path: string): string {
  const name = findStoredEncoding(path) === null ? path : path.replace(/\.\w+$/, '')
  if (/\.html?$/i.test(name)) return 'text/html'
  const extension = extensionOf(name)
  return TYPES[extension] ?? getMimeType(`file.${extension}`) ?? UNKNOWN
}
