/**
 * `npm run game -- inspect <zip, folder or address>`: plays a game of anybody in a browser at four sizes, and lists its calls of the SDK, files,
 * errors, frame times, hosts, and what to mend. An archive or folder is uploaded to a site of its own, which ends with the command.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listFramePolicies, type Trust } from '../../apps/site/app/features/play/frame-policy.ts'
import { findFaults } from '../../apps/site/server/inspector/find-faults.ts'
import { inspectGame, type InspectOptions } from '../../apps/site/server/inspector/inspect-game.ts'
import { renderReport } from '../../apps/site/server/inspector/render-report.ts'
import { runPortal } from '../../apps/site/e2e/operator.ts'
import { build, ROOT } from '../build.ts'
import { isBuilt } from '../build/inputs.ts'
import { findChromium } from '../test/find-chromium.ts'
import { findFreePort, startServer } from '../test/site-server.ts'
import type { Options } from './options.ts'

type Place = Pick<InspectOptions, 'address' | 'origin' | 'frame' | 'pageAddress' | 'allowedHosts'>

interface Uploaded {
  slug: string
  number: number
  engine: string
  sdks: string[]
  facts: { findings: string[] }
}

/** False when there is something to mend. */
export async function run(target: string, options: Options): Promise<boolean> {
  const isJson = options.json === 'true'
  if (/^https?:\/\//i.test(target)) return inspect(toPlace(new URL(target).href), [], options)
  if (!existsSync(target))
    throw new Error(`“${target}” is no zip archive, no folder and no address that begins with https://`)
  if (!isBuilt(ROOT)) await build()
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-inspect-'))
  try {
    const port = await findFreePort()
    const { uploaded, address } = upload(join(folder, 'data'), resolve(target), port)
    const server = await startServer({ dataDir: join(folder, 'data'), port })
    try {
      if (!isJson) console.log(`Engine: ${uploaded.engine}`)
      const findings = uploaded.facts.findings.map((text) => `note: ${text}`)
      if (!isJson && findings.length > 0) console.log(findings.join('\n'))
      return await inspect(toPlace(address, port), uploaded.sdks, options)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function upload(dataDir: string, path: string, port: number): { uploaded: Uploaded; address: string } {
  // The address of the preview has it.
  process.env.PORT = String(port)
  const about = [
    '--title',
    'Inspected',
    '--maker',
    'Inspector',
    '--licence',
    'for this inspection',
    '--right',
  ]
  const stored = runPortal(dataDir, 'games', 'upload', path, ...about)
  if (stored.status !== 0) throw new Error(readError(stored.json, stored.errors))
  const uploaded = stored.json as unknown as Uploaded
  const preview = runPortal(dataDir, 'games', 'preview', uploaded.slug, String(uploaded.number))
  if (preview.status !== 0) throw new Error(readError(preview.json, preview.errors))
  return { uploaded, address: String(preview.json.address) }
}

const readError = (json: Record<string, unknown>, errors: string) =>
  (json.error as { message?: string } | undefined)?.message ?? errors

/** As a site shows it. `port`: of the site that has it as an upload. */
function toPlace(address: string, port?: number): Place {
  const { protocol, hostname, pathname } = new URL(address)
  const trust: Trust = port === undefined ? 'remote' : 'hosted'
  const siteOrigin = port === undefined ? `${protocol}//localhost` : `http://localhost:${port}`
  const source = { provider: trust, label: trust, url: port === undefined ? address : pathname }
  const [policy] = listFramePolicies(
    { slug: 'inspected', trust, sources: [source] },
    { origin: siteOrigin, remoteGames: 'on', audience: 'general' },
  )
  return {
    address,
    origin: policy!.origin,
    frame: policy!,
    pageAddress: `${siteOrigin}/inspected`,
    // A maker's own machine.
    allowedHosts: [hostname],
  }
}

async function inspect(place: Place, sdks: string[], options: Options): Promise<boolean> {
  const isJson = options.json === 'true'
  const { screens, pictures } = await inspectGame({
    ...place,
    browserPath: findChromium(),
    hasSandbox: process.getuid?.() !== 0,
    onScreen: ({ name }) => void (isJson || console.log(`Playing: ${name}`)),
  })
  const faults = findFaults({ screens, sdks, isUpload: place.origin === null })
  if (options.pictures) {
    mkdirSync(options.pictures, { recursive: true })
    for (const { screen, bytes } of pictures)
      writeFileSync(join(options.pictures, `${screen.replace(/\W+/g, '-')}.jpg`), bytes)
  }
  if (isJson) console.log(JSON.stringify({ address: place.address, sdks, screens, faults }))
  else console.log(`\n${renderReport(screens, faults)}`)
  return faults.every(({ level }) => level === 'note')
}
