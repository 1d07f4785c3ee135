/**
 * Which colours a game's cover has, known without waiting: measured at build for own games, in the background for a provider's picture when
 * its cover is first made, and stored. Until then a game has the colours of its generated cover, which stands in for the picture.
 */
import { appendFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Game } from '#app/domain/game.ts'
import { readChoice } from './read-choice.ts'
import { coverVersion } from './cover-version.ts'
import { measureCoverColours } from './measure-colours.server.ts'
import { type CoverColours, pickDrawnColours } from './stage-light.ts'
import { createBoundedQueue } from './bounded-queue.ts'

/** Written by the build into each own game's folder. */
export const OWN_COLOURS_FILE = 'covers/colours.json'
/** In the covers' cache; its name differs from all cache keys. */
const STORE_FILE = 'cover-colours.jsonl'
const COLOUR_RE = /^#[0-9a-f]{6}$/

interface Known {
  version: string
  colours: CoverColours
}

export interface CoverColourStore {
  find(game: Game): CoverColours
  /** Measures a provider's cover in the background, once for each version of it. */
  learn(game: Game, picture: Uint8Array): void
  /** Registers a callback for newly known colours. */
  onLearn(listener: (slug: string) => void): void
  /** Resolves when everything learned so far is stored. */
  settle(): Promise<void>
}

export interface CoverColourOptions {
  ownGamesDir: string
  cacheDir: string
  log?: { warn(message: string, fields?: Record<string, unknown>): void }
}

export async function openCoverColours(options: CoverColourOptions): Promise<CoverColourStore> {
  const { cacheDir, log } = options
  const file = join(cacheDir, STORE_FILE)
  const own = await readOwnColours(options.ownGamesDir)
  const known = await readStore(file)
  const pending = new Set<string>()
  const listeners: ((slug: string) => void)[] = []
  const queue = createBoundedQueue(1, 500)
  let work: Promise<unknown> = Promise.resolve()

  async function measure(slug: string, version: string, picture: Uint8Array): Promise<void> {
    const colours = await queue(() => measureCoverColours(picture))
    known.set(slug, { version, colours })
    for (const listener of listeners) listener(slug)
    await mkdir(cacheDir, { recursive: true })
    await appendFile(file, `${JSON.stringify([slug, version, ...colours])}\n`)
  }

  function findMeasured({ slug, source, operatorCover }: Game): CoverColours | undefined {
    if (operatorCover?.from === 'drawing') return undefined
    return source.kind === 'own' && !operatorCover ? own.get(slug) : known.get(slug)?.colours
  }

  return {
    find: (game) => findMeasured(game) ?? pickDrawnColours(readChoice(game).palette, game.title),
    learn(game, picture) {
      const { slug, source, operatorCover } = game
      const version = coverVersion(game)
      if (
        (source.kind === 'own' && !operatorCover) ||
        known.get(slug)?.version === version ||
        pending.has(slug)
      )
        return
      pending.add(slug)
      const done = measure(slug, version, picture)
        .catch((cause: unknown) => log?.warn('cover colours were not stored', { slug, cause: String(cause) }))
        .finally(() => pending.delete(slug))
      work = Promise.all([work, done])
    },
    onLearn: (listener) => void listeners.push(listener),
    settle: async () => void (await work),
  }
}

async function readOwnColours(dir: string): Promise<Map<string, CoverColours>> {
  const found = new Map<string, CoverColours>()
  for (const slug of await readdir(dir).catch(() => [])) {
    const colours = parseLine(await readFile(join(dir, slug, OWN_COLOURS_FILE), 'utf8').catch(() => ''))
    if (isColours(colours)) found.set(slug, colours)
  }
  return found
}

/** The last line of a game counts. A file that is mostly older lines is written anew. */
async function readStore(file: string): Promise<Map<string, Known>> {
  const known = new Map<string, Known>()
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  for (const line of lines) {
    const [slug, version, ...colours] = parseLine(line)
    if (typeof slug === 'string' && typeof version === 'string' && isColours(colours))
      known.set(slug, { version, colours })
  }
  if (lines.length > 2 * known.size + 100) {
    const text = [...known].map(([slug, { version, colours }]) => JSON.stringify([slug, version, ...colours]))
    await writeFile(`${file}.${process.pid}.tmp`, `${text.join('\n')}\n`)
    await rename(`${file}.${process.pid}.tmp`, file)
  }
  return known
}

/** A line that a crash cut off is an empty one. */
function parseLine(line: string): unknown[] {
  try {
    const value: unknown = JSON.parse(line)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function isColours(value: unknown): value is CoverColours {
  return Array.isArray(value) && value.length === 2 && value.every((item) => COLOUR_RE.test(String(item)))
}
