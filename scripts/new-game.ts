/** `npm run new-game <slug> ["Title"]`: a playable, tested game to change into another one. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './build.ts'

const SLUG_RE = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Copies the template, replaces the names and returns the folder. */
export function createGameFolder(root: string, slug: string, title: string, day: string): string {
  const target = join(root, 'games', slug)
  cpSync(join(ROOT, 'scripts/game/template'), target, { recursive: true })
  for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    const path = join(target, file)
    if (!/\.(ts|json|html|css|md)$/.test(file)) continue
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replaceAll('__slug__', slug).replaceAll('__title__', title).replaceAll('__day__', day),
    )
  }
  return target
}

function main(slug: string | undefined, title: string | undefined): number {
  if (!slug || !SLUG_RE.test(slug) || slug.length > 120) {
    console.error('A slug is required: npm run new-game star-basket ["Star Basket"]')
    return 2
  }
  if (existsSync(join(ROOT, 'games', slug))) {
    console.error(`games/${slug} is there already.`)
    return 1
  }
  const named =
    title ??
    slug.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())
  createGameFolder(ROOT, slug, named, new Date().toISOString().slice(0, 10))
  // Links the new workspace, so that its imports are found.
  spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  console.log(
    `games/${slug} is ready.\n  Try it:   npx vite games/${slug}\n  Test it:  npx vitest run games/${slug}\n  Draw its covers, without which npm run build rejects it: npm run game -- covers ${slug}\n  Check it: npm run game -- check ${slug}`,
  )
  return 0
}

if (import.meta.main) process.exitCode = main(process.argv[2], process.argv[3])
