/** The licences: the repository's own, those of distributed packages, and the font's beside every copy of the font. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './build.ts'
import { BUNDLED, listNotices, NOT_SHIPPED, NOTICES_FILE, renderNotices } from './notices.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const FOLDERS = ['apps', 'content', 'games', 'packages', 'scripts']

test('THIRD-PARTY-NOTICES names what is shipped now; `npm run notices` writes it', () => {
  expect(readFileSync(NOTICES_FILE, 'utf8')).toBe(renderNotices(listNotices()))
})

test('every development package of the site is either shipped or not', () => {
  const { devDependencies } = JSON.parse(read('apps/site/package.json')) as {
    devDependencies: Record<string, string>
  }
  expect([...BUNDLED, ...NOT_SHIPPED].toSorted()).toEqual(Object.keys(devDependencies).toSorted())
})

test('the licence that package.json names is granted in a file', () => {
  const { license } = JSON.parse(read('package.json')) as { license: string }
  expect(license).toBe('MIT')
  expect(read('LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} the Playhouse contributors\n/)
})

test('the font’s licence is beside every copy of the font', () => {
  const fonts = globSync(
    FOLDERS.map((folder) => `${folder}/**/*.woff2`),
    { cwd: ROOT, exclude: (name) => name.includes('node_modules') },
  )
  expect(fonts.length).toBeGreaterThan(6)
  const text = read('node_modules/@fontsource-variable/nunito/LICENSE')
  for (const font of fonts) {
    const licence = join(dirname(font), 'OFL.txt')
    expect(existsSync(join(ROOT, licence)), licence).toBe(true)
    expect(read(licence), licence).toBe(text)
  }
})
