import { expect, test } from 'vitest'
import { listDeclaredNames } from './declared-names.ts'
import {
  findForbiddenWords,
  listProjectFiles,
  listWordFaults,
  readProjectFile,
  VOCABULARY,
  type Vocabulary,
} from './forbidden-words.ts'

const SMALL_VOCABULARY: Vocabulary = {
  words: [
    { word: 'hoard', match: 'part', instead: 'cache' },
    { word: 'TINIEST_', match: 'constant', instead: 'MIN_' },
    { word: 'isFine', match: 'name', instead: 'isValid' },
  ],
  fileNames: [{ name: 'yonder', instead: 'two words' }],
  exceptions: [],
}

function findIn(sources: Record<string, string>): string[] {
  const findings = findForbiddenWords(Object.keys(sources), (file) => sources[file]!, SMALL_VOCABULARY)
  return listWordFaults(findings, [])
}

test('no declared name and no file name uses a forbidden word, and every exception is in use', () => {
  const files = listProjectFiles()
  expect(files.length).toBeGreaterThan(1500)
  const findings = findForbiddenWords(files, readProjectFile, VOCABULARY)
  expect(listWordFaults(findings, VOCABULARY.exceptions)).toEqual([])
}, 30_000)

test('a made-up file with a forbidden name is found', () => {
  expect(
    findIn({ 'a/hoard-list.ts': '', 'a/yonder.test.ts': '', 'a/is-fine.ts': '', 'a/fine.ts': '' }),
  ).toEqual([
    'a/hoard-list.ts hoard-list.ts: write cache instead',
    'a/yonder.test.ts yonder.test.ts: write two words instead',
    'a/is-fine.ts is-fine.ts: write isValid instead',
  ])
})

test('a folder with a forbidden name is found once', () => {
  expect(findIn({ 'hoards/a.ts': '', 'hoards/b.ts': '' })).toEqual(['hoards hoards: write cache instead'])
})

test('a forbidden name is found where it is declared, not where it is used or mentioned', () => {
  const source = [
    '// hoard',
    "import { hoard, other as hoardOfOther } from 'elsewhere'",
    'export const isHoarded = hoard(hoardOfOther, "hoard")',
    'const TINIEST_PX = 1, BIG_TINIEST_PX = 2',
    'const isFine = true, isFineToday = isFine',
    'const scoreboard = { hoardedAt: 1 }',
  ].join('\n')
  expect(findIn({ 'a.ts': source })).toEqual([
    'a.ts:2 hoardOfOther: write cache instead',
    'a.ts:3 isHoarded: write cache instead',
    'a.ts:4 TINIEST_PX: write MIN_ instead',
    'a.ts:4 BIG_TINIEST_PX: write MIN_ instead',
    'a.ts:5 isFine: write isValid instead',
    'a.ts:6 hoardedAt: write cache instead',
  ])
})

test('an exception allows its own name in its own file only', () => {
  const sources: Record<string, string> = { 'a.ts': 'let hoard, hoardSize', 'b.ts': 'let hoard' }
  const findings = findForbiddenWords(Object.keys(sources), (file) => sources[file]!, SMALL_VOCABULARY)
  expect(listWordFaults(findings, [{ name: 'hoard', path: 'a.ts', reason: 'A stored field.' }])).toEqual([
    'a.ts:1 hoardSize: write cache instead',
    'b.ts:1 hoard: write cache instead',
  ])
})

test('an exception that matches nothing is a fault', () => {
  expect(listWordFaults([], [{ name: 'hoard', path: 'a.ts', reason: 'A stored field.' }])).toEqual([
    'a.ts hoard: remove this exception, nothing there has this name',
  ])
})

test('every kind of declaration is listed with its line', () => {
  const source = `
    import a, * as b from 'x'
    export { a as c }
    const { d, e: f, ...g } = h, [i = 1, [j]] = k
    function l(m, { n }: { o: 1 }, ...p) {}
    class q<r> { #s = 1; t() {} constructor(private u) {} [computed]() {} }
    interface v { w: 1; x(y): void }
    type z = (aa: 1) => { [ab in 'k']: 1 }
    enum ac { ad }
    const ae = { af: 1, d, 'quoted': 1, ag() {} }
    try {} catch (ah) {}
    const ai = (aj = 1) => function ak() {}
  `
  const names = listDeclaredNames('a.ts', source).map(({ name }) => name)
  const expected =
    'a b c d f g i j l m n o p q r s t u v w x y z aa ab ac ad ae af ag ah ai aj ak constructor'.split(' ')
  expect(names.toSorted()).toEqual(expected.toSorted())
  expect(listDeclaredNames('a.ts', 'let é = "😀"\n\nlet a')).toEqual([
    { name: 'é', line: 1 },
    { name: 'a', line: 3 },
  ])
})

test('class names and custom properties of style sheets are listed, their comments are not', () => {
  const source = '/* .no\n */\n.hoard > .b-c { --size: 1px; margin: 0.5em }\n'
  expect(listDeclaredNames('a.module.css', source)).toEqual([
    { name: 'hoard', line: 3 },
    { name: 'b-c', line: 3 },
    { name: 'size', line: 3 },
  ])
})

test('a script that does not parse is an error with its path', () => {
  expect(() => listDeclaredNames('broken.ts', 'const = 1')).toThrow('broken.ts')
})
