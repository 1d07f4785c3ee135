import { readdirSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playByDevice, recordPlay } from './device-input.ts'
import { ROOT } from './operator.ts'
import { expect, test } from './site-test.ts'
import { startPlaying } from './visit.ts'
const folder = join(ROOT, 'games')
for (const slug of readdirSync(folder).filter((slug) => existsSync(join(folder, slug, 'game.json')))) {
  const manifest = JSON.parse(readFileSync(join(folder, slug, 'game.json'), 'utf8'))
  for (const device of Object.keys(manifest.controls)) {
    test(`${slug}: ${device}`, async ({ browser, baseURL, watch }) => {
      const context = await browser.newContext(
        device === 'touch'
          ? { baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
          : { baseURL, viewport: { width: 900, height: 700 } },
      )
      watch.follow(context)
      const page = await context.newPage()
      await page.route(new RegExp(`/games/${slug}/$`), (route) =>
        route.fulfill({ status: 302, headers: { location: `/games/${slug}/?test=1` } }),
      )
      await startPlaying(page, slug, manifest.title)
      const game = page.frame({ url: new RegExp(`/games/${slug}/`) })!
      await game.waitForFunction(() => globalThis.__gk?.ready)
      page.on('framedetached', (f) => console.log('detached', f.url()))
      page.on('framenavigated', (f) => console.log('nav', f.url()))
      console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80)))
      const t0 = Date.now()
      const r = await recordPlay(game, device as 'touch')
      console.log(
        slug,
        device,
        'events',
        r.events.length,
        'ticks',
        r.ticks,
        r.hash,
        'untouched',
        r.untouched,
        Date.now() - t0,
        JSON.stringify(r.events.slice(0, 3)),
      )
      if (device !== 'gamepad') {
        const h = await playByDevice(page, game, device as 'touch', r)
        console.log(slug, device, 'same', h === r.hash, 'changed', h !== r.untouched, Date.now() - t0)
      }
      await context.close()
    })
  }
}
