import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from './config.ts'
import { makeTestFolder } from './ledger/ledger-engines.ts'
import { announceServer, describeLedger, listRunningServers } from './running-servers.ts'

async function listen(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('a server is found while it runs, with its ledger, and not after it stopped', async () => {
  const root = await makeTestFolder()
  const config = parseConfig({ DATA_DIR: join(root, 'elsewhere') }, root)
  const port = await listen()
  const withdraw = await announceServer(config, port)
  expect(await listRunningServers(root)).toEqual([
    { pid: process.pid, host: '0.0.0.0', port, ledger: join(root, 'elsewhere', 'ledger.db') },
  ])
  await withdraw()
  expect(await listRunningServers(root)).toEqual([])
})

test('files of a killed server or another program are ignored', async () => {
  const root = await makeTestFolder()
  const folder = join(root, '.cache/servers')
  await mkdir(folder, { recursive: true })
  const file = (name: string, content: object) => writeFile(join(folder, name), JSON.stringify(content))
  const dead = { pid: 2 ** 22 + 1, host: '127.0.0.1', port: await listen(), ledger: 'x' }
  await file('1.json', dead)
  // The process number is another program's now, and nothing listens.
  await file('2.json', { ...dead, pid: process.pid, port: 1 })
  await writeFile(join(folder, '3.json'), '{"pid":')
  await writeFile(join(folder, 'note.txt'), 'x')
  expect(await listRunningServers(root)).toEqual([])
  expect((await readdir(folder)).sort()).toEqual(['2.json', 'note.txt'])
})

test('with a folder that is not writable the server runs without the hint', async () => {
  const root = await makeTestFolder()
  await writeFile(join(root, '.cache'), 'a file')
  const withdraw = await announceServer(parseConfig({}, root), 3000)
  await withdraw()
  expect(existsSync(join(root, '.cache/servers'))).toBe(false)
  expect(await listRunningServers(root)).toEqual([])
})

test('the same ledger has the same name, and no password is in it', async () => {
  const root = await makeTestFolder()
  await mkdir(join(root, 'data'))
  await symlink(join(root, 'data'), join(root, 'linked'), 'junction')
  const nameOf = (environment: Record<string, string>) => describeLedger(parseConfig(environment, root))
  expect(await nameOf({ DATA_DIR: 'linked' })).toBe(await nameOf({}))
  const url = (host: string) => nameOf({ DATABASE_URL: `postgres://me:secret@${host}/site` })
  expect(await url('127.0.0.1')).toBe('PostgreSQL at localhost:5432/site')
  expect(await url('localhost:5432')).toBe(await url('[::1]'))
  expect(await url('db.example')).not.toBe(await url('localhost'))
})
