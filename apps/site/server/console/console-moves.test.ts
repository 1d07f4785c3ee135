import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cloudArcadeDump, gameOf } from '#app/features/moving/move-fixtures.ts'
import { createBackgroundWork } from '../background-work.ts'
import { findGame } from '../ledger/games.ts'
import { forEachEngine, makeTestFolder } from '../ledger/ledger-engines.ts'
import type { OpenLedger } from '../ledger/ledger-engines.ts'
import { addMovedAddresses } from '../ledger/moves.ts'
import { startMovedAddresses } from '../moved-addresses.ts'
import { openConsole } from './console-app.fixture.ts'

const DUMP = cloudArcadeDump([gameOf(1, { thumb: 'none' })])

async function setUp(open: OpenLedger, options: Parameters<typeof openConsole>[1] = {}) {
  const environment = { DATA_DIR: await makeTestFolder() }
  const console = await openConsole(open, { ...options, environment })
  const background = createBackgroundWork({ warn: console.error })
  Object.assign(console.portal, { background })
  const id = randomUUID()
  const put = () => console.call(`uploads/${id}/0`, { method: 'PUT', body: DUMP })
  const post = async (path: string, body: object) => {
    const answer = await console.call(path, { body: JSON.stringify(body) })
    return { status: answer.status, answer: (await answer.json()) as any }
  }
  const move = (isDryRun: boolean) =>
    post(`moves/${id}`, { pieces: 1, site: 'localhost', fileName: 'old.sql', isDryRun })
  return { ...console, put, post, move, background }
}

forEachEngine((open) => {
  test('a file is checked, moved in behind the answer, and undone', async () => {
    const { put, post, move, ledger, background } = await setUp(open)
    await put()
    expect(await move(true)).toMatchObject({
      status: 200,
      answer: { state: 'checked', report: { games: { titles: ['Moved Meadow 1'] }, redirects: { new: 2 } } },
    })
    expect(await findGame(ledger, 'moved-meadow-1')).toBeNull()
    const { answer } = await move(false)
    expect(answer).toMatchObject({ state: 'running', moveId: 1 })
    let state = ''
    while (state !== 'done') {
      await wait(50)
      const { moves } = (await post('operations/listMoves', {})).answer
      state = moves[0].state
      expect(['running', 'done']).toContain(state)
    }
    expect(await findGame(ledger, 'moved-meadow-1')).toMatchObject({ status: 'published' })
    // The pieces are used up.
    expect((await move(true)).status).toBe(400)
    expect(await post('operations/undoMove', { moveId: 1 })).toMatchObject({
      answer: { unpublished: 1, addresses: 2 },
    })
    await background.close()
  })

  test('moving in needs a fresh passkey, and a role that may edit feeds', async () => {
    const stale = await setUp(open, { checkedMs: Date.now() - 3_600_000 })
    await stale.put()
    expect(await stale.move(true)).toMatchObject({ status: 200 })
    expect(await stale.move(false)).toMatchObject({
      status: 403,
      answer: { error: { code: 'check-passkey' } },
    })
  })

  test('an editor may not move a portal in', async () => {
    const { put, move } = await setUp(open, { role: 'editor' })
    await put()
    expect(await move(true)).toMatchObject({ status: 403, answer: { error: { code: 'forbidden' } } })
  })

  test('old addresses are found as browsers ask for them', async () => {
    const ledger = await open()
    const addresses = await startMovedAddresses({ ledger, log: { error: () => {} }, pollMs: 50 })
    const find = (path: string, search = '') => addresses.find('localhost', path, search)
    expect(find('/game/kite')).toBeNull()
    const added = [
      { path: '/game/kite', target: '/gameDetail/kite' },
      { path: '/übung', target: '/articlesDetail/21' },
      { path: '/?p=7', target: '/articlesDetail/22' },
    ]
    await addMovedAddresses(ledger, { site: 'localhost', moveId: 1, addresses: added })
    while (find('/game/kite') === null) await wait(10)
    expect(find('/game/kite/')).toBe('/gameDetail/kite')
    expect(find('/%C3%BCbung')).toBe('/articlesDetail/21')
    for (const search of ['?p=7', '?page_id=7', '?utm_source=x&p=7'])
      expect(find('/', search), search).toBe('/articlesDetail/22')
    for (const search of ['', '?p=8', '?p=7x', '?p=07', '?ip=7', '?q=p=7'])
      expect(find('/', search), search).toBeNull()
    for (const path of ['/game/Kite', '/%E0%A4%A', '/', '/game']) expect(find(path), path).toBeNull()
    expect(addresses.find('games.example.com', '/game/kite', '')).toBeNull()
    await addresses.close()
  })
})
