/**
 * Finds a browser for the journeys: an installed one, otherwise by the system's package manager, otherwise Playwright's download. The
 * headless shell comes first: it renders the same pages with less CPU time.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import {
  findInstalled,
  findOnPath,
  HEADLESS_SHELL,
  isExecutable,
} from '../../apps/site/server/play-test/find-browser.ts'

const DOWNLOAD_LIMIT_MS = 30_000
const INSTALL_LIMIT_MS = 240_000
/** Where another browser stands ready, a slow network must not hold the tests up. */
const SHELL_INSTALL_LIMIT_MS = 90_000

/** The path of a browser, found or installed; prints which. Throws with the attempts. */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) return report(given, 'named by CHROMIUM_PATH')
  const shell = findShell()
  if (shell) return report(shell, 'found')
  if (installByPackageManager(HEADLESS_SHELL, SHELL_INSTALL_LIMIT_MS)) {
    const installed = findShell()
    if (installed) return report(installed, 'installed by apt-get')
  }
  const found = findBrowser()
  if (found) return report(found, 'found')
  if (installByPackageManager('chromium', INSTALL_LIMIT_MS)) {
    const installed = findBrowser()
    if (installed) return report(installed, 'installed by apt-get')
  }
  const downloaded = download()
  if (downloaded) return report(downloaded, 'downloaded by Playwright')
  throw new Error(
    'No Chromium: none on PATH, apt-get could not install it, and the download did not end within 30 s. Set CHROMIUM_PATH.',
  )
}

function report(path: string, how: string): string {
  console.log(`Browser: ${path} (${how})`)
  return path
}

const searchPath = process.env.PATH ?? ''
const findShell = () => findOnPath([HEADLESS_SHELL], searchPath)

function findBrowser(): string | null {
  return findInstalled(searchPath) ?? [chromium.executablePath()].find(isExecutable) ?? null
}

function installByPackageManager(name: string, timeoutMs: number): boolean {
  if (
    process.platform !== 'linux' ||
    process.getuid?.() !== 0 ||
    spawnSync('which', ['apt-get']).status !== 0
  )
    return false
  const options = {
    stdio: 'ignore',
    timeout: timeoutMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  spawnSync('apt-get', ['update'], options)
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0
}

function download(): string | null {
  const cli = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: DOWNLOAD_LIMIT_MS })
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : null
}
