/** The operator's links in the menu and at the foot of pages: checked, and part of each page's data. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { toPublicSite } from '#app/features/sites/public-site.server.ts'
import { parseConfig } from '../config.ts'
import { forEachEngine, makeTestFolder } from '../ledger/ledger-engines.ts'
import { saveDocumentOperation } from './documents.ts'
import { COMMAND_LINE, runOperation, type Operation } from './operation.ts'
import { setSiteOperation } from './site-settings.ts'
import { getWholeSite } from './site-store.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const host = 'localhost'

forEachEngine((open) => {
  test('links lead to pages that there are, or to https addresses', async () => {
    const ledger = await open()
    const config = parseConfig({ DATA_DIR: await makeTestFolder() }, ROOT)
    const run = <Input, Result>(operation: Operation<Input, Result>, input: unknown) =>
      runOperation(
        operation,
        {
          ...{ ledger, reads: ledger, config, actor: COMMAND_LINE, nowMs: Date.now(), background: null },
          ...{ isFresh: true, consoleOrigin: null },
        },
        input,
      )
    const set = (links: unknown[]) => run(setSiteOperation, { host, change: { 'links.footer': links } })
    const terms = { label: 'Terms', to: '/privacyIndex/terms' }
    await expect(set([terms])).rejects.toMatchObject({ faults: [{ key: 'links.footer.0' }] })
    await run(saveDocumentOperation, { kind: 'page', title: 'Terms', slug: 'terms', html: '<p>Be kind.</p>' })
    const shop = { label: 'Our shop', to: 'https://shop.example.com/games?a=1' }
    await set([terms, { label: 'Puzzles', to: '/tag/puzzle/1' }, shop])
    const { footer, menu } = toPublicSite(await getWholeSite({ ledger, config }, host), 3000)
    expect(footer.slice(-3)).toEqual([
      [terms.to, 'Terms'],
      ['/tag/puzzle/1', 'Puzzles'],
      [shop.to, 'Our shop'],
    ])
    expect(footer.map(([, label]) => label)).toContain('Privacy policy')
    expect(menu).toEqual([])
    for (const to of [
      '//evil.example',
      'javascript:alert(1)',
      'http://a.example/',
      '/\\evil.example',
      'https://',
      'x',
    ])
      await expect(set([{ label: 'x', to }]), to).rejects.toThrow()
    await expect(set([{ label: '', to: '/articles' }])).rejects.toThrow()
    await expect(set([{ label: 'Lost', to: '/no/such/page' }])).rejects.toThrow('there is no page')
  })

  test('on a site for children the footer also has the page for parents', async () => {
    const ledger = await open()
    const config = parseConfig({ DATA_DIR: await makeTestFolder() }, ROOT)
    const site = await getWholeSite({ ledger, config }, host)
    const labelsOf = (audience: 'child' | 'general') =>
      toPublicSite({ ...site, audience }, 3000).footer.map(([, label]) => label)
    expect(labelsOf('child')).toContain('For parents')
    expect(labelsOf('general')).not.toContain('For parents')
  })
})
