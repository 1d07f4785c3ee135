import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTestFolder } from '#server/ledger/ledger-engines.ts'
import { BUNDLE_LIMITS, BundleFault, checkHead } from './bundle-rules.ts'
import { checkNames } from './inspect-bundle.ts'
import { makeZip, type ZipEntry } from './make-zip.ts'
import { openBundle } from './read-bundle.server.ts'

const PAGE: ZipEntry = { name: 'index.html', content: '<title>Kite</title>' }

async function storeZip(bytes: Buffer): Promise<string> {
  const path = join(await makeTestFolder(), 'game.zip')
  await writeFile(path, bytes)
  return path
}

/** Opens it and reads every file, as an upload does. */
async function readAll(path: string, limits = {}): Promise<Map<string, string>> {
  const bundle = await openBundle(path, { ...BUNDLE_LIMITS, ...limits })
  try {
    checkNames(bundle.files.map((file) => file.path))
    const contents = new Map<string, string>()
    for (const file of bundle.files) {
      const parts = await (await file.open()).toArray()
      contents.set(file.path, Buffer.concat(parts as Buffer[]).toString())
    }
    return contents
  } finally {
    bundle.close()
  }
}

const findCode = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (error instanceof BundleFault ? error.code : `other: ${String(error)}`),
  )
const refuse = async (entries: readonly ZipEntry[], limits = {}) =>
  findCode(readAll(await storeZip(makeZip(entries)), limits))

test('an archive is read, without what systems leave in it', async () => {
  const path = await storeZip(
    makeZip([
      { name: 'game/', mode: 0o040755 },
      { name: 'game/index.html', content: 'page' },
      { name: 'game/ünï/cödé.dat', content: 'data', isStored: true },
      { name: '__MACOSX/game/._index.html', content: 'x' },
      { name: 'game/.DS_Store', content: 'x' },
    ]),
  )
  expect([...(await readAll(path))]).toEqual([
    ['game/index.html', 'page'],
    ['game/ünï/cödé.dat', 'data'],
  ])
})

// asvs: '5.3.2', '5.3.3'
test.each([
  '../index.html',
  'a/../../b.js',
  '/etc/passwd',
  'C:/windows/a.js',
  'a\\..\\b.js',
  'a/./b.js',
  'a//b.js',
  'a\0.js',
  'a\nb.js',
  'con',
  'js/aux.js',
  `${'d/'.repeat(9)}a.js`,
  `${'x'.repeat(401)}.js`,
])('the name %j is refused: it could be written elsewhere', async (name) => {
  expect(await refuse([PAGE, { name, content: 'x' }])).toBe('path')
})

test('bytes that are no text in a name are refused', async () => {
  expect(
    await refuse([PAGE, { name: Buffer.from([0x61, 0xff, 0xfe, 0x2e, 0x6a, 0x73]), content: 'x' }]),
  ).toBe('path')
})

// asvs: '5.2.5'
test.each([
  ['a symbolic link', { name: 'link', content: '/etc/passwd', mode: 0o120777 }, 'link'],
  ['a device', { name: 'dev', mode: 0o020666 }, 'link'],
  ['a pipe', { name: 'pipe', mode: 0o010666 }, 'link'],
  ['an encrypted file', { name: 'a.js', content: 'x', isEncrypted: true }, 'encrypted'],
  ['a file with a wrong checksum', { name: 'a.js', content: 'x'.repeat(99), crc: 1 }, 'damaged'],
  ['a file that is longer than it says', { name: 'a.js', content: 'x'.repeat(99), size: 5 }, 'damaged'],
  ['a file that is shorter than it says', { name: 'a.js', content: 'x'.repeat(99), size: 500 }, 'damaged'],
  ['a program', { name: 'setup.exe', content: 'x' }, 'executable'],
  ['a library', { name: 'lib/steam.dll', content: 'x' }, 'executable'],
  ['an archive inside', { name: 'more.zip', content: 'x' }, 'nested-archive'],
  ['an archive inside, of another kind', { name: 'assets/all.tar.gz', content: 'x' }, 'nested-archive'],
  ['the same name twice', { name: 'index.html', content: 'x' }, 'duplicate'],
  ['a name that differs in case', { name: 'INDEX.html', content: 'x' }, 'duplicate'],
  ['a name that differs in its form', { name: 'ｉndex.html', content: 'x' }, 'duplicate'],
] as const)('%s is refused', async (_what, entry, code) => {
  expect(await refuse([PAGE, entry])).toBe(code)
})

// asvs: '5.2.3'
// covers: '11.22'
test('a bomb is refused before it is unpacked', async () => {
  const zeros = { name: 'zeros.dat', content: Buffer.alloc(8 * 1024 * 1024) }
  expect(await refuse([PAGE, zeros])).toBe('bomb')
  // Without its size it would pass the check of names.
  expect(await refuse([PAGE, { ...zeros, size: 1000 }])).toBe('damaged')
  const many = Array.from({ length: 9 }, (_, at) => ({
    name: `${at}.dat`,
    content: 'x'.repeat(500),
    size: 500,
  }))
  expect(await refuse(many, { bytes: 4000 })).toBe('too-large')
})

// asvs: '5.2.3'
test('100,000 entries are refused', async () => {
  const entries = Array.from({ length: 100_000 }, (_, at) => ({ name: `f/${at}`, isStored: true }))
  expect(await refuse(entries)).toBe('too-many')
  // An archive that says it has fewer than it lists.
  const bytes = makeZip(entries.slice(0, 6000))
  bytes.writeUInt16LE(10, bytes.length - 12)
  expect(await findCode(readAll(await storeZip(bytes), { files: 5 }))).toBe('too-many')
})

test('an archive that is cut off, or none at all, is refused', async () => {
  const whole = makeZip([PAGE, { name: 'a.js', content: 'x'.repeat(5000), isStored: true }])
  expect(await findCode(readAll(await storeZip(whole.subarray(0, -30))))).toBe('not-an-archive')
  expect(await findCode(readAll(await storeZip(Buffer.from('Rar!\x1a\x07\0'))))).toBe('not-an-archive')
  const holed = Buffer.concat([whole.subarray(0, 60), whole.subarray(300)])
  expect(await findCode(readAll(await storeZip(holed)))).toBe('damaged')
  expect(await findCode(openBundle('/nowhere/game.zip'))).toBe('not-an-archive')
})

test('a folder is read by the same rules', async () => {
  const folder = await makeTestFolder()
  await mkdir(join(folder, 'js'))
  await writeFile(join(folder, 'index.html'), 'page')
  await writeFile(join(folder, 'js/a.js'), 'code')
  expect((await readAll(folder)).get('js/a.js')).toBe('code')
  await symlink('/etc/passwd', join(folder, 'secret.txt'))
  expect(await findCode(readAll(folder))).toBe('link')
})

// asvs: '5.2.2'
test('programs are known by their first bytes, data that begins alike is not', () => {
  const windows = Buffer.alloc(200)
  windows.write('MZ')
  windows.writeUInt32LE(80, 60)
  expect(() => checkHead('mz.data', windows)).not.toThrow()
  windows.write('PE\0\0', 80)
  expect(() => checkHead('level.data', windows)).toThrow('is a program')
  expect(() => checkHead('a', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]))).toThrow('is a program')
  expect(() => checkHead('a', Buffer.from('\0asm\x01\0\0\0', 'latin1'))).not.toThrow()
})
