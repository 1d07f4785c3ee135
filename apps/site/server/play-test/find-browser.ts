import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Config } from '../config.ts'

const NAMES = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  ...['chrome', 'microsoft-edge'],
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
  const folders = searchPath.split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...FIXED_PATHS].find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
