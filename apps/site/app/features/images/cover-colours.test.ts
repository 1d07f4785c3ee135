import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import { openCoverColours } from './cover-colours.server.ts'
import { measureCoverColours } from './measure-colours.server.ts'
import { readChoice } from './read-choice.ts'
import { pickDrawnColours, toOklch } from './stage-light.ts'

/** A grey picture with a red half and a smaller blue corner. */
async function paintPicture(main: string, second: string): Promise<Buffer> {
  const svg = `<svg width="80" height="80"><path fill="#777" d="M0 0h80v80H0z"/><path fill="${main}" d="M0 0h80v40H0z"/><path fill="${second}" d="M0 50h30v30H0z"/></svg>`
  return sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer()
}

async function openFolders() {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-colours-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return { ownGamesDir: join(folder, 'games'), cacheDir: join(folder, 'images') }
}

const remote = makeGame({
  slug: 'fox-run',
  source: { kind: 'remote', url: 'https://play.example/x', fallbacks: [] },
})
const hueOf = (colour: string) => toOklch(colour)[2]

test('the strongest colour comes first, the strongest other hue second; grey counts for nothing', async () => {
  const [first, second] = await measureCoverColours(await paintPicture('#d02020', '#2040d0'))
  expect(Math.abs(hueOf(first) - hueOf('#d02020'))).toBeLessThan(5)
  expect(Math.abs(hueOf(second) - hueOf('#2040d0'))).toBeLessThan(5)
})

test('a picture of one hue has it twice, and one without any is grey', async () => {
  const [first, second] = await measureCoverColours(await paintPicture('#20a040', '#20a040'))
  expect(second).toBe(first)
  const [grey] = await measureCoverColours(await paintPicture('#777777', '#777777'))
  expect(toOklch(grey)[1]).toBeLessThan(0.03)
})

test('a provider’s cover is measured once in the background, reported, and known after a restart', async () => {
  const folders = await openFolders()
  const store = await openCoverColours(folders)
  const reported: string[] = []
  store.onLearn((slug) => reported.push(slug))
  expect(store.find(remote)).toEqual(pickDrawnColours(readChoice(remote).palette))
  store.learn(remote, await paintPicture('#d02020', '#2040d0'))
  store.learn(remote, await paintPicture('#20a040', '#20a040'))
  await store.settle()
  expect(reported).toEqual(['fox-run'])
  const colours = store.find(remote)
  expect(Math.abs(hueOf(colours[0]) - hueOf('#d02020'))).toBeLessThan(5)
  expect((await openCoverColours(folders)).find(remote)).toEqual(colours)
})

test('a changed cover is measured again; what a crash cut off in the file is passed over', async () => {
  const folders = await openFolders()
  const store = await openCoverColours(folders)
  store.learn(remote, await paintPicture('#d02020', '#2040d0'))
  await store.settle()
  store.learn({ ...remote, updatedAt: remote.updatedAt + 1 }, await paintPicture('#20a040', '#20a040'))
  await store.settle()
  await appendFile(join(folders.cacheDir, 'cover-colours.jsonl'), '["fox-run","v","#12')
  const colours = (await openCoverColours(folders)).find(remote)
  expect(Math.abs(hueOf(colours[0]) - hueOf('#20a040'))).toBeLessThan(5)
})

test('a game with a chosen drawing is lit by the colours of that drawing', async () => {
  const store = await openCoverColours(await openFolders())
  const drawn = (palette: number) => ({
    ...remote,
    drawnCover: { motif: 'car', drawing: 'saloon', composition: 'whole' as const, palette },
  })
  expect(store.find(drawn(3))).toEqual(pickDrawnColours(3))
  expect(store.find(drawn(3))).not.toEqual(store.find(drawn(4)))
})

test('an own game has the colours that the build measured', async () => {
  const folders = await openFolders()
  await mkdir(join(folders.ownGamesDir, 'fox-run/covers'), { recursive: true })
  await writeFile(join(folders.ownGamesDir, 'fox-run/covers/colours.json'), '["#112233","#445566"]')
  const own = makeGame({ slug: 'fox-run', source: { kind: 'own', url: '/games/fox-run/', fallbacks: [] } })
  expect((await openCoverColours(folders)).find(own)).toEqual(['#112233', '#445566'])
})

test('a picture that cannot be read costs a line in the log, and the game keeps its generated colours', async () => {
  const warnings: string[] = []
  const store = await openCoverColours({
    ...(await openFolders()),
    log: { warn: (message) => void warnings.push(message) },
  })
  store.learn(remote, Buffer.from('no picture'))
  await store.settle()
  expect(warnings).toEqual(['cover colours were not stored'])
  expect(store.find(remote)).toEqual(pickDrawnColours(readChoice(remote).palette))
})
