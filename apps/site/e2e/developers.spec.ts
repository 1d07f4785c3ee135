/** The page for makers of games: its examples run in a sandboxed frame, and its files are those that it describes. */
import sdkFiles from '../../../packages/sdk/files.json' with { type: 'json' }
import { toIntegrity } from '../../../packages/sdk/bundle.ts'
import { DEVELOPERS_PATH } from '../app/site-paths.ts'
import { expect, test } from './site-test.ts'
import { waitUntilHydrated } from './visit.ts'

// covers: '11.31'
test('a maker runs an example of each kind and sees what the page gets', async ({ page }) => {
  await page.goto(DEVELOPERS_PATH)
  await waitUntilHydrated(page)
  const panel = page.locator('#sdk')
  const answer = panel.locator('output')
  const messages = panel.getByRole('list', { name: 'Messages in their order' }).getByRole('listitem')

  await page.getByRole('button', { name: 'Try score' }).click()
  await expect(answer).toHaveText('No return value')
  await expect(messages.filter({ hasText: 'score' })).toHaveText(
    'game → pagescore { value: 1200, mode: "daily", level: null }',
  )
  const types = () => messages.locator('b').allTextContents()
  const first = await types()
  expect(first).toContain('welcome')
  expect(first.indexOf('hello')).toBeLessThan(first.indexOf('welcome'))

  await page.getByRole('button', { name: 'Try breakAd' }).click()
  await expect(answer).toHaveText(
    '{ pause: { shown: true, reason: "done" }, reward: { granted: true, reason: "done" } }',
  )
  const ofAd = ['ad', 'mute', 'pause', 'ad-begun', 'mute', 'pause', 'ad-ended']
  expect((await types()).filter((type) => ofAd.includes(type)).toSorted()).toEqual(
    [...ofAd, ...ofAd].toSorted(),
  )

  await page.getByRole('button', { name: 'Try onMute' }).click()
  await expect(answer).toHaveText('No return value')
  await panel.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(answer).toHaveText(/\{ muted: true \}$/)
})

// covers: '11.31'
test('what a visitor types into an example reaches nothing of the site', async ({ page, watch }) => {
  await page.goto(DEVELOPERS_PATH)
  await waitUntilHydrated(page)
  const run = async (code: string) => {
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    const answer = page.locator('#sdk output')
    await expect(answer).not.toHaveText(/^(?:Running …|Nothing was run yet\.)$/)
    return answer.textContent()
  }
  watch.allowError(/Content Security Policy|sandboxed/)
  expect(await run('return parent.document.title')).toContain('SecurityError')
  expect(await run('return localStorage.length')).toContain('SecurityError')
  expect(await run('return origin')).toBe('"null"')
  expect(await run(`return await fetch('/api/vote').then((a) => a.status, () => 'refused')`)).toBe(
    '"refused"',
  )
})

// covers: '11.31'
test('the files of the SDK are served as described, with their types as text', async ({ page, request }) => {
  await page.goto(DEVELOPERS_PATH)
  for (const link of await page.locator('#files a').all()) {
    const response = await request.get((await link.getAttribute('href'))!)
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe('public, max-age=3600')
  }
  const exact = (ending: string) => request.get(`/sdk/${sdkFiles.version}.${ending}`)
  expect(toIntegrity(await (await exact('js')).text())).toBe(sdkFiles.js.integrity)
  const types = await exact('d.ts')
  expect(types.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await types.text()).toContain('export declare function createPlayhouse')
})

// covers: '11.31'
test('a site without the setting has no page for makers and does not name it', async ({ request }) => {
  const headers = { host: 'sunny.localhost' }
  expect((await request.get(DEVELOPERS_PATH, { headers })).status()).toBe(404)
  expect(await (await request.get('/', { headers })).text()).not.toContain(DEVELOPERS_PATH)
  expect(await (await request.get('/')).text()).toContain(DEVELOPERS_PATH)
})
