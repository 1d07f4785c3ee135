/** Saved answers, and saved views of the list of games: both are lists of entries with names. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import { COMMAND_LINE, runOperation, type Operation } from './operation.ts'
import { listAnswersOperation, removeAnswerOperation, saveAnswerOperation } from './saved-answers.ts'
import { listViewsOperation, removeViewOperation, saveViewOperation } from './saved-views.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const config = parseConfig({ DATA_DIR: ROOT }, ROOT)

const runIn =
  (ledger: Ledger) =>
  <Input, Result>(operation: Operation<Input, Result>, input: unknown) =>
    runOperation(
      operation,
      {
        ...{ ledger, reads: ledger, config, actor: COMMAND_LINE, nowMs: 1, background: null },
        ...{ isFresh: true, consoleOrigin: null },
      },
      input,
    )

forEachEngine((open) => {
  test('an answer is saved, replaced by its name in any case, and removed; its text is in no audit', async () => {
    const ledger = await open()
    const run = runIn(ledger)
    expect(await run(listAnswersOperation, {})).toEqual({ answers: [] })
    expect(await run(saveAnswerOperation, { name: ' Thanks ', text: 'Thank you!' })).toEqual({
      ...{ name: 'Thanks', isNew: true, replaced: null },
    })
    await run(saveAnswerOperation, { name: 'Bug', text: 'We look at it.' })
    expect(await run(saveAnswerOperation, { name: 'thanks', text: 'Many thanks!' })).toMatchObject({
      isNew: false,
      replaced: { name: 'Thanks', text: 'Thank you!' },
    })
    expect(await run(listAnswersOperation, {})).toEqual({
      answers: [
        { name: 'Bug', text: 'We look at it.' },
        { name: 'thanks', text: 'Many thanks!' },
      ],
    })
    await run(removeAnswerOperation, { name: 'BUG' })
    await expect(run(removeAnswerOperation, { name: 'Bug' })).rejects.toMatchObject({
      code: 'unknown-answer',
    })
    expect((await run(listAnswersOperation, {})).answers.map(({ name }) => name)).toEqual(['thanks'])
    const entries = JSON.stringify(await ledger.db.selectFrom('audit').selectAll().execute())
    expect(entries).toContain('saveAnswer')
    expect(entries).not.toContain('Many thanks')
  })

  test.each([
    ['no name', { name: ' ', text: 'x' }, 'name'],
    ['no text', { name: 'x', text: '\n' }, 'text'],
    ['a long name', { name: 'x'.repeat(61), text: 'x' }, 'name'],
    ['a long text', { name: 'x', text: 'x'.repeat(4001) }, 'text'],
  ])('an answer with %s is refused beside its field', async (_, input, field) => {
    await expect(runIn(await open())(saveAnswerOperation, input)).rejects.toMatchObject({
      ...{ code: 'invalid', field },
    })
  })

  test('of two that are saved at once none is lost, and the list is never longer than it may be', async () => {
    const ledger = await open()
    const run = runIn(ledger)
    const save = (number: number) => run(saveAnswerOperation, { name: `Answer ${number}`, text: 'x' })
    await Promise.all(Array.from({ length: 12 }, (_, number) => save(number)))
    expect((await run(listAnswersOperation, {})).answers).toHaveLength(12)
    for (let number = 12; number < 50; number++) await save(number)
    await expect(save(50)).rejects.toMatchObject({ code: 'invalid', field: 'name' })
    await save(7)
    expect((await run(listAnswersOperation, {})).answers).toHaveLength(50)
  })

  test('a view is saved, replaced, and removed', async () => {
    const run = runIn(await open())
    await run(saveViewOperation, { name: 'Broken puzzles', query: 'search=puzzle&status=broken' })
    expect(await run(saveViewOperation, { name: 'Broken puzzles', query: 'status=broken' })).toEqual({
      isNew: false,
      replaced: { name: 'Broken puzzles', query: 'search=puzzle&status=broken' },
    })
    expect(await run(listViewsOperation, {})).toEqual({
      views: [{ name: 'Broken puzzles', query: 'status=broken' }],
    })
    await run(removeViewOperation, { name: 'Broken puzzles' })
    await expect(run(removeViewOperation, { name: 'Broken puzzles' })).rejects.toMatchObject({
      code: 'unknown-view',
    })
  })
})
