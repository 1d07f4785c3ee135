/** What the audit says that an entry is about, on both engines. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { addFeed } from '../ledger/feeds.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { createImport } from '../ledger/imports.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import { makeGame } from '../ledger/make-game.ts'
import { describeSubjects } from './audit-subjects.ts'
import { saveDocumentOperation } from './documents.ts'
import { COMMAND_LINE, runOperation, type Actor } from './operation.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const config = parseConfig({ DATA_DIR: ROOT }, ROOT)

forEachEngine((open) => {
  test('an entry names what it is about, and leads to it where that is still there', async () => {
    const ledger = await open()
    const context = (actor: Partial<Actor> = {}) => ({
      ...{ ledger, reads: ledger, config, actor: { ...COMMAND_LINE, ...actor }, nowMs: 1_800_000_000_000 },
      ...{ background: null, isFresh: true, consoleOrigin: null },
    })
    await upsertOwnGames(ledger, [makeGame({ slug: 'kite', title: 'Red Kite' })])
    const feed = await addFeed(ledger, {
      ...{ provider: 'gamepix', url: 'https://feeds.gamepix.com/a', everyMs: 1, nextAtMs: 1 },
    })
    const importId = await createImport(ledger, {
      ...{ provider: 'gamepix', origin: 'a.json', sliceId: null, kind: 'feed', nowMs: 1 },
    })
    const { id } = await runOperation(saveDocumentOperation, context(), {
      ...{ kind: 'article', title: 'Ten kites', html: '<p>Wind.</p>' },
    })
    const targets = [
      ...['game kite', 'game gone', 'site localhost', 'site gone.example', `article ${id}`, 'page 77'],
      ...[`feed ${feed}`, 'feed 99', 'list gamepix/default', `import ${importId}`, 'import 999'],
      ...['person Robin', 'message 3', 'answer Thanks', 'notifications', 'clock', 'games'],
    ]
    const subjects = await describeSubjects(context(), targets)
    expect(targets.map((target) => [subjects.get(target)!.text, subjects.get(target)!.to])).toEqual([
      ['Red Kite', '/games/kite'],
      ['game gone', null],
      [expect.stringMatching(/localhost/), '/sites/localhost'],
      ['site gone.example', null],
      ['Ten kites', `/articles/${id}`],
      ['page 77', null],
      [`GamePix, feed ${feed}`, '/feeds'],
      ['feed 99', null],
      ['GamePix, list default', '/feeds'],
      [`Import ${importId} of GamePix`, `/feeds?import=${importId}`],
      ['import 999', null],
      ['Robin', '/people'],
      ['Message 3', '/messages'],
      ['Saved answer “Thanks”', '/messages'],
      ['Notifications', '/notifications'],
      ['Clock of the server', '/health'],
      ['games', null],
    ])
    const forManager = await describeSubjects(context({ role: 'manager' }), ['person Robin', 'game kite'])
    expect([...forManager.values()].map(({ to }) => to)).toEqual([null, '/games/kite'])
  })
})
