/**
 * `npm run notices`: writes THIRD-PARTY-NOTICES, the licences of everything that a running site serves or runs on: the packages that `dependencies` of
 * the site install, the development packages below whose code a browser loads, and those of the console. `scripts/notices.test.ts` fails when it is stale.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './build.ts'

export const NOTICES_FILE = join(ROOT, 'THIRD-PARTY-NOTICES')
const SITE = 'apps/site'
const CONSOLE = 'apps/console'

/** Development packages of the site whose code or data a browser gets. */
export const BUNDLED = [
  '@fontsource-variable/nunito',
  '@fontsource/bangers',
  '@fontsource/creepster',
  '@fontsource/lilita-one',
  '@fontsource/passion-one',
  'qrcode-generator',
  'web-vitals',
  'workbox-core',
  'workbox-expiration',
  'workbox-routing',
  'workbox-strategies',
]
/** The others: only types, builds and tests use them. */
export const NOT_SHIPPED = [
  '@react-router/dev',
  '@types/hast',
  '@types/pg',
  '@types/react',
  '@types/react-dom',
  '@types/yauzl',
  '@vocabulary/schema',
  'libxml2-wasm',
  'remark-gfm',
  'remark-parse',
  'remark-rehype',
  'smtp-server',
  'vite',
  'yaml',
]

interface LockedPackage {
  version?: string
  license?: string
  link?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
interface Notice {
  name: string
  version: string
  license: string
  /** The licence's text, or where it is. */
  text: string
}

const locked = (
  JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
).packages

/** The folder of a package that another one depends on: beside it, or in one of the folders above. */
function findPlace(name: string, from: string): string {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const place = join(folder, 'node_modules', name)
    if (locked[place]) return place
    if (folder === '') throw new Error(`package-lock.json has no ${name}, which ${from} asks for`)
  }
}

function collect(names: readonly string[], from: string, found: Map<string, LockedPackage>): void {
  for (const name of names) {
    const place = findPlace(name, from)
    const entry = locked[place]!
    if (entry.link || found.has(place)) continue
    found.set(place, entry)
    const asked = { ...entry.dependencies, ...entry.optionalDependencies }
    collect(Object.keys(asked), place, found)
  }
}

const LICENCE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i

function readText(place: string, { os, cpu, optional }: LockedPackage): string {
  if (os || cpu || optional)
    return 'Optional, or installed on some platforms only: the licence is in the package.'
  const folder = join(ROOT, place)
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => LICENCE_FILE.test(name))
  if (file) return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    author: string | { name: string }
  }
  return `The package has no licence file. Author: ${typeof author === 'string' ? author : author.name}`
}

function toNotice([place, entry]: [string, LockedPackage]): Notice {
  const { version = '', license } = entry
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  if (!license) throw new Error(`${name} names no licence in package-lock.json`)
  return { name, version, license, text: readText(place, entry) }
}

export function listNotices(): Notice[] {
  const found = new Map<string, LockedPackage>()
  const { dependencies = {} } = locked[SITE]!
  collect([...Object.keys(dependencies), ...BUNDLED], SITE, found)
  // The built console contains all of its packages.
  collect(Object.keys(locked[CONSOLE]!.devDependencies ?? {}), CONSOLE, found)
  collect(Object.keys(locked['']!.optionalDependencies ?? {}), '', found)
  return [...found]
    .map(toNotice)
    .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

export function renderNotices(notices: readonly Notice[]): string {
  const byText = Map.groupBy(notices, ({ text }) => text)
  const describe = ({ name, version, license }: Notice) => `${name} ${version} (${license})`
  const sections = [...byText].map(([text, group]) => {
    const heading = group.map(describe).join('\n')
    return `${heading}\n\n${text}\n`
  })
  const intro =
    'Playhouse contains or runs on the software and the fonts below. Made by `npm run notices`; do not edit.\n'
  return [intro, ...sections].join(`\n${'-'.repeat(80)}\n\n`)
}

if (import.meta.main) {
  const notices = listNotices()
  writeFileSync(NOTICES_FILE, renderNotices(notices))
  console.log(`THIRD-PARTY-NOTICES: ${notices.length} packages`)
}
