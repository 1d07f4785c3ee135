/** Search aliases on both engines: made for one site or all, edited, undone, refused. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine, makeTestFolder } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { COMMAND_LINE, runOperation, type Actor, type Operation } from './operation.ts'
import {
  addSearchAliasOperation,
  getSearchAliasesOperation,
  setSearchAliasesOperation,
} from './search-aliases.ts'
import { getWholeSite } from './site-store.ts'
import { listTermGamesOperation } from './term-games.ts'
import { undoChangeOperation } from './undo-change.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const host = 'localhost'
const editor: Actor = { ...COMMAND_LINE, door: 'console', role: 'editor' }
const limited: Actor = { ...editor, sites: [host] }

async function setUp(ledger: Ledger) {
  await upsertOwnGames(ledger, [makeGame({ slug: 'kite', title: 'Red Kite' })])
  const config = parseConfig({ DATA_DIR: await makeTestFolder() }, ROOT)
  const run = <Input, Result>(operation: Operation<Input, Result>, input: unknown, actor = editor) =>
    runOperation(
      operation,
      {
        ...{ ledger, reads: ledger, config, actor, nowMs: Date.now(), background: null },
        ...{ isFresh: true, consoleOrigin: null },
      },
      input,
    )
  const readSite = async (of: string) => (await getWholeSite({ ledger, config }, of)).searchAliases
  return { run, readSite }
}

forEachEngine((open) => {
  test('an alias is made on every site that is the person’s, and replaced by one with the same words', async () => {
    const { run, readSite } = await setUp(await open())
    const made = await run(addSearchAliasOperation, { words: 'Dragon', games: ['kite'] })
    expect(made.hosts).toContain(host)
    expect(made.hosts.length).toBeGreaterThan(1)
    for (const one of made.hosts)
      expect(await readSite(one)).toEqual([{ words: 'Dragon', games: ['kite'], search: '' }])
    const one = await run(addSearchAliasOperation, { words: 'dragon!', search: 'wind' }, limited)
    expect(one.hosts).toEqual([host])
    expect(await readSite(host)).toEqual([{ words: 'dragon!', games: [], search: 'wind' }])
    const askTerms = async () =>
      (await run(listTermGamesOperation, { terms: ['a dragon', 'DRAGON!'] }, COMMAND_LINE)).terms.map(
        ({ hasAlias }) => hasAlias,
      )
    expect(await askTerms()).toEqual([false, true])
    await run(undoChangeOperation, { id: one.auditIds[0] })
    const { aliases, titles } = await run(getSearchAliasesOperation, { host })
    expect(aliases).toEqual([{ words: 'Dragon', games: ['kite'], search: '' }])
    expect(titles).toEqual({ kite: 'Red Kite' })
  })

  test('faults stand beside their fields, and of two people the second is asked first', async () => {
    const { run } = await setUp(await open())
    const set = (aliases: unknown[], expected?: unknown[]) =>
      run(setSearchAliasesOperation, { host, aliases, expected })
    for (const [key, aliases] of [
      ['searchAliases.0.games', [{ words: 'dragon', games: ['nobody'] }]],
      ['searchAliases.0.games', [{ words: 'dragon' }]],
      ['searchAliases.0.words', [{ words: '?!', games: ['kite'] }]],
      [
        'searchAliases',
        [
          { words: 'Dragon', games: ['kite'] },
          { words: 'dragon', games: ['kite'] },
        ],
      ],
    ] as const)
      await expect(set([...aliases])).rejects.toMatchObject({ faults: [{ key }] })
    await set([{ words: 'dragon', games: ['kite'] }], [])
    await expect(set([], [])).rejects.toMatchObject({ code: 'conflict' })
  })

  test('others may not say what searches mean', async () => {
    const { run } = await setUp(await open())
    const add = (actor: Actor, of: string | null = null) =>
      run(addSearchAliasOperation, { words: 'dragon', games: ['kite'], host: of }, actor)
    for (const role of ['moderator', 'analyst'] as const)
      await expect(add({ ...editor, role })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(add(limited, 'sunny.localhost')).rejects.toMatchObject({ code: 'forbidden' })
  })
})
