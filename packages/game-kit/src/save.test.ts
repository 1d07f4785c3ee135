import { createPlayhouse } from '@playhouse/sdk'
import { expect, test } from 'vitest'
import { createSaves, parseProgress } from './save.ts'
import type { SaveRules } from './save.ts'

type Data = { coins: number; hats: string[] }
const rules: SaveRules<Data> = {
  version: 3,
  init: () => ({ coins: 0, hats: [] }),
  migrate: {
    1: (old) => ({ gold: Number((old as { money: number }).money) }),
    2: (old) => ({ coins: (old as { gold: number }).gold, hats: [] }),
  },
}

/** Without a host page and storage, data is stored in memory. */
const openPlayhouse = () =>
  createPlayhouse({ game: 'test', window: { parent: null, addEventListener: () => {} } })

test.each([
  ['of today', { v: 3, game: { coins: 4, hats: ['red'] } }, { coins: 4, hats: ['red'] }],
  ['two versions old', { v: 1, game: { money: 7 } }, { coins: 7, hats: [] }],
  ['of a later version', { v: 4, game: { coins: 4, hats: [] } }, { coins: 0, hats: [] }],
  ['without its fields', { v: 3, game: { coins: 4 } }, { coins: 0, hats: [] }],
  ['whose migration breaks', { v: 1, game: null }, { coins: 0, hats: [] }],
  ['of another kind', 'hello', { coins: 0, hats: [] }],
])('a save %s is read', (_, data, game) => expect(parseProgress(data, rules, false).game).toEqual(game))

test('settings and record are taken field by field', () => {
  const { settings, kit } = parseProgress(
    {
      v: 3,
      settings: {
        music: 7,
        effects: 0.5,
        muted: 'yes',
        leftHanded: true,
        bindings: { jump: ['KeyJ'], bad: 4 },
      },
      kit: {
        mode: 'levels',
        level: 1.5,
        best: { endless: 12, x: 'y' },
        stars: { levels: { 1: 3, 2: null } },
        days: ['2026-11-20', 4],
        knowsHow: 1,
      },
    },
    rules,
    true,
  )
  expect(settings).toMatchObject({
    music: 0.6,
    effects: 0.5,
    muted: false,
    calm: true,
    leftHanded: true,
    bindings: { jump: ['KeyJ'] },
  })
  expect(kit).toEqual({
    mode: 'levels',
    level: 0,
    best: { endless: 12 },
    stars: { levels: { 1: 3 } },
    days: ['2026-11-20'],
    knowsHow: false,
  })
})

test('a load restores the progress in the same objects', async () => {
  const playhouse = openPlayhouse()
  const saves = createSaves(playhouse, rules, false)
  saves.progress.game.coins = 9
  saves.progress.settings.music = 0.1
  saves.touch()
  saves.flush()
  const again = createSaves(playhouse, rules, false)
  const { settings } = again.progress
  await again.load()
  expect(again.progress.game.coins).toBe(9)
  expect(settings.music).toBe(0.1)
})

test('a run is saved by mode and dropped when the version changes', async () => {
  const playhouse = openPlayhouse()
  createSaves(playhouse, rules, false).saveRun('endless', { state: { x: 4 } })
  expect(await createSaves(playhouse, rules, false).loadRun('endless')).toEqual({ state: { x: 4 } })
  expect(await createSaves(playhouse, { ...rules, version: 4 }, false).loadRun('endless')).toBeNull()
})
