import { expect, test } from 'vitest'
import { buildDir, parseConfig } from './config.ts'

test('a fresh clone runs with an empty environment', () => {
  expect(parseConfig({}, '/site')).toEqual({
    rootDir: '/site',
    port: 3000,
    host: '0.0.0.0',
    workers: null,
    dataDir: '/site/data',
    databaseUrl: undefined,
    hasRateLimit: true,
    trustedProxies: [],
    gamesOrigin: undefined,
    hasServiceWorker: true,
    hasAddressChecks: true,
    logLevel: 'info',
    metrics: { port: null, host: '127.0.0.1' },
    shutdownGraceMs: undefined,
    keepsSamples: false,
    backup: { place: null, keep: 14, passphrase: null, s3: null },
    purge: { urls: [], token: '' },
    notify: { smtpUrl: null, from: null, webhookSecret: null },
    playTest: { isOn: false, hasSandbox: true, browserPath: null, searchPath: '' },
    console: { origin: 'http://console.localhost:3000', rpId: 'console.localhost', isLocal: true },
    isProduction: false,
    fromEnvFile: [],
    unknownInEnvFile: [],
  })
})

test('given values are used', () => {
  const config = parseConfig(
    {
      PORT: '0',
      HOST: '::',
      WORKERS: '3',
      DATA_DIR: '/var/lib/playhouse',
      DATABASE_URL: 'postgres://localhost/playhouse',
      RATE_LIMIT: 'off',
      TRUSTED_PROXIES: ' 10.0.0.1 ,,172.16.0.0/12',
      GAMES_ORIGIN: 'https://*.games.example',
      SERVICE_WORKER: 'off',
      LOG_LEVEL: 'silent',
      SHUTDOWN_GRACE_MS: '0',
      SAMPLES: 'on',
      PLAY_TEST: 'on',
      PLAY_TEST_SANDBOX: 'off',
      CHROMIUM_PATH: '/opt/chromium',
      PATH: '/bin',
      CDN_PURGE_URL: 'https://cdn.example/zones/1/purge, https://cdn.example/zones/2/purge',
      CDN_PURGE_TOKEN: 'secret-word',
      NODE_ENV: 'production',
    },
    '/site',
  )
  expect(config).toMatchObject({
    port: 0,
    host: '::',
    workers: 3,
    dataDir: '/var/lib/playhouse',
    databaseUrl: 'postgres://localhost/playhouse',
    hasRateLimit: false,
    trustedProxies: ['10.0.0.1', '172.16.0.0/12'],
    gamesOrigin: 'https://*.games.example',
    logLevel: 'silent',
    shutdownGraceMs: 0,
    keepsSamples: true,
    playTest: { isOn: true, hasSandbox: false, browserPath: '/opt/chromium', searchPath: '/bin' },
    purge: {
      urls: ['https://cdn.example/zones/1/purge', 'https://cdn.example/zones/2/purge'],
      token: 'secret-word',
    },
    isProduction: true,
  })
})

test('an empty variable counts as one that is not set', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '' }, '/site')).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  })
})

test('all faults are reported at once, in words', () => {
  const environment = {
    PORT: '70000',
    DATABASE_URL: 'mysql://localhost',
    RATE_LIMIT: 'maybe',
    GAMES_ORIGIN: 'http://games.example/path',
    LOG_LEVEL: 'loud',
    SHUTDOWN_GRACE_MS: 'soon',
    SAMPLES: 'maybe',
    CDN_PURGE_URL: 'http://cdn.example/purge',
  }
  let message = ''
  try {
    parseConfig(environment, '/site')
  } catch (error) {
    message = (error as Error).message
  }
  expect(message).toContain('8 fault(s)')
  for (const name of Object.keys(environment)) expect(message).toContain(name)
  expect(message).toContain('is a port number from 0 to 65535')
  expect(message).toContain('starts with postgres://')
  expect(message).toContain('is on or off')
})

test.each(['-1', '65536', '3e3', '80 ', 'http', '0x50', '123456'])('PORT=%j is refused', (PORT) => {
  expect(() => parseConfig({ PORT }, '/site')).toThrow('PORT')
})

test('the built files lie under the root', () => {
  expect(buildDir(parseConfig({}, '/site'), 'client')).toBe('/site/build/client')
})

test.each([
  'https://games.example',
  'https://*.games.example?x',
  'https://me@*.games.example',
  'https://*.a b',
  'https://*.games.example#x',
  'https://*.*.games.example',
  'http://*.games.example',
])('GAMES_ORIGIN=%j is refused: every page would carry it in its policy', (GAMES_ORIGIN) =>
  expect(() => parseConfig({ GAMES_ORIGIN }, '/site')).toThrow('GAMES_ORIGIN'),
)

test('GAMES_ORIGIN is normalised as browsers write an origin', () => {
  const { gamesOrigin } = parseConfig({ GAMES_ORIGIN: 'https://*.Games.Example:443' }, '/site')
  expect(gamesOrigin).toBe('https://*.games.example')
  const GAMES_ORIGIN = 'http://*.games.localhost:3000'
  expect(parseConfig({ GAMES_ORIGIN }, '/site').gamesOrigin).toBe(GAMES_ORIGIN)
})

test.each([
  'http://cdn.example/x',
  'http://203.0.114.7/x',
  'https://me:secret@cdn.example/x',
  'http://me:secret@varnish/x',
  'https://cdn.example:8443/x',
  'nonsense',
])('CDN_PURGE_URL=%j is refused without being shown', (CDN_PURGE_URL) => {
  expect(() => parseConfig({ CDN_PURGE_URL }, '/site')).toThrow('CDN_PURGE_URL: is an https address')
  expect(() => parseConfig({ CDN_PURGE_URL }, '/site')).not.toThrow(CDN_PURGE_URL)
})

// asvs: '13.3.1'
test('a fault of DATABASE_URL does not reveal its password', () => {
  const attempt = () => parseConfig({ DATABASE_URL: 'mysql://me:secret@db/site' }, '/site')
  expect(attempt).toThrow('DATABASE_URL')
  expect(attempt).not.toThrow('secret')
})

test('an invalid address in TRUSTED_PROXIES is an error: ignored, all visitors would share one limit', () => {
  const attempt = () => parseConfig({ TRUSTED_PROXIES: '127.0.0.0/8,proxy..local,999.1.1.1' }, '/site')
  expect(attempt).toThrow(
    'TRUSTED_PROXIES: “proxy..local” is neither an address, nor a network such as 10.0.0.0/8, nor a host name; “999.1.1.1” is neither',
  )
})

test('a backup folder is taken from the project’s folder; a short passphrase is refused without being shown', () => {
  const config = parseConfig({ BACKUP_TO: 'backups', BACKUP_KEEP: '3' }, '/site')
  expect(config.backup).toEqual({ place: '/site/backups', keep: 3, passphrase: null, s3: null })
  expect(() => parseConfig({ BACKUP_PASSPHRASE: 'swordfish', BACKUP_KEEP: '0' }, '/site')).toThrow(
    /BACKUP_KEEP: is a number of backups from 1 to 9999 \(got "0"\)\n {2}BACKUP_PASSPHRASE: has at least 12 characters$/,
  )
})

test('a bucket for backups needs both parts of its key, and the secret is never shown', () => {
  const keys = { BACKUP_S3_KEY_ID: 'key', BACKUP_S3_SECRET: 'hush-hush' }
  const bucket = { BACKUP_TO: 's3://backups/site/', ...keys }
  expect(parseConfig(bucket, '/site').backup).toMatchObject({
    place: 's3://backups/site',
    s3: { endpoint: null, region: 'us-east-1', keyId: 'key', secret: 'hush-hush' },
  })
  const own = { ...bucket, BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9000', BACKUP_S3_REGION: 'eu-central-1' }
  expect(parseConfig(own, '/site').backup.s3).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'eu-central-1',
  })
  const faultOf = (environment: Record<string, string>) => {
    try {
      parseConfig(environment, '/site')
    } catch (error) {
      return (error as Error).message
    }
    throw new Error('It was not refused')
  }
  expect(faultOf({ BACKUP_TO: 's3://backups' })).toContain('BACKUP_TO: a bucket needs BACKUP_S3_KEY_ID')
  expect(faultOf({ BACKUP_S3_KEY_ID: 'key' })).toContain('BACKUP_S3_KEY_ID: a store’s key has two parts')
  expect(faultOf({ BACKUP_S3_SECRET: 'hush-hush' })).not.toContain('hush')
  expect(faultOf({ BACKUP_S3_SECRET: 'hush hush' })).not.toContain('hush hush')
  for (const place of ['s3://', 's3://Big', 's3://a/../b/?x', 's3://bucket//x'])
    expect(faultOf({ BACKUP_TO: place, ...keys }), place).toContain('BACKUP_TO: is a folder, or a bucket')
  for (const endpoint of [
    's3.example.com',
    'ftp://s3.example.com',
    'https://s3.example.com/path',
    'https://me:pw@s3.example.com',
  ])
    expect(faultOf({ BACKUP_S3_ENDPOINT: endpoint }), endpoint).toContain(
      'BACKUP_S3_ENDPOINT: is the address',
    )
})

test('a cache in the own network may be purged over http', () => {
  const CDN_PURGE_URL = 'http://127.0.0.1:6081/purge-tags,http://varnish:6081/purge-tags,http://[::1]:6081/x'
  expect(parseConfig({ CDN_PURGE_URL }, '/site').purge.urls).toEqual(CDN_PURGE_URL.split(','))
})
