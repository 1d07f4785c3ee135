/** Finds a browser for the journeys: an installed one, otherwise by the system's package manager, otherwise Playwright's download. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const FIXED_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]
const DOWNLOAD_LIMIT_MS = 30_000
const INSTALL_LIMIT_MS = 240_000

/** The path of a browser, found or installed; prints which. Throws with the attempts. */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) return log(given, 'named by CHROMIUM_PATH')
  const found = findInstalled()
  if (found) return log(found, 'found')
  if (installByPackageManager()) {
    const installed = findInstalled()
    if (installed) return log(installed, 'installed by apt-get')
  }
  const downloaded = download()
  if (downloaded) return log(downloaded, 'downloaded by Playwright')
  throw new Error(
    'No Chromium: none on PATH, apt-get could not install it, and the download did not end within 30 s. Set CHROMIUM_PATH.',
  )
}

function log(path: string, how: string): string {
  console.log(`Browser: ${path} (${how})`)
  return path
}

function findInstalled(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...FIXED_PATHS]
  return [...candidates, chromium.executablePath()].find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installByPackageManager(): boolean {
  if (
    process.platform !== 'linux' ||
    process.getuid?.() !== 0 ||
    spawnSync('which', ['apt-get']).status !== 0
  )
    return false
  const options = {
    stdio: 'ignore',
    timeout: INSTALL_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  spawnSync('apt-get', ['update'], options)
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options).status === 0
}

function download(): string | null {
  const cli = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: DOWNLOAD_LIMIT_MS })
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : null
}
