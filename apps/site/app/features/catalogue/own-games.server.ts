/** The games of this repository: read from their `game.json`, checked, and turned into catalogue games. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { rateGame } from '#app/features/audience/rate-game.ts'
import { NO_AGE_EVIDENCE, sortNotes, type Rating } from '#app/features/audience/rating.ts'
import type { RatingWords } from '#app/features/audience/rating-words.ts'
import { GameManifestSchema, type Game, type GameManifest } from './game.ts'

/** What the catalogue names as the provider of this repository's games. */
export const OWN_PROVIDER = 'playhouse'

/** `dir` holds one built folder a game, each with its `game.json` and `covers/`. Throws with all faults at once. */
export async function loadOwnGames(dir: string, words: RatingWords): Promise<Game[]> {
  const faults: string[] = []
  const games: Game[] = []
  for (const slug of (await readdir(dir)).sort()) {
    const file = join(dir, slug, 'game.json')
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text === null) continue
    const parsed = v.safeParse(GameManifestSchema, JSON.parse(text))
    if (!parsed.success)
      faults.push(...parsed.issues.map((issue) => `  ${slug}: ${v.getDotPath(issue)}: ${issue.message}`))
    else if (parsed.output.slug !== slug) faults.push(`  ${slug}: slug: must be the folder's name`)
    else games.push(ownGame(parsed.output, words, await measureFolder(join(dir, slug))))
  }
  if (faults.length > 0) throw new Error(`The games have ${faults.length} fault(s):\n${faults.join('\n')}`)
  return games
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

/** What its maker says, and the words of its texts for what is not said. */
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
