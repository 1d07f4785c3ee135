/** Events as a page sends them: recorded, sent again as another visitor's, and an error page between them. */
import { expect, type Page } from '@playwright/test'
import { clickLinkTo } from './link-navigation.ts'

/** Records the beacons of the page, because the browser does not expose the body of a beacon. */
export async function recordBeacons(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const bodies: string[] = []
    Object.assign(window, { bodies })
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      void (data as Blob).text().then((body) => bodies.push(body))
      return send(url, data)
    }
  })
  return () => page.evaluate(() => (window as unknown as { bodies: string[] }).bodies)
}

/** Sends recorded events as another page load, whose ids begin with another letter. */
export async function sendAgain(page: Page, bodies: readonly string[], letter: string): Promise<void> {
  const statuses = await page.evaluate(
    ([texts, first]) =>
      Promise.all(
        texts.map(async (text) => {
          const { events } = JSON.parse(text) as { events: { id: string }[] }
          const body = JSON.stringify({
            events: events.map((event) => ({ ...event, id: first + event.id.slice(1) })),
          })
          const headers = { 'Content-Type': 'application/json' }
          return (await fetch('/api/events', { method: 'POST', headers, body })).ok
        }),
      ),
    [bodies, letter] as const,
  )
  expect(statuses).toEqual(bodies.map(() => true))
}

/** An error page is not counted as an unknown address. The guard refuses the full load that would follow. */
export async function failToShow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    sessionStorage.setItem('playhouse:reloads', JSON.stringify([[to, Date.now()]]))
  }, path)
  await page.route(`**${path}/_payload.json*`, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await clickLinkTo(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
}
