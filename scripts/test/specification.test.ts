/** `docs/specification.md` and the tests name each other: every number has a test, every `covers:` a number. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['apps', 'bench', 'games', 'packages', 'scripts']
const TEST_FILE = /\.(test|spec)\.tsx?$/
const COVERS = /^\s*\/\/ covers: (.*)$/
const TEST_BEGINS = /^\s*(test|testIf|\w+Test)(\.\w+)*[(<]/

const specification = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8')
const numbers = [...specification.matchAll(/^- \*\*(\d+\.\d+)\*\* \S/gm)].map(([, number]) => number!)

interface Annotation {
  place: string
  covers: string[]
  /** Whether a test begins on the next line. */
  isOfTest: boolean
}

function listTestFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TEST_FILE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !file.includes('node_modules')),
  )
}

function readAnnotations(file: string): Annotation[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    const listed = COVERS.exec(line)?.[1]
    if (listed === undefined) return []
    const covers = listed.split(', ').map((each) => /^'(\d+\.\d+)'$/.exec(each)?.[1] ?? listed)
    const place = `${file.slice(ROOT.length + 1)}:${index + 1}`
    return [{ place, covers, isOfTest: TEST_BEGINS.test(lines[index + 1] ?? '') }]
  })
}

const annotations = listTestFiles().flatMap(readAnnotations)

test('every sentence of the specification has a number of its own', () => {
  expect(numbers.length).toBeGreaterThan(130)
  expect(numbers).toEqual([...new Set(numbers)])
  expect(specification.match(/^- /gm)).toHaveLength(numbers.length)
})

test('every number of the specification is covered by a test', () => {
  const covered = new Set(annotations.flatMap(({ covers }) => covers))
  expect(numbers.filter((number) => !covered.has(number))).toEqual([])
})

test('every annotation stands above a test and names numbers of the specification', () => {
  const known = new Set(numbers)
  const faulty = annotations.filter(
    ({ covers, isOfTest }) => !isOfTest || covers.some((number) => !known.has(number)),
  )
  expect(faulty).toEqual([])
})

test('every decision that the specification names is there', () => {
  const named = [...specification.matchAll(/decision (\d{3})/g)].map(([, number]) => number!)
  const decisions = readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 3))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((number) => !decisions.includes(number))).toEqual([])
})
