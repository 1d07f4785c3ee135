/** Finds a record's images by their addresses and keys, for records that name their images in no way that is known. */
import type { Game } from '#app/domain/game.ts'
import type { RawRecord } from './adapter.ts'

type Covers = Game['covers']

interface Candidate {
  url: string
  /** Width divided by height, from a size in the file's name; null without one. */
  ratio: number | null
  /** From the size in the name. */
  pixels: number
  /** What the key says about the shape. */
  kind: keyof Covers | null
}

const MAX_DEPTH = 4
const MAX_CANDIDATES = 60
const IMAGE_RE = /\.(?:avif|gif|jpe?g|png|webp)$/i
const EXTENSION_RE = /\.[a-z0-9]{2,5}$/i
const IMAGE_KEY_RE = /asset|banner|cover|icon|image|img|logo|picture|poster|screenshot|teaser|thumb/i
const SIZE_RE = /(?<!\d)(\d{2,4})\s?[x×_](\d{2,4})(?!\d)/

/** `toAddress` gives an image's address as it is stored, or null where it may not be used. */
export function findCovers(record: RawRecord, toAddress: (text: string) => string | null): Covers {
  const candidates: Candidate[] = []
  collect(record, '', 0, (key, text) => {
    if (candidates.length >= MAX_CANDIDATES) return
    const url = toAddress(text)
    if (url !== null && isImage(url, key)) candidates.push(toCandidate(url, key))
  })
  const best = (kind: keyof Covers) =>
    candidates.filter((one) => kindOf(one) === kind).sort(byPixels)[0]?.url ?? null
  const covers = { wide: best('wide'), square: best('square'), tall: best('tall') }
  const isFound = covers.wide ?? covers.square ?? covers.tall
  // An image of unknown shape is cut to shape like any other.
  return isFound === null ? { ...covers, wide: candidates[0]?.url ?? null } : covers
}

function collect(
  value: unknown,
  key: string,
  depth: number,
  take: (key: string, text: string) => void,
): void {
  if (typeof value === 'string') {
    if (value.length <= 2048 && /^(?:https?:)?\/\//.test(value.trim())) take(key, value)
  } else if (typeof value === 'object' && value !== null && depth < MAX_DEPTH) {
    const isList = Array.isArray(value)
    for (const [name, part] of Object.entries(value)) collect(part, isList ? key : name, depth + 1, take)
  }
}

function isImage(url: string, key: string): boolean {
  const { pathname } = new URL(url)
  if (IMAGE_RE.test(pathname)) return true
  return IMAGE_KEY_RE.test(key) && !EXTENSION_RE.test(pathname)
}

function toCandidate(url: string, key: string): Candidate {
  const size = SIZE_RE.exec(url) ?? SIZE_RE.exec(key)
  const [width, height] = size ? [Number(size[1]), Number(size[2])] : [0, 0]
  return {
    url,
    ratio: width > 0 && height > 0 ? width / height : null,
    pixels: width * height,
    kind: /icon|logo|square/i.test(key) ? 'square' : /poster|portrait|tall/i.test(key) ? 'tall' : null,
  }
}

function kindOf({ ratio, kind }: Candidate): keyof Covers | null {
  if (ratio === null) return kind
  if (ratio > 1.15) return 'wide'
  return ratio < 0.85 ? 'tall' : 'square'
}

const byPixels = (a: Candidate, b: Candidate) => b.pixels - a.pixels
