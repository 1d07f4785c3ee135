/** Moving other portals in, by the operation that the console and the command line run. */
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  cloudArcadeDump,
  gameOf,
  POSTS_AND_PAGES,
  wordPressExport,
  wordPressItem,
} from '#app/features/moving/move-fixtures.ts'
import { parseConfig } from '../config.ts'
import { listDocuments, findDocument } from '../ledger/documents.ts'
import { findGame } from '../ledger/games.ts'
import { forEachEngine, makeTestFolder } from '../ledger/ledger-engines.ts'
import type { OpenLedger } from '../ledger/ledger-engines.ts'
import { readMovedAddresses } from '../ledger/moves.ts'
import { addGameOperation } from './add-game.ts'
import { moveInOperation, undoMoveOperation, type StartedMove } from './move-in.ts'
import { COMMAND_LINE, runOperation, type OperationContext } from './operation.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const SITE = 'localhost'
const OLD = 'https://old.example.com'

async function setUp(open: OpenLedger) {
  const ledger = await open()
  const folder = await makeTestFolder()
  const config = parseConfig({ DATA_DIR: folder }, ROOT)
  const asked: string[] = []
  const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#295' } })
    .png()
    .toBuffer()
  const context: OperationContext = {
    ...{ ledger, reads: ledger, config, actor: COMMAND_LINE, nowMs: Date.now(), background: null },
    ...{ isFresh: true, consoleOrigin: null },
    openRemote: async (url) => {
      asked.push(url)
      const status = url.includes('lost') ? 404 : 200
      return {
        status,
        headers: new Headers({ 'content-type': 'image/png' }),
        body: (async function* () {
          yield picture
        })(),
        close() {},
      }
    },
  }
  const move = async (content: string | Buffer, more: object = {}): Promise<StartedMove> => {
    const path = join(folder, 'old.sql')
    await writeFile(path, content)
    return runOperation(moveInOperation, context, { path, site: SITE, from: OLD, ...more })
  }
  const addresses = async () => Object.fromEntries((await readMovedAddresses(ledger)).get(SITE) ?? [])
  return { ledger, context, move, addresses, asked }
}

const apply = { isDryRun: false }
const BOMB = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>\n'

forEachEngine((open) => {
  // covers: '11.26'
  test('a dry run says what would come and stores nothing; applied twice, the second run changes nothing', async () => {
    const { ledger, move, addresses, asked, context } = await setUp(open)
    const dump = cloudArcadeDump(
      [
        gameOf(1),
        gameOf(2, { url: 'https://play.unknown.example/two/' }),
        gameOf(3, { url: '/games/three/index.html' }),
        gameOf(4, { url: 'https://files.example.com/four.swf' }),
        gameOf(5, { title: 'Casino: win real money' }),
        gameOf(6, { published: 0 }),
        gameOf(7, { url: 'https://127.0.0.1/seven' }),
        gameOf(8, { url: 'javascript:alert(1)' }),
        gameOf(1, { slug: 'twice' }),
      ],
      POSTS_AND_PAGES,
    )
    const checked = await move(dump)
    expect(checked).toMatchObject({ moveId: null, state: 'checked' })
    const { report } = checked
    expect(report).toMatchObject({ source: 'cloudarcade', origin: OLD, step: null })
    expect(report.games).toMatchObject({ found: 9, titles: ['Moved Meadow 1'] })
    expect(report.games.imports).toMatchObject([
      { provider: 'gamedistribution', new: 1, refused: 1, known: 1 },
    ])
    expect(report.unknownHosts).toEqual([{ host: 'play.unknown.example', games: 1, isAllowed: false }])
    const reasons = Object.fromEntries(report.refused.map(({ reason, titles }) => [titles.join(), reason]))
    expect(reasons).toEqual({
      Contact: expect.stringContaining('this site has of its own'),
      'Casino: win real money': expect.stringContaining('Filter: '),
      'Moved Meadow 2': expect.stringContaining('play.unknown.example is of no known provider'),
      'Moved Meadow 3': expect.stringContaining('upload the game as an archive'),
      'Moved Meadow 4': expect.stringContaining('Flash'),
      'Moved Meadow 6': 'It was not published',
      'Moved Meadow 7': expect.stringContaining('a host of the internet'),
      'Moved Meadow 8': expect.stringContaining('begins with https'),
    })
    expect([report.articles, report.pages]).toMatchObject([
      { found: 1, new: 1 },
      { found: 2, new: 1 },
    ])
    expect(await findGame(ledger, 'moved-meadow-1')).toBeNull()
    expect([await listDocuments(ledger, 'article'), await addresses(), asked]).toEqual([[], {}, []])

    const first = await move(dump, { ...apply, allow: ['play.unknown.example'] })
    expect(first.state).toBe('done')
    const game = await findGame(ledger, 'moved-meadow-1')
    expect(game).toMatchObject({
      provider: 'gamedistribution',
      providerId: '00000000000000000000000000000001',
      description: 'Walk through Moved Meadow 1 & find the gate.',
      status: 'published',
      publishedAt: Date.UTC(2023, 3, 5),
      operatorCover: { from: 'picture' },
    })
    expect(await findGame(ledger, 'moved-meadow-2')).toMatchObject({
      provider: 'embed',
      source: { kind: 'remote', url: 'https://play.unknown.example/two/' },
    })
    const [article] = await listDocuments(ledger, 'article')
    expect(article).toMatchObject({
      title: 'How meadows grow',
      status: 'published',
      publishedAtMs: Date.UTC(2022, 1, 3),
      site: SITE,
    })
    const { record } = (await findDocument(ledger.db, { kind: 'article', id: article!.id }))!
    expect(record.detail).toContain('Grass, then flowers.')
    expect(record.detail).toContain('href="/game/moved-meadow-1/"')
    expect(String(record.detail)).not.toMatch(/script|alert|onerror|old\.example/)
    // Both addresses give the same picture.
    expect(String(record.detail).match(/<img/g)).toHaveLength(1)
    expect(await addresses()).toEqual({
      '/game/moved-meadow-1': '/gameDetail/moved-meadow-1',
      '/game/moved-meadow-2': '/gameDetail/moved-meadow-2',
      '/game/twice': '/gameDetail/moved-meadow-1',
      '/category/puzzle-games': '/tag/puzzle/1',
      '/post/how-meadows-grow': `/articlesDetail/${article!.id}`,
      '/page/terms-of-use': '/privacyIndex/terms-of-use',
    })
    expect(asked).toContain(`${OLD}/thumbs/moved-meadow-1.png`)

    const askedBefore = asked.length
    const again = await move(dump, { ...apply, allow: ['play.unknown.example'] })
    expect(again.report.games.imports).toMatchObject([
      { new: 0, updated: 0 },
      { new: 0, updated: 0, known: 1 },
    ])
    expect([again.report.articles, again.report.redirects]).toMatchObject([
      { new: 0, known: 1 },
      { new: 0, known: 6 },
    ])
    expect([await listDocuments(ledger, 'article'), asked.length]).toEqual([[article], askedBefore])

    const undone = await runOperation(undoMoveOperation, context, { moveId: first.moveId })
    expect(undone).toMatchObject({ unpublished: 2, documents: 2, addresses: 6, left: [] })
    expect([await addresses(), (await findGame(ledger, 'moved-meadow-1'))?.status]).toEqual([{}, 'draft'])
    const back = await move(dump, apply)
    expect(back.report.games.imports).toMatchObject([{ provider: 'gamedistribution', updated: 1 }])
    expect((await findGame(ledger, 'moved-meadow-1'))?.status).toBe('published')
  })

  test('an address that this site uses is listed and not redirected', async () => {
    const { move, addresses } = await setUp(open)
    const items = [
      wordPressItem({ title: 'Home again', link: `${OLD}/gameDetail/kite/`, content: 'Long\n\ntext' }),
      wordPressItem({ title: 'Robots', link: `${OLD}/robots.txt`, content: 'x' }),
      wordPressItem({ title: 'Files', link: `${OLD}/games/x`, content: 'x' }),
      wordPressItem({ title: 'Spelling', link: `${OLD}/Search`, content: 'x' }),
      wordPressItem({ title: 'Draft', link: `${OLD}/?p=7`, content: 'x', status: 'draft' }),
      wordPressItem({ title: 'Ünder', link: `${OLD}/2022/03/%C3%BCnder/`, content: 'x' }),
      wordPressItem({ title: 'Gone', link: `${OLD}/gone/`, content: 'x', status: 'trash' }),
    ]
    const { report } = await move(wordPressExport(items), { ...apply, from: '' })
    expect(report).toMatchObject({ source: 'wordpress', origin: OLD, articles: { found: 6, new: 6 } })
    expect(report.redirects).toMatchObject({ new: 1, collisions: 4 })
    expect(report.redirects.firstCollisions.map(({ path }) => path)).toEqual([
      '/gameDetail/kite',
      '/robots.txt',
      '/games/x',
      '/Search',
    ])
    expect(Object.keys(await addresses())).toEqual(['/2022/03/ünder'])
  })

  test('short addresses of WordPress lead to what they led to', async () => {
    const { move, addresses } = await setUp(open)
    const items = [
      wordPressItem({ title: 'Kites', id: 7, link: `${OLD}/kites/`, content: 'x' }),
      wordPressItem({ title: 'Strings', id: 8, link: `${OLD}/?p=8`, content: 'x' }),
      wordPressItem({ title: 'Terms', id: 9, link: `${OLD}/?page_id=9`, content: 'x', type: 'page' }),
      wordPressItem({ title: 'Draft', id: 10, link: `${OLD}/?p=10`, content: 'x', status: 'draft' }),
      wordPressItem({ title: 'Broken', id: '0; drop' as never, link: '', content: 'x' }),
    ]
    const { report } = await move(wordPressExport(items), { ...apply, from: '' })
    expect(report.redirects).toMatchObject({ new: 4, collisions: 0 })
    const found = await addresses()
    expect(Object.keys(found).toSorted()).toEqual(['/?p=7', '/?p=8', '/?p=9', '/kites'])
    expect(found['/?p=7']).toBe(found['/kites'])
    expect(found['/?p=9']).toBe('/privacyIndex/terms')
  })

  test('games of MyArcadePlugin come with their texts, lists and pictures', async () => {
    const { ledger, move, addresses, asked } = await setUp(open)
    const meta = (more: object) => ({
      mabp_game_type: 'html5',
      mabp_swf_url: 'http://html5.gamemonetize.com/aaaa/?gd_sdk_referrer_url=x',
      mabp_description: 'Fly the kite.',
      mabp_instructions: 'Tap',
      mabp_width: '640',
      mabp_height: '960',
      mabp_thumbnail_url: `${OLD}/wp-content/lost.png`,
      _thumbnail_id: '77',
      ...more,
    })
    const terms =
      '<category domain="category" nicename="skill-games"><![CDATA[Skill]]></category><category domain="post_tag" nicename="kites"><![CDATA[Kites]]></category>'
    const items = [
      wordPressItem({ title: 'Red kite', link: `${OLD}/red-kite/`, meta: meta({}), more: terms }),
      wordPressItem({
        title: 'Old flash',
        link: `${OLD}/old-flash/`,
        meta: meta({ mabp_game_type: 'flash' }),
      }),
      wordPressItem({
        title: 'In a frame',
        link: `${OLD}/frame/`,
        meta: meta({
          mabp_game_type: 'embed',
          mabp_swf_url: '<iframe src="https://html5.gamemonetize.com/bbbb/"></iframe>',
        }),
      }),
      wordPressItem({
        title: 'A file',
        type: 'attachment',
        status: 'inherit',
        id: 77,
        more: `<wp:attachment_url>${OLD}/wp-content/kite.png</wp:attachment_url>`,
      }),
    ]
    const { report } = await move(gzipSync(wordPressExport(items)), { ...apply, from: '' })
    expect(report.games.imports).toMatchObject([{ provider: 'gamemonetize', new: 2 }])
    expect(report.refused).toMatchObject([
      { reason: 'It is a Flash game, which browsers no longer run', titles: ['Old flash'] },
    ])
    expect(await findGame(ledger, 'red-kite')).toMatchObject({
      source: { url: 'https://html5.gamemonetize.com/aaaa/' },
      description: 'Fly the kite.',
      instructions: 'Tap',
      orientation: 'portrait',
      tags: expect.arrayContaining(['skill', 'kites']),
    })
    expect(asked.slice(0, 2)).toEqual([`${OLD}/wp-content/lost.png`, `${OLD}/wp-content/kite.png`])
    expect(await addresses()).toMatchObject({
      '/red-kite': '/gameDetail/red-kite',
      '/category/skill-games': '/tag/skill/1',
    })
  })

  test('a game that an operator or a feed added stays as it is', async () => {
    const { ledger, move, context } = await setUp(open)
    const address = 'https://play.unknown.example/two/'
    await runOperation(addGameOperation, context, { address, title: 'My own title' })
    const dump = cloudArcadeDump([gameOf(2, { url: address })])
    const { report } = await move(dump, { ...apply, allow: ['play.unknown.example'] })
    expect(report.games.imports).toMatchObject([{ new: 0, updated: 0, known: 1 }])
    expect((await findGame(ledger, 'my-own-title'))?.title).toBe('My own title')
  })

  // asvs: '1.5.1'
  test('entities are not expanded, and CDATA in CDATA is text', async () => {
    const { ledger, move } = await setUp(open)
    const items = [
      wordPressItem({
        title: 'Bomb &b;',
        link: `${OLD}/bomb/`,
        content: '<p>a ]]]]><![CDATA[> &b; <svg onload=alert(1)></p>',
      }),
    ]
    await move(wordPressExport(items, BOMB), { ...apply, from: '' })
    const [article] = await listDocuments(ledger, 'article')
    const { record } = (await findDocument(ledger.db, { kind: 'article', id: article!.id }))!
    expect(String(record.detail)).toContain('a ]]> &#x26;b;')
    expect(String(record.detail)).not.toMatch(/onload|aaaaaaaaaa/)
  })
})
