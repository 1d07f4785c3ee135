import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { forEachEngine, makeTestFolder } from './ledger/ledger-engines.ts'
import { openLedger } from './ledger/ledger.ts'
import { describeStartFailure, loadStartConfig } from './start-config.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

async function makeRoot(envFile: string): Promise<string> {
  const root = await makeTestFolder()
  await writeFile(join(root, '.env'), envFile)
  return root
}

async function start(root: string, exported: Record<string, string> = {}) {
  const lines: string[] = []
  const config = await loadStartConfig(root, (line) => lines.push(line), exported)
  return { config, lines }
}

// asvs: '13.3.1'
// covers: '11.11'
test('settings come from .env, and the start prints their names and never their values', async () => {
  const root = await makeRoot(
    '\ufeff# mine\nPORT=4100\nexport LOG_LEVEL="warn"\nDATA_DIR=./data\nHOST=\nDATADIR=/srv\nGAMES_ORIGIN=https://*.secret.example',
  )
  const { config, lines } = await start(root)
  expect(config).toMatchObject({ port: 4100, logLevel: 'warn', host: '0.0.0.0', dataDir: join(root, 'data') })
  expect(lines).toEqual([
    'Settings taken from .env: DATA_DIR, GAMES_ORIGIN, LOG_LEVEL, PORT',
    '.env contains unknown settings: DATADIR',
  ])
})

test('exported variables win, even empty ones, and are not listed as from .env', async () => {
  const root = await makeRoot('PORT=4100\nHOST=127.0.0.1\nLOG_LEVEL=warn')
  const { config, lines } = await start(root, { PORT: '4200', HOST: '' })
  expect(config).toMatchObject({ port: 4200, host: '0.0.0.0', logLevel: 'warn' })
  expect(lines).toEqual(['Settings taken from .env: LOG_LEVEL'])
})

test('without the file nothing is printed, and a named file that is missing is a sentence', async () => {
  const root = await makeTestFolder()
  expect((await start(root)).lines).toEqual([])
  expect(() => loadConfig(root, { ENV_FILE: 'other.env' })).toThrow(
    /^The settings in .*other\.env cannot be read/,
  )
  await writeFile(join(root, 'other.env'), 'PORT=4100')
  expect(loadConfig(root, { ENV_FILE: 'other.env' }).port).toBe(4100)
})

test('a fault in .env is a fault of the configuration', async () => {
  const root = await makeRoot('PORT=many')
  await expect(start(root)).rejects.toThrow(/1 fault\(s\):\n {2}PORT:/)
})

forEachEngine((_open, engine, makeOptions) => {
  const name = engine === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL'

  async function makeRootBesideData() {
    const options = await makeOptions()
    const value = 'dataDir' in options ? join(options.dataDir, 'new') : options.databaseUrl
    const root = await makeRoot(`${name}=${value}`)
    await (await openLedger({ dataDir: join(root, 'data') })).close()
    const target = 'dataDir' in options ? { dataDir: value } : { databaseUrl: value }
    return { root, value, target }
  }

  // covers: '11.11'
  test('a place in .env that would create a new ledger while ./data holds one stops the start', async () => {
    const { root, value, target } = await makeRootBesideData()
    const attempt = start(root)
    await expect(attempt).rejects.toThrow(new RegExp(`^\\.env sets ${name} to .*nothing was created`))
    await expect(attempt).rejects.toThrow(join(root, 'data'))
    const { password } = URL.parse(value) ?? { password: '' }
    if (password) await expect(attempt).rejects.not.toThrow(password)
    // Exported it is the operator's own decision, and a ledger that exists is the one that is meant.
    expect((await start(root, { [name]: value })).lines).toEqual([])
    await (await openLedger(target)).close()
    expect((await start(root)).lines).toEqual([`Settings taken from .env: ${name}`])
  })
})

test('a command stops at such a .env too, before it creates anything', async () => {
  const root = await makeTestFolder()
  const envFile = join(root, 'elsewhere.env')
  await writeFile(envFile, `DATA_DIR=${join(root, 'data')}`)
  await mkdir(join(root, 'data'))
  const script = `
    const { runPortal } = await import(${JSON.stringify(join(ROOT, 'apps/site/server/portal/run-portal.ts'))})
    const { loadConfig } = await import(${JSON.stringify(join(ROOT, 'apps/site/server/config.ts'))})
    process.exitCode = await runPortal(['messages', 'list'], {
      loadConfig: () => loadConfig(${JSON.stringify(root)}),
      listServers: async () => [],
      writeOut: (text) => process.stdout.write(text),
      writeError: (text) => process.stderr.write(text),
      isTerminal: false,
    })`
  const run = (value: string) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, ENV_FILE: value },
    })
  expect((await run(envFile)).stdout).toContain('No open messages')
  await writeFile(envFile, `DATA_DIR=${join(root, 'new')}`)
  await expect(run(envFile)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('.env sets DATA_DIR'),
  })
}, 30_000)

test('tests, benchmarks and everything they start do not read .env', async () => {
  const root = await makeRoot('PORT=4100\nDATA_DIR=/nowhere')
  expect(process.env.ENV_FILE).toBe('off')
  expect(loadConfig(root)).toMatchObject({ port: 3000, dataDir: join(root, 'data'), fromEnvFile: [] })
  for (const entry of [
    'scripts/test.ts',
    'scripts/test/site-server.ts',
    'bench/run.ts',
    'playwright.config.ts',
  ])
    expect(readFileSync(join(ROOT, entry), 'utf8'), entry).toMatch(
      /^(\/\*\*[\s\S]*?\*\/\s*)?import '\.{1,2}\/.*no-env-file\.ts'/,
    )
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `await import(${JSON.stringify(join(ROOT, 'scripts/test/site-server.ts'))}); console.log(process.env.ENV_FILE)`,
    ],
    { env: { ...process.env, ENV_FILE: '' } },
  )
  expect(stdout.trim()).toBe('off')
})

test('a failed start prints a sentence; the SQL statement is only logged', () => {
  const fault = Object.assign(new Error('The ledger could not do this'), { detail: 'selec 1 failed' })
  const { sentence, logLine } = describeStartFailure(fault)
  expect(sentence).toBe('The ledger could not do this')
  expect(JSON.parse(logLine!)).toMatchObject({
    level: 'error',
    message: 'start failed',
    detail: 'selec 1 failed',
  })
  expect(describeStartFailure(new TypeError('x is not a function')).sentence).toContain('\n    at ')
})
