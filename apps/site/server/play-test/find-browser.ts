import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Config } from '../config.ts'

export const HEADLESS_SHELL = 'chromium-headless-shell'
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

/** The path of a Chromium: the given one, else one that is installed in a folder of `searchPath` or in the usual places; null when there is none. */
export function findBrowser({ browserPath, searchPath }: Config['playTest']): string | null {
  if (browserPath !== null) return browserPath
  return findOnPath([HEADLESS_SHELL], searchPath) ?? findInstalled(searchPath)
}

/** A browser with a window, in a folder of `searchPath` or in the usual places. */
export function findInstalled(searchPath: string): string | null {
  return findOnPath(NAMES, searchPath) ?? FIXED_PATHS.find(isExecutable) ?? null
}

/** The first of these names that is in a folder of `searchPath`. */
export function findOnPath(names: readonly string[], searchPath: string): string | null {
  const folders = searchPath.split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
