/** Play-tests that a person starts; what a browser finds is tested with the inspector's and the queue's parts. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { setFact } from '../ledger/versions.ts'
import { toCommandContext } from '../portal/run-operation.ts'
import { runOperation } from './operation.ts'
import { getPlayTestOperation, testGameOperation } from './play-tests.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

async function fill(ledger: Ledger) {
  await upsertOwnGames(ledger, [
    makeGame({ slug: 'own' }),
    makeGame({
      ...{ slug: 'farm', provider: 'gamepix', providerId: 'F1' },
      source: { kind: 'remote', url: 'https://play.gamepix.example/farm', fallbacks: [] },
    }),
  ])
  return toCommandContext(ledger, parseConfig({ CHROMIUM_PATH: '/nowhere/chromium' }, ROOT))
}

forEachEngine((open) => {
  test('a play-test whose browser cannot be started says why, and another can follow', async () => {
    const context = await fill(await open())
    for (let run = 0; run < 2; run++) {
      await runOperation(testGameOperation, context, { slug: 'farm' })
      expect(await runOperation(getPlayTestOperation, context, { slug: 'farm' })).toMatchObject({
        ...{ test: null, isRunning: false, failure: expect.stringMatching(/^The browser failed: /) },
      })
    }
    expect(await runOperation(getPlayTestOperation, context, { slug: 'own' })).toMatchObject({
      ...{ isRunning: false, failure: null },
    })
  })

  test('games of this server and unknown ones are refused, and one game is played at a time', async () => {
    const ledger = await open()
    const context = await fill(ledger)
    const start = (slug: string) => runOperation(testGameOperation, context, { slug })
    await expect(start('own')).rejects.toMatchObject({ code: 'conflict' })
    await expect(start('nothing')).rejects.toMatchObject({ code: 'unknown-game', field: 'slug' })
    const run = { slug: 'farm', endedAtMs: null, failure: null }
    await setFact(ledger, 'playTestRun', JSON.stringify({ ...run, startedAtMs: Date.now() }))
    await expect(start('farm')).rejects.toThrow('farm is being played: wait for its end')
    expect(await runOperation(getPlayTestOperation, context, { slug: 'farm' })).toMatchObject({
      isRunning: true,
    })
    // Its process died: after the limit it is over.
    await setFact(ledger, 'playTestRun', JSON.stringify({ ...run, startedAtMs: Date.now() - 300_000 }))
    await start('farm')
  })
})
