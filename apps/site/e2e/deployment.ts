/**
 * A separate deployment: a copy of the sources and the build of this repository, so that a second build can be made and
 * deployed while pages are open, as an operator does.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashInputs, markBuilt } from '../../../scripts/build/inputs.ts'
import { clearBuild, pruneOldAssets } from '../../../scripts/build/old-assets.ts'
import { runNode } from '../../../scripts/run-node.ts'
import { type SiteServer, startServer } from '../../../scripts/test/site-server.ts'

const ROOT = join(import.meta.dirname, '../../..')
const COPIED = ['apps', 'scripts', 'content', 'build', 'package.json', 'package-lock.json', 'tsconfig.json']
const LINKED = ['node_modules', 'packages', 'games']

export interface Deployment {
  url: string
  /** Builds the site again with this change to a file of `apps/site/app`, without replacing the served build. */
  buildNext(file: string, change: (text: string) => string): Promise<void>
  /** Stops the server and starts it with the other build. */
  swap(): Promise<void>
  close(): Promise<void>
}

export interface DeploymentOptions {
  /** The site's redirect rules, from and to. */
  redirects?: Record<string, unknown>
}

export async function openDeployment({ redirects = {} }: DeploymentOptions = {}): Promise<Deployment> {
  const root = mkdtempSync(join(tmpdir(), 'playhouse-deployment-'))
  const skipped = /[\\/](node_modules|\.react-router|old-assets)$/
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(root, name), { recursive: true, filter: (path) => !skipped.test(path) })
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(root, name))
  const siteFile = join(root, 'content/sites/localhost.json')
  const settings = JSON.parse(readFileSync(siteFile, 'utf8')) as object
  writeFileSync(siteFile, JSON.stringify({ ...settings, redirects }))
  const current = join(root, 'build')
  const other = join(root, 'other-build')
  markBuilt(root, hashInputs(root))

  const options = { root, dataDir: join(root, 'data') }
  mkdirSync(options.dataDir)
  let server: SiteServer = await startServer(options)
  const { url, port } = server

  return {
    url,
    async buildNext(file, change) {
      const path = join(root, 'apps/site/app', file)
      writeFileSync(path, change(readFileSync(path, 'utf8')))
      cpSync(current, other, { recursive: true })
      clearBuild(current)
      for (const name of ['games', 'content.json'])
        cpSync(join(other, name), join(current, name), { recursive: true })
      await runNode(['node_modules/@react-router/dev/bin.cjs', 'build'], {
        cwd: join(root, 'apps/site'),
        root,
      })
      pruneOldAssets(current)
      markBuilt(root, hashInputs(root))
      exchange(root, current, other)
    },
    async swap() {
      await server.stop()
      exchange(root, current, other)
      // Marks the served build as up to date, although the sources may belong to the other build.
      markBuiltAs(current, hashInputs(root))
      server = await startServer({ ...options, port })
    },
    async close() {
      await server.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

function exchange(root: string, a: string, b: string): void {
  const aside = join(root, 'aside')
  renameSync(a, aside)
  renameSync(b, a)
  renameSync(aside, b)
}

function markBuiltAs(build: string, hash: string): void {
  writeFileSync(join(build, 'inputs.sha256'), hash)
}
