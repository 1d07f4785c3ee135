/** Counts of the games' and the kit's structure; `node scripts/game/structure.ts` prints them. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { printTable } from '../../bench/measure.ts'
import { ROOT } from '../build.ts'

const TEST_RE = /\.(?:test|fixture)\.tsx?$/
/** Classes and ids of the kit's own markup; custom properties (`--gk-…`) and `window.__gk` are documented. */
const MARKUP_RE = /(?<![-\w])gk-[a-z]/g

export interface Structure {
  name: string
  /** The folder with the most files, tests not counted. */
  largestFolder: string
  largestFolderFiles: number
  /** Uses of the kit's markup in TypeScript and in CSS. */
  markupInScripts: number
  markupInStyles: number
  observers: number
  designLines: number
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

export function measureStructure(folder: string): Structure {
  const files = listFiles(join(ROOT, folder, 'src'))
  const counted = files.filter((file) => !TEST_RE.test(file))
  const byFolder = Map.groupBy(counted, dirname)
  const [largest, inLargest] = [...byFolder].toSorted((a, b) => b[1].length - a[1].length)[0]!
  const countIn = (ending: string, pattern: RegExp) =>
    counted
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(pattern)?.length ?? 0), 0)
  return {
    name: folder,
    largestFolder: relative(join(ROOT, folder), largest),
    largestFolderFiles: inLargest.length,
    markupInScripts: countIn('.ts', MARKUP_RE),
    markupInStyles: countIn('.css', MARKUP_RE),
    observers: countIn('.ts', /new MutationObserver/g),
    designLines: readDesign(folder).split('\n').length - 1,
  }
}

function readDesign(folder: string): string {
  return folder.startsWith('games/') ? readFileSync(join(ROOT, folder, 'DESIGN.md'), 'utf8') : ''
}

export function listGameFolders(): string[] {
  return readdirSync(join(ROOT, 'games')).map((slug) => `games/${slug}`)
}

if (import.meta.main)
  printTable(
    'Structure of the games and the kit',
    [...listGameFolders(), 'packages/game-kit'].map((folder) => ({ ...measureStructure(folder) })),
  )
