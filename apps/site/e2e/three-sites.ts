/** The three sites of the shared server, and how to identify them. */
import type { Page } from '@playwright/test'

export const SITES = {
  localhost: { name: 'Playhouse', colour: '#0e1024', first: 'cozy-blocks' },
  'sunny.localhost': { name: 'Sunbun', colour: '#fff2d8', first: 'memory-meadow' },
  'midnight.localhost': { name: 'Glowbat', colour: '#07060f', first: 'inkrealm' },
}
export type Host = keyof typeof SITES
export const HOSTS = Object.keys(SITES) as Host[]

export const siteUrl = (baseURL: string | undefined, host: string) =>
  `http://${host}:${new URL(baseURL!).port}`

/** The page's rendered background colour. */
export async function readColour(page: Page): Promise<string> {
  const rgb = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  return `#${rgb
    .match(/\d+/g)!
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
}
