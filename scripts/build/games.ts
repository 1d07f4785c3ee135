import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseManifest, type OwnGameFault } from '../../apps/site/app/features/catalogue/own-games.server.ts'
import { OWN_COLOURS_FILE } from '../../apps/site/app/features/images/cover-colours.server.ts'
import { measureCoverColours } from '../../apps/site/app/features/images/measure-colours.server.ts'
import { runNode } from '../run-node.ts'
import { writeGameFiles } from './game-files.ts'

/** The files that a folder of `games/` needs beside its manifest. */
const NEEDED_FILES = ['vite.config.ts', 'index.html']

/** Checks all games and returns their faults, before any of them is built. */
export async function listGameFaults(root: string): Promise<OwnGameFault[]> {
  const faults: OwnGameFault[] = []
  for (const slug of await listGames(root)) {
    const dir = join(root, 'games', slug)
    const add = (reason: string) => void faults.push({ slug, reason })
    for (const file of NEEDED_FILES) if (!existsSync(join(dir, file))) add(`${file} is missing`)
    const text = await readFile(join(dir, 'game.json'), 'utf8').catch(() => null)
    if (text === null) {
      add('game.json is missing')
      continue
    }
    const { manifest, reasons } = parseManifest(slug, text)
    reasons.forEach(add)
    const { covers, preview } = manifest ?? { covers: {}, preview: null }
    for (const file of [...Object.values(covers), preview])
      if (file !== null && !existsSync(join(dir, file)))
        add(`${file} is named in game.json, but there is no such file`)
  }
  return faults
}

/** Folders of games: a folder without a manifest and without a build configuration is ignored. */
async function listGames(root: string): Promise<string[]> {
  const slugs = await readdir(join(root, 'games')).catch(() => [])
  return slugs
    .filter((slug) =>
      ['game.json', 'vite.config.ts'].some((file) => existsSync(join(root, 'games', slug, file))),
    )
    .sort()
}

export function describeGameFaults(faults: readonly OwnGameFault[]): string {
  return faults.map(({ slug, reason }) => `  games/${slug}: ${reason}`).join('\n')
}

/**
 * Builds every `games/<slug>/` into its own self-contained folder, with its `game.json` and covers beside it. Of a faulty one only the manifest
 * is copied: the server logs its faults at every start.
 */
export async function buildGames(root: string, out: string, faulty: ReadonlySet<string>): Promise<void> {
  await mkdir(out, { recursive: true })
  for (const slug of await listGames(root)) {
    const dir = join(root, 'games', slug)
    const target = join(out, slug)
    if (faulty.has(slug)) {
      await mkdir(target, { recursive: true })
      if (existsSync(join(dir, 'game.json'))) await cp(join(dir, 'game.json'), join(target, 'game.json'))
      continue
    }
    await runNode(
      ['node_modules/vite/bin/vite.js', 'build', '--outDir', target, '--emptyOutDir', '--logLevel', 'warn'],
      { root, cwd: dir },
    )
    await cp(join(dir, 'game.json'), join(target, 'game.json'))
    for (const folder of ['covers', 'media']) {
      if (existsSync(join(dir, folder)))
        await cp(join(dir, folder), join(target, folder), { recursive: true })
    }
    await writeCoverColours(target)
    await writeGameFiles(target)
  }
}

/** The light of a game's stage is taken from its square cover. */
async function writeCoverColours(dir: string): Promise<void> {
  const { covers } = JSON.parse(await readFile(join(dir, 'game.json'), 'utf8')) as {
    covers: { square: string }
  }
  const colours = await measureCoverColours(await readFile(join(dir, covers.square)))
  await writeFile(join(dir, OWN_COLOURS_FILE), JSON.stringify(colours))
}
