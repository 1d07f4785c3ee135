/** Search: typing, keyboard, stored searches, filters, and without scripts. */
import type { Page } from '@playwright/test'
import { expectClientNavigationTo } from './link-navigation.ts'
import { expect, seededTest, isLong } from './site-test.ts'
import { madeGame } from './seeded-site.ts'
import { goToSearch, visit } from './visit.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Find a game' })
const list = (page: Page) => page.getByRole('listbox')

/** The slash key focuses the empty field, on any page. */
async function pressSlash(page: Page) {
  await goToSearch(page)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
}

// covers: '1.10', '1.26'
seededTest('typing suggests games and categories, by keyboard and by mouse', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/')

  await seededTest.step('typing suggests games with their covers', async () => {
    await pressSlash(page)
    await page.keyboard.type('amber ac')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(list(page).getByRole('option', { name: madeGame(0).title, exact: true })).toBeVisible()
    const cover = list(page).getByRole('option').first().locator('img')
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.getByRole('status').filter({ hasText: 'suggested' })).toHaveText(/games? suggested/)
  })

  await seededTest.step('a press beside the suggestions closes them and opens nothing', async () => {
    await field(page).fill('garden')
    await expect(list(page)).toBeVisible()
    await page.mouse.click(1000, 500)
    await expect(list(page)).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
  })

  await seededTest.step('the arrow keys select, Enter opens, Escape closes the list', async () => {
    await field(page).fill('')
    const answered = page.waitForResponse(/suggest\?q=badger$/)
    await page.keyboard.type('badger')
    await answered
    await expect(list(page).getByRole('option').last()).toHaveAccessibleName('All results for “badger”')
    await selectByKeyboard(page)
  })

  await seededTest.step('the category whose name is typed is suggested first', async () => {
    await field(page).fill('puz')
    const first = list(page).getByRole('option').first()
    await expect(first).toHaveAccessibleName(/^Puzzle [\d,]+ games$/)
    await expect(first.locator('b')).toHaveText('Puz')
    await first.click()
    await expect(page).toHaveURL(/\/categoryDetail\/puzzle\/1$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Puzzle games')
  })

  await seededTest.step('without suggestions the list says so and offers popular games', async () => {
    await field(page).fill('zombi')
    await expect(page.getByText('Nothing found for “zombi”. Popular now:')).toBeVisible()
    await expect(list(page).getByRole('option')).not.toHaveCount(0)
    await field(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No “zombi” games here')
  })

  await seededTest.step('Enter without a selection opens results with their own address', async () => {
    await field(page).fill('')
    await page.keyboard.type('falcon')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?searchValue=falcon$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“falcon”')
    const found = page.getByRole('list', { name: 'Games found' }).getByRole('link')
    await expect(found.first()).toContainText('Falcon')
    expect(await (await request.get(page.url())).text()).toContain('Falcon')
  })

  await seededTest.step('on a phone the link to all results stays visible above a long list', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await field(page).fill('garden')
    const all = list(page).getByRole('option', { name: 'All results for “garden”' })
    await expect(list(page).getByRole('option').nth(7)).toBeAttached()
    await expect(all).toBeInViewport({ ratio: 1 })
    const { y, height } = (await all.boundingBox())!
    expect(y + height, 'above the keys of a phone').toBeLessThanOrEqual(844 - 400)
    await all.click()
    await expect(page).toHaveURL(/searchValue=garden$/)
  })
})

/** The list is open, with at least two suggestions and none selected. */
async function selectByKeyboard(page: Page) {
  await expect(list(page).getByRole('option').nth(1)).toBeVisible()
  const before = await list(page).getByRole('option').count()
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = list(page).getByRole('option').nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(second).toHaveId((await field(page).getAttribute('aria-activedescendant'))!)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('ArrowUp')
  const last = list(page).getByRole('option')
  await expect(last.nth(before - 1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const title = await list(page).getByRole('option').first().locator('[data-name]').innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/gameDetail\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

// covers: '1.26'
seededTest(
  'the empty field suggests categories and popular games by keyboard; recent searches are stored in this browser, and can be cleared',
  async ({ page }) => {
    await visit(page, '/articles')
    const recent = page.getByRole('group', { name: 'Recent searches' })
    await seededTest.step('focusing the empty field suggests categories and popular games', async () => {
      await pressSlash(page)
      const popular = page.getByRole('group', { name: 'Popular now' })
      await expect(popular.getByRole('option')).toHaveCount(6)
      const categories = page.getByRole('group', { name: 'Categories' })
      await expect(categories.getByRole('option')).toHaveCount(8)
      for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowDown')
      const first = popular.getByRole('option').first()
      await expect(first).toHaveAttribute('aria-selected', 'true')
      const title = await first.innerText()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      // A suggestion that was not typed is not stored as a recent search.
      await field(page).focus()
      await expect(popular).toBeVisible()
      await expect(recent).toBeHidden()
    })

    for (const words of ['island', 'comet']) {
      await field(page).fill(words)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`searchValue=${words}`))
    }
    await expectClientNavigationTo(page, '/category')
    await pressSlash(page)
    await expect(recent.getByRole('option')).toHaveText(['comet', 'island'])
    await page.reload()
    await pressSlash(page)
    await expect(recent.getByRole('option')).toHaveText(['comet', 'island'])
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(recent).toBeHidden()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('comet')
  },
)

seededTest('a search works without scripts', async ({ browser, baseURL, watch }) => {
  seededTest.skip(!isLong, 'in long runs')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  await watch.follow(context)
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('input[name="searchValue"]').fill('garden')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?searchValue=garden/)
  await expect(page.getByRole('list', { name: 'Games found' }).getByRole('link').first()).toContainText(
    'Garden',
  )
  await context.close()
})

seededTest(
  'results are filtered and paginated; without or with few results other games are offered',
  async ({ page, request }) => {
    await seededTest.step('without results: the closest titles, then other links', async () => {
      await visit(page, '/search?searchValue=qqqqzzzz')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No “qqqqzzzz” games here')
      await expect(page.getByLabel('Plays offline')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: /Did you mean|Or play a popular game/ })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Or browse categories' })).toBeVisible()
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(6)
    })

    await seededTest.step('with few results: popular games, none of them a result', async () => {
      await expectClientNavigationTo(page, '/search?searchValue=inkrealm')
      const hrefs = (name: string) =>
        page
          .getByRole('list', { name })
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const [found, offered] = [await hrefs('Games found'), await hrefs('Or play a popular game')]
      expect(found).toContain('/gameDetail/inkrealm')
      expect(offered.length).toBeGreaterThanOrEqual(6)
      expect(offered.filter((href) => found.includes(href))).toEqual([])
    })

    await seededTest.step('results are filtered by device and by offline games', () => filterResults(page))

    // "Sort the harvest" is in every description of one provider.
    const first = await request.get('/search?searchValue=harvest')
    const linked = [...(await first.text()).matchAll(/pageCurrent=(\d+)/g)].map(([, number]) =>
      Number(number),
    )
    const pages = Math.max(1, ...linked)
    if (pages > 1) {
      await expectClientNavigationTo(page, '/search?searchValue=harvest')
      await page.getByRole('link', { name: 'Next page' }).click()
      await expect(page).toHaveURL(/pageCurrent=2/)
    }
    expect((await request.get(`/search?searchValue=harvest&pageCurrent=${pages + 1}`)).status()).toBe(404)
  },
)

async function filterResults(page: Page) {
  await expectClientNavigationTo(page, '/search?searchValue=puzzle')
  await page.getByLabel('Plays offline').check()
  await expect(page).toHaveURL(/offline=1/)
  await expect(page.getByRole('list', { name: 'Games found' })).toContainText('Cozy Blocks')
  await expectClientNavigationTo(page, '/search?searchValue=amber&offline=1')
  await expect(page.getByText(/without the filters/)).toBeVisible()
  await page.getByRole('link', { name: 'Show without filters' }).click()
  await expect(page).toHaveURL(/searchValue=amber$/)
  await expect(page.getByRole('list', { name: 'Games found' })).toContainText('Amber')
  // A filter that matches all results, or none, is hidden; an active one can be removed.
  await expect(page.getByLabel('Plays offline')).toHaveCount(0)
  await expectClientNavigationTo(page, '/search?searchValue=amber&device=phone')
  // Not `uncheck`, which asks for the box's state afterwards: the results without this filter do not offer it.
  await page.getByLabel('Plays on phones').click()
  await expect(page).toHaveURL(/searchValue=amber$/)
}
