/** The only reader of settings, from the environment and `.env`: one schema, parsed once at start; all faults are reported at once. */
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { parseS3Place, resolvePlace, S3_PREFIX, type S3Access } from './backup/backup-place.ts'
import { findLocalOrigin, parseConsoleOrigin, type ConsoleOrigin } from './console/console-origin.ts'
import { parseGamesOrigin } from './uploads/games-origin.ts'
import { readEnvironment, type Environment } from './env-file.ts'
import type { LedgerOptions } from './ledger/ledger.ts'
import { isPurgeUrl } from './purge-address.ts'
import { findProxyFault, listProxies } from './trusted-proxies.ts'

const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'is a port number from 0 to 65535'),
)

/** Addresses of a CDN's or a cache's purge call, separated by commas. */
const purgeUrlsSchema = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((part) => part.trim())),
  v.check(
    (urls) => urls.every(isPurgeUrl),
    'is an https address without a user name or a port, or an http one in the own network',
  ),
)

function isHttpOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

const consoleOriginSchema = v.pipe(
  v.string(),
  v.check(
    (value) => parseConsoleOrigin(value) !== null,
    'is an https origin without a path, or an http one on a name that ends in .localhost',
  ),
  v.transform((value) => parseConsoleOrigin(value)!),
)

const EnvironmentSchema = v.object({
  PORT: v.optional(portSchema, '3000'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '0.0.0.0'),
  WORKERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d?$/, 'is a number of processes from 1 to 64'),
      v.transform(Number),
      v.maxValue(64, 'is a number of processes from 1 to 64'),
    ),
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'starts with postgres://'))),
  RATE_LIMIT: v.optional(v.picklist(['on', 'off'], 'is on or off'), 'on'),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform(listProxies),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        const faults = dataset.value.map(findProxyFault).filter((fault) => fault !== null)
        if (faults.length > 0) addIssue({ message: faults.join('; ') })
      }),
    ),
    '',
  ),
  GAMES_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => parseGamesOrigin(value) !== null,
        'is an https origin like https://*.games.example, or an http one on a name that ends in .localhost',
      ),
      // As browsers write it: a game's messages are compared with it.
      v.transform((value) => parseGamesOrigin(value)!),
    ),
  ),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'is on or off'), 'on'),
  LOG_LEVEL: v.optional(v.picklist(['info', 'warn', 'silent'], 'is info, warn or silent'), 'info'),
  SHUTDOWN_GRACE_MS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'is a number of milliseconds'), v.transform(Number)),
  ),
  SAMPLES: v.optional(v.picklist(['local', 'on'], 'is local or on'), 'local'),
  METRICS_PORT: v.optional(portSchema),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  BACKUP_TO: v.optional(
    v.pipe(
      v.string(),
      v.minLength(1),
      v.check(
        (value) => !value.startsWith(S3_PREFIX) || parseS3Place(value) !== null,
        'is a folder, or a bucket as s3://bucket or s3://bucket/prefix',
      ),
    ),
  ),
  BACKUP_KEEP: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, 'is a number of backups from 1 to 9999'),
      v.transform(Number),
    ),
    '14',
  ),
  BACKUP_PASSPHRASE: v.optional(v.pipe(v.string(), v.minLength(12, 'has at least 12 characters'))),
  BACKUP_S3_ENDPOINT: v.optional(
    v.pipe(v.string(), v.check(isHttpOrigin, 'is the address of the store, such as https://s3.example.com')),
  ),
  BACKUP_S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/, 'is the name of a region, such as eu-central-1')),
    'us-east-1',
  ),
  BACKUP_S3_KEY_ID: v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/, 'is one word of ASCII characters'))),
  BACKUP_S3_SECRET: v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/, 'is one word of ASCII characters'))),
  ADDRESS_CHECKS: v.optional(v.picklist(['on', 'off'], 'is on or off'), 'on'),
  PLAY_TEST: v.optional(v.picklist(['on', 'off'], 'is on or off'), 'off'),
  PLAY_TEST_SANDBOX: v.optional(v.picklist(['on', 'off'], 'is on or off'), 'on'),
  CHROMIUM_PATH: v.optional(v.pipe(v.string(), v.minLength(1))),
  CONSOLE: v.optional(v.picklist(['on', 'off'], 'is on or off'), 'on'),
  CONSOLE_ORIGIN: v.optional(consoleOriginSchema),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isSmtpUrl, 'is an address such as smtps://user:password@mail.example.com:465'),
    ),
  ),
  SMTP_FROM: v.optional(v.pipe(v.string(), v.email('is an e-mail address'))),
  WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'has at least 16 characters'))),
  CDN_PURGE_URL: v.optional(purgeUrlsSchema),
  CDN_PURGE_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/, 'is one word of ASCII characters'))),
})

/** What only several variables together tell. */
const WholeEnvironmentSchema = v.pipe(
  EnvironmentSchema,
  v.forward(
    v.check(
      (env) => (env.BACKUP_S3_KEY_ID === undefined) === (env.BACKUP_S3_SECRET === undefined),
      'a store’s key has two parts: set BACKUP_S3_KEY_ID and BACKUP_S3_SECRET, or neither',
    ),
    ['BACKUP_S3_KEY_ID'],
  ),
  v.forward(
    v.check(
      (env) => !env.BACKUP_TO?.startsWith(S3_PREFIX) || env.BACKUP_S3_SECRET !== undefined,
      'a bucket needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET, the key of its store',
    ),
    ['BACKUP_TO'],
  ),
)

/** Variables whose values are secrets or can contain one. */
const SECRET_NAMES: readonly (string | null)[] = [
  'DATABASE_URL',
  'BACKUP_PASSPHRASE',
  'BACKUP_S3_SECRET',
  'CDN_PURGE_URL',
  'CDN_PURGE_TOKEN',
  'SMTP_URL',
  'WEBHOOK_SECRET',
]

export interface Config {
  rootDir: string
  port: number
  host: string
  /** How many processes answer requests; null: as many as the machine allows. */
  workers: number | null
  dataDir: string
  databaseUrl: string | undefined
  hasRateLimit: boolean
  /** Socket addresses and networks whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[]
  /** `https://*.games.example`: a game's label stands for the star. */
  gamesOrigin: string | undefined
  /** Off: `/sw.js` deletes the caches of an earlier service worker. */
  hasServiceWorker: boolean
  logLevel: 'info' | 'warn' | 'silent'
  /** How long `/readyz` answers 503 before connections are closed; undefined: depends on whether there is a load balancer. */
  shutdownGraceMs: number | undefined
  /** The sample sites answer requests from every address, even when the operator has a site. */
  keepsSamples: boolean
  /** Where Prometheus asks; `port` null: nothing is measured. */
  metrics: { port: number | null; host: string }
  /**
   * The daily backup; without a place (a folder, or `s3://bucket/prefix`) there is none. `keep` is how many stay, `passphrase` null writes them
   * unencrypted, `s3` null: no keys of a store.
   */
  backup: { place: string | null; keep: number; passphrase: string | null; s3: S3Access | null }
  /** The CDN's purge call; no `urls` without a CDN. */
  purge: { urls: readonly string[]; token: string }
  /** How notifications leave: without `smtpUrl` and `from` no e-mail, without `webhookSecret` no webhook. */
  notify: { smtpUrl: string | null; from: string | null; webhookSecret: string | null }
  /** Whether providers are asked if they still serve their games. */
  hasAddressChecks: boolean
  /** Games are played by a browser: in the background when `isOn`. `browserPath` null: an installed one is looked for in `searchPath`. */
  playTest: { isOn: boolean; hasSandbox: boolean; browserPath: string | null; searchPath: string }
  /** Null: there is no console. */
  console: ConsoleOrigin | null
  isProduction: boolean
  /** Names of the settings that come from `.env`. */
  fromEnvFile: readonly string[]
  /** Names in `.env` that are not settings. */
  unknownInEnvFile: readonly string[]
}

/** Throws one error with a sentence for every fault. */
export function parseConfig(environment: Environment, rootDir: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(WholeEnvironmentSchema, given)
  if (!result.success) {
    const faults = result.issues.map((issue) => {
      const name = v.getDotPath(issue)
      // The fault of a list names the entry.
      const isShown = !SECRET_NAMES.includes(name) && issue.received.startsWith('"')
      return `  ${name}: ${issue.message}${isShown ? ` (got ${issue.received})` : ''}`
    })
    throw new Error(`The configuration has ${faults.length} fault(s):\n${faults.join('\n')}`)
  }
  const env = result.output
  return {
    rootDir,
    port: env.PORT,
    host: env.HOST,
    workers: env.WORKERS ?? null,
    dataDir: resolve(rootDir, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    hasRateLimit: env.RATE_LIMIT === 'on',
    trustedProxies: env.TRUSTED_PROXIES,
    gamesOrigin: env.GAMES_ORIGIN,
    hasServiceWorker: env.SERVICE_WORKER === 'on',
    logLevel: env.LOG_LEVEL,
    shutdownGraceMs: env.SHUTDOWN_GRACE_MS,
    keepsSamples: env.SAMPLES === 'on',
    metrics: { port: env.METRICS_PORT ?? null, host: env.METRICS_HOST },
    backup: {
      place: env.BACKUP_TO === undefined ? null : resolvePlace(env.BACKUP_TO, rootDir),
      keep: env.BACKUP_KEEP,
      passphrase: env.BACKUP_PASSPHRASE ?? null,
      s3: readS3Access(env),
    },
    purge: { urls: env.CDN_PURGE_URL ?? [], token: env.CDN_PURGE_TOKEN ?? '' },
    notify: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.SMTP_FROM ?? null,
      webhookSecret: env.WEBHOOK_SECRET ?? null,
    },
    hasAddressChecks: env.ADDRESS_CHECKS === 'on',
    playTest: {
      isOn: env.PLAY_TEST === 'on',
      hasSandbox: env.PLAY_TEST_SANDBOX === 'on',
      browserPath: env.CHROMIUM_PATH ?? null,
      searchPath: environment.PATH ?? '',
    },
    console: env.CONSOLE === 'on' ? (env.CONSOLE_ORIGIN ?? findLocalOrigin(env.PORT)) : null,
    isProduction: environment.NODE_ENV === 'production',
    fromEnvFile: [],
    unknownInEnvFile: [],
  }
}

function readS3Access(env: v.InferOutput<typeof EnvironmentSchema>): S3Access | null {
  if (env.BACKUP_S3_KEY_ID === undefined || env.BACKUP_S3_SECRET === undefined) return null
  return {
    endpoint: env.BACKUP_S3_ENDPOINT ?? null,
    region: env.BACKUP_S3_REGION,
    keyId: env.BACKUP_S3_KEY_ID,
    secret: env.BACKUP_S3_SECRET,
  }
}

/** Exported variables override those of `.env`. */
export function loadConfig(rootDir: string, exported: Environment = process.env): Config {
  const known = Object.keys(EnvironmentSchema.entries)
  const { environment, fromFile, unknown } = readEnvironment(rootDir, exported, known)
  return { ...parseConfig(environment, rootDir), fromEnvFile: fromFile, unknownInEnvFile: unknown }
}

export function ledgerOptions({ databaseUrl, dataDir }: Config): LedgerOptions {
  return databaseUrl === undefined ? { dataDir } : { databaseUrl }
}

export function buildDir(config: Config, ...parts: string[]): string {
  return join(config.rootDir, 'build', ...parts)
}

export function sitesDir({ rootDir }: Config): string {
  return join(rootDir, 'content/sites')
}

/** The folders of icons: beside the settings for sample sites, in the data directory for other sites. */
export function brandFolders(config: Config): { committedDir: string; cacheDir: string } {
  return { committedDir: join(sitesDir(config), 'brand'), cacheDir: join(config.dataDir, 'brand') }
}
