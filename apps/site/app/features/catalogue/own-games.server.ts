/** The games of this repository: read from their `game.json`, checked, and turned into catalogue games. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { rateGame } from '#app/features/audience/rate-game.ts'
import { NO_AGE_EVIDENCE, sortNotes, type Rating } from '#app/domain/rating.ts'
import type { RatingWords } from '#app/features/audience/rating-words.ts'
import { GameManifestSchema, OWN_PROVIDER, type Game, type GameManifest } from '#app/domain/game.ts'

export interface OwnGameFault {
  /** The game's folder. */
  slug: string
  /** Such as `covers.wide: Invalid type …`. */
  reason: string
}

export interface OwnGames {
  games: Game[]
  /** Of games that are left out: each costs itself alone. */
  faults: OwnGameFault[]
}

/** `dir` holds one built folder a game, each with its `game.json` and `covers/`. */
export async function loadOwnGames(dir: string, words: RatingWords): Promise<OwnGames> {
  const slugs = await readdir(dir).catch(() => null)
  if (slugs === null)
    return {
      games: [],
      faults: [{ slug: '', reason: `the folder ${dir} is missing; build it: npm run build` }],
    }
  const loaded = await Promise.all(slugs.sort().map((slug) => loadOwnGame(dir, slug, words)))
  return {
    games: loaded.flatMap(({ games }) => games),
    faults: loaded.flatMap(({ faults }) => faults),
  }
}

async function loadOwnGame(dir: string, slug: string, words: RatingWords): Promise<OwnGames> {
  const fail = (...reasons: string[]) => ({ games: [], faults: reasons.map((reason) => ({ slug, reason })) })
  try {
    const { manifest, reasons } = parseManifest(slug, await readFile(join(dir, slug, 'game.json'), 'utf8'))
    if (!manifest) return fail(...reasons)
    return { games: [ownGame(manifest, words, await measureFolder(join(dir, slug)))], faults: [] }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // A folder without a manifest is no game.
    return code === 'ENOENT' || code === 'ENOTDIR' ? { games: [], faults: [] } : fail(message)
  }
}

/** The manifest in the text of a `game.json`, or all of its faults. */
export function parseManifest(
  slug: string,
  text: string,
): { manifest: GameManifest; reasons: [] } | { manifest: null; reasons: string[] } {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    return { manifest: null, reasons: [`game.json is not JSON: ${(error as Error).message}`] }
  }
  const parsed = v.safeParse(GameManifestSchema, written)
  if (!parsed.success)
    return {
      manifest: null,
      reasons: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'game.json'}: ${issue.message}`),
    }
  if (parsed.output.slug !== slug) return { manifest: null, reasons: ["slug: must be the folder's name"] }
  return { manifest: parsed.output, reasons: [] }
}

export function ownGame(manifest: GameManifest, words: RatingWords, sizeBytes: number | null): Game {
  const { published, updated, covers, preview, age: _age, notes: _notes, ...facts } = manifest
  const base = `/games/${manifest.slug}/`
  return {
    ...facts,
    rating: rateOwnGame(manifest, words),
    ageEvidence: NO_AGE_EVIDENCE,
    media: facts.media.map((medium) => ({ ...medium, url: toOwnUrl(base, medium.url) })),
    provider: OWN_PROVIDER,
    providerId: manifest.slug,
    source: { kind: 'own', url: base, fallbacks: [] },
    covers: { wide: base + covers.wide, square: base + covers.square, tall: base + covers.tall },
    preview: preview === null ? null : base + preview,
    publishedAt: Date.parse(published),
    updatedAt: Date.parse(updated),
    plays: 0,
    likes: 0,
    dislikes: 0,
    status: 'published',
    sizeBytes,
  }
}

/** The maker's values, and the words of its texts for missing ones. */
function rateOwnGame(manifest: GameManifest, words: RatingWords): Rating {
  const { age, notes } = manifest
  const { refusal: _refusal, ...byWords } = rateGame({ ...manifest, ageEvidence: NO_AGE_EVIDENCE }, words)
  if (age === undefined && notes === undefined) return byWords
  return {
    age: age ?? byWords.age,
    notes: sortNotes(notes ?? byWords.notes),
    by: 'maker',
    reasons: age !== undefined && notes !== undefined ? [] : byWords.reasons,
  }
}

function toOwnUrl(base: string, url: string): string {
  return url.startsWith('/games/') || url.startsWith('https://') ? url : base + url.replace(/^\//, '')
}

/** What is sent before play: the brotli copies where the build made them, covers and previews left out. */
async function measureFolder(dir: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(dir, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || path.startsWith(join(dir, 'covers')) || /\.(br|gz|map|json)$/.test(entry.name))
      continue
    const compressed = await stat(`${path}.br`).catch(() => null)
    bytes += compressed?.size ?? (await stat(path)).size
  }
  return bytes
}
