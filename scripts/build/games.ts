import { existsSync } from 'node:fs'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runNode } from '../run-node.ts'
import { writeGameFiles } from './game-files.ts'

/** Builds every `games/<slug>/` into its own self-contained folder, with its `game.json` and covers beside it. */
export async function buildGames(root: string, out: string): Promise<void> {
  await mkdir(out, { recursive: true })
  for (const slug of await readdir(join(root, 'games'))) {
    const dir = join(root, 'games', slug)
    if (!existsSync(join(dir, 'game.json')) || !existsSync(join(dir, 'vite.config.ts'))) continue
    const target = join(out, slug)
    await runNode(
      ['node_modules/vite/bin/vite.js', 'build', '--outDir', target, '--emptyOutDir', '--logLevel', 'warn'],
      { root, cwd: dir },
    )
    await cp(join(dir, 'game.json'), join(target, 'game.json'))
    for (const folder of ['covers', 'media']) {
      if (existsSync(join(dir, folder)))
        await cp(join(dir, folder), join(target, folder), { recursive: true })
    }
    await writeGameFiles(target)
  }
}
