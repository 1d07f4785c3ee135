import { expect, onTestFinished, test, vi } from 'vitest'
import { upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import { makeGame } from '../ledger/make-game.ts'
import { listPlayTests } from '../ledger/play-tests.ts'
import { startPlayTests } from './play-test-job.ts'
import type { RanPlayTest } from './run-play-test.ts'

const makeRemote = (slug: string, provider: string) =>
  makeGame({
    ...{ slug, title: slug, provider, providerId: slug },
    source: { kind: 'remote', url: `https://play.example.com/${slug}`, fallbacks: [] },
  })

forEachEngine((open) => {
  test('games that are due are played one at a time, those of a provider with a pause, and results are stored', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [
      makeRemote('first', 'gamepix'),
      makeRemote('second', 'gamepix'),
      makeRemote('third', 'htmlgames'),
    ])
    let playing = 0
    let most = 0
    const played: { slug: string; at: number }[] = []
    const log = { info: vi.fn(), warn: vi.fn() }
    const job = startPlayTests({
      ...{ ledger, log, pauseMs: 400 },
      async play({ slug, provider, source }): Promise<RanPlayTest> {
        most = Math.max(most, ++playing)
        played.push({ slug, at: performance.now() })
        await new Promise((resolve) => setImmediate(resolve))
        playing--
        if (slug === 'third') throw new Error('the browser did not start')
        return {
          ...{ slug, provider, url: source.url, verdict: 'good', reason: null },
          ...{ report: { screens: [] }, pictures: [] },
        }
      },
    })
    onTestFinished(() => job.close())
    await expect.poll(() => played.length, { timeout: 4000 }).toBe(2)
    // A failure of the browser stores nothing about the game, and ends the round.
    expect(played.map(({ slug }) => slug)).toEqual(['first', 'third'])
    expect((await listPlayTests(ledger)).map(({ slug }) => slug)).toEqual(['first'])
    await expect.poll(() => log.warn.mock.calls.length).toBe(1)
    expect(most).toBe(1)
  })

  test('a provider’s next game waits, and closing ends the game that is played', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeRemote('first', 'gamepix'), makeRemote('second', 'gamepix')])
    const played: string[] = []
    let isAborted = false
    let [nowMs, looks] = [1000, 0]
    const monotonicNow = () => {
      looks++
      return nowMs
    }
    const job = startPlayTests({
      ...{ ledger, log: { info() {}, warn() {} }, pauseMs: 20, monotonicNow },
      async play({ slug, provider, source }, signal): Promise<RanPlayTest> {
        played.push(slug)
        if (slug === 'second')
          await new Promise<void>((resolve) =>
            signal.addEventListener('abort', () => {
              isAborted = true
              resolve()
            }),
          )
        return {
          ...{ slug, provider, url: source.url, verdict: 'good', reason: null },
          ...{ report: { screens: [] }, pictures: [] },
        }
      },
    })
    await expect.poll(() => played).toEqual(['first'])
    const looksBefore = looks
    await expect.poll(() => looks).toBeGreaterThan(looksBefore + 10)
    expect(played, 'its pause has not passed').toEqual(['first'])
    nowMs += 20
    await expect.poll(() => played).toEqual(['first', 'second'])
    await job.close()
    expect(isAborted).toBe(true)
    expect(
      (await listPlayTests(ledger)).map(({ slug }) => slug),
      'an ended test says nothing',
    ).toEqual(['first'])
  })
})
