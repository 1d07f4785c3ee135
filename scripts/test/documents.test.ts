/** What the documents name exists, and the pages that a newcomer reads first stay short. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { SiteSchema } from '../../apps/site/app/domain/site-schema.ts'
import { ROOT } from '../build.ts'

const DOCUMENTS = ['README.md', '.github/CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })]
/** A path may begin in one of these folders: the documents say so where they leave it out. */
const FOLDERS = ['.', 'apps/site', 'apps/site/app', 'apps/site/e2e', 'packages/game-kit', 'packages/sdk/src']
const GLOB_FOLDERS = '{apps,bench,content,docs,games,packages,scripts}'
const FILE_RE = /\.(ts|tsx|md|json|css|html|svg|example)$/
const PATH_RE = /^[\w.@*{},…-]+(\/[\w.@*{},…-]+)*\/?$/
const MAX_README_LINES = 80
const MAX_ROOT_ENTRIES = 18
const MAX_LINE_CHARS = 120

/** What looks like a path of the repository and is none, by its beginning. */
const OTHER_PATHS = [
  ...[
    './data',
    'DATA_DIR/',
    'index/',
    'images/',
    'share-images/',
    '.cache/',
    'build/',
    'shots/',
    'test-results/',
  ], // written by the software
  ...['builds/', '_payload.json', '{route}/'], // addresses
  ...['content/pages/games.example.com/', '127.0.0.1,'], // examples
]

const read = (document: string) => readFileSync(join(ROOT, document), 'utf8')
const files = globSync(`${GLOB_FOLDERS}/**/*.*`, {
  cwd: ROOT,
  exclude: (name) => ['node_modules', 'build', '.react-router'].includes(basename(name)),
}).map((file) => file.replaceAll('\\', '/'))
const names = new Set(files.map((file) => basename(file)))

/** Words in backticks that look like a path: with a folder that is known, or with the ending of a source file. */
function listPaths(document: string): string[] {
  const code = [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!)
  return [...new Set(code)].filter(
    (text) => PATH_RE.test(fillNames(text)) && (text.includes('/') || FILE_RE.test(text)),
  )
}

/** `games/<slug>/` and `NNN-title.md` stand for any. */
function fillNames(path: string): string {
  return path.replaceAll(/<[\w ]+>|NNN-title|NNN|…/g, '*')
}

/** `{visit,fences}.ts` names two files. */
function expandBraces(path: string): string[] {
  const [all, inside] = /\{([^}]+)\}/.exec(path) ?? []
  return all === undefined
    ? [path]
    : inside!.split(',').flatMap((each) => expandBraces(path.replace(all, each)))
}

function isThere(path: string): boolean {
  if (!path.includes('*'))
    return names.has(path) || FOLDERS.some((folder) => existsSync(join(ROOT, folder, path)))
  if (!path.includes('/')) return [...names].some((name) => matchesGlob(name, path))
  return FOLDERS.some((folder) => globSync(path, { cwd: join(ROOT, folder) }).length > 0)
}

test.each(DOCUMENTS)('every path that %s names exists', (document) => {
  const paths = listPaths(document)
    .filter((path) => !OTHER_PATHS.some((other) => path.startsWith(other)))
    .flatMap((path) => expandBraces(fillNames(path)))
  expect(paths.filter((path) => !isThere(path))).toEqual([])
})

test.each(DOCUMENTS)('every link of %s to a file leads to one', (document) => {
  const targets = [...read(document).matchAll(/\]\(([^)#\s]+)/g)].map(([, target]) => target!)
  const broken = targets.filter(
    (target) => !/^https?:/.test(target) && !existsSync(join(ROOT, dirname(document), target)),
  )
  expect(broken).toEqual([])
})

test.each(DOCUMENTS)('every npm script that %s names exists', (document) => {
  const scripts = ['package.json', 'packages/sdk/package.json'].flatMap((file) =>
    Object.keys((JSON.parse(read(file)) as { scripts: Record<string, string> }).scripts),
  )
  const named = [...read(document).matchAll(/\bnpm run ([\w-]+)/g)].map(([, name]) => name!)
  expect(named.filter((name) => !scripts.includes(name))).toEqual([])
})

test.each(DOCUMENTS)('no heading stands twice in %s', (document) => {
  const headings = read(document).match(/^#+ .*$/gm) ?? []
  expect(headings).toEqual([...new Set(headings)])
})

test('the architecture has short lines, the README is one page', () => {
  const long = read('docs/architecture.md')
    .split('\n')
    .filter((line) => [...line].length > MAX_LINE_CHARS)
  expect(long).toEqual([])
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_README_LINES)
})

test('the README counts the sentences of the specification', () => {
  const [, count] = /(\d+) numbered sentences/.exec(read('README.md')) ?? []
  expect(Number(count)).toBe(read('docs/specification.md').match(/^- \*\*\d+\.\d+\*\* /gm)!.length)
})

// An archive of the sources has no list of what is tracked.
test.skipIf(!existsSync(join(ROOT, '.git')))('the root has few entries', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  const entries = new Set(tracked.map((file) => file.split('/')[0]!).filter((name) => !name.startsWith('.')))
  expect(entries.size).toBeLessThanOrEqual(MAX_ROOT_ENTRIES)
})

test('every journey that the configuration of Playwright names exists', async () => {
  const { default: config } = await import('../../playwright.config.ts')
  const listed = config.projects?.find(({ name }) => name === 'with pictures')?.testMatch
  const patterns = [listed ?? []].flat().map(String)
  const journeys = globSync('apps/site/e2e/*.spec.ts', { cwd: ROOT }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  expect(patterns.length).toBeGreaterThan(5)
  expect(patterns.filter((pattern) => !journeys.some((file) => matchesGlob(file, pattern)))).toEqual([])
})

test('operating.md names every setting of a site', () => {
  const keys = Object.entries(SiteSchema.entries).flatMap(([key, schema]) => {
    const group =
      'wrapped' in schema && 'entries' in schema.wrapped ? Object.keys(schema.wrapped.entries) : []
    return group.length > 0 ? group : [key]
  })
  const words = new Set(read('docs/operating.md').match(/\w+/g))
  expect(keys.length).toBeGreaterThan(50)
  expect(keys.filter((key) => !words.has(key))).toEqual([])
})
