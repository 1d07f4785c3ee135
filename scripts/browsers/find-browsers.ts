/** The browsers of this machine, and what to install where one is missing. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium } from '../test/find-chromium.ts'
import { openPuppeteerBrowser } from './puppeteer-browser.ts'
import { firstLine, type TestBrowser } from './test-page.ts'
import { openWebKit } from './webkit-browser.ts'

export type Found = { open: () => Promise<TestBrowser> } | { missing: string }

export interface BrowserKind {
  /** As `--browser` names it. */
  id: string
  name: string
  find(): Found
}

const findProgram = (...names: string[]): string | null =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file)) ?? null

const notInstalled = (...packages: string[]): Found => ({
  missing: `not installed: apt-get install ${packages.join(' ')}`,
})

function findChromiumBrowser(): Found {
  try {
    const path = findChromium()
    return { open: () => openPuppeteerBrowser('chrome', path) }
  } catch (error) {
    return { missing: firstLine(error) }
  }
}

function findFirefox(): Found {
  const path = findProgram('firefox-esr', 'firefox')
  return path ? { open: () => openPuppeteerBrowser('firefox', path) } : notInstalled('firefox-esr')
}

/** Xvfb is its screen on a machine without one. */
function findWebKit(): Found {
  const driver = findProgram('WebKitWebDriver')
  const xvfb = findProgram('Xvfb')
  const hasScreen = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)
  if (!driver || !(xvfb || hasScreen)) return notInstalled('webkit2gtk-driver', 'xvfb')
  return { open: () => openWebKit({ driver, xvfb }) }
}

export const BROWSER_KINDS: readonly BrowserKind[] = [
  { id: 'chromium', name: 'Chromium', find: findChromiumBrowser },
  { id: 'firefox', name: 'Firefox', find: findFirefox },
  { id: 'webkit', name: 'WebKitGTK', find: findWebKit },
]
