// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Rect } from '../screen.ts'
import { make } from './elements.ts'
import type { MenuPages, Result } from './menu-types.ts'
import { createOverlay } from './overlay.ts'
import type { OverlayTarget } from './show-page.ts'
import { findStrip } from './place-card.ts'

const LOST: Result = { won: false, score: 5, best: 9, hasNext: false }

/** A game with two modes and 45 levels, its menus and what they did. */
function openMenus(pages: MenuPages = {}, { modes = TWO_MODES, result = LOST } = {}) {
  const did: string[] = []
  const dialog = make('dialog')
  document.body.append(dialog)
  const session = {
    phase: 'playing',
    run: { start: { mode: 'endless', level: 0 } },
    restart: () => did.push('restart'),
    next: () => did.push('next'),
    choose: (mode: string, level: number) => did.push(`${mode} ${level}`),
    showResult() {
      if (session.phase === 'over') overlay.showResult(result)
      return session.phase === 'over'
    },
  }
  const settings = { music: 1, effects: 1, muted: false, calm: true, bindings: {} }
  const target = {
    root: document.body,
    dialog,
    canvas: make('canvas'),
    options: {
      rules: { modes },
      texts: {
        howTo: ['Hop.', 'Land.'],
        modes: { endless: { name: 'Endless', about: 'On and on' }, levels: { name: 'Levels', about: '' } },
      },
      controls: { actions: {}, axes: {} },
    },
    progress: { settings, kit: { stars: { levels: { 1: 3, 2: 1 } } } },
    ads: { hasRewarded: () => false },
    session: () => session,
    findHero: () => null,
    changed: () => did.push('changed'),
    clicked: () => {},
    say: (text: string) => did.push(`say ${text}`),
    opened: () => {},
    closed: () => did.push('closed'),
  } as unknown as OverlayTarget
  const overlay = createOverlay(target, pages)
  return {
    overlay,
    session,
    did,
    settings,
    dialog,
    press: (id: string) => dialog.querySelector<HTMLElement>(`[data-id="${id}"]`)!.click(),
    ids: () => [...dialog.querySelectorAll<HTMLElement>('button')].map(({ dataset }) => dataset.id),
    title: () => dialog.querySelector('h1')!.textContent,
  }
}
const TWO_MODES: Record<string, { levels?: number }> = { endless: {}, levels: { levels: 45 } }

beforeEach(() => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))
afterEach(() => {
  document.body.replaceChildren()
  delete document.body.dataset.menuPage
  vi.restoreAllMocks()
})

test('Back walks down the pages that were opened, and from the first one to the run', () => {
  const { overlay, press, did } = openMenus()
  overlay.open('pause')
  press('modes')
  press('levels')
  expect(overlay.getPage()).toBe('levels')
  press('back')
  expect(overlay.getPage()).toBe('modes')
  press('back')
  expect(overlay.getPage()).toBe('pause')
  overlay.back()
  expect([overlay.getPage(), overlay.isOpen()]).toEqual([null, false])
  expect(did).toEqual(['closed'])
})

test('a page that the game opens over the run leads back to the run', () => {
  const { overlay } = openMenus()
  overlay.open('settings')
  overlay.back()
  expect(overlay.isOpen()).toBe(false)
})

test('after the end every page leads back to the result, and nothing can be resumed', () => {
  const { overlay, session, press, ids } = openMenus()
  session.phase = 'over'
  overlay.open('pause')
  expect(overlay.getPage()).toBe('result')
  expect(ids()).not.toContain('resume')
  press('modes')
  press('levels')
  overlay.back()
  overlay.back()
  expect(overlay.getPage()).toBe('result')
  overlay.close()
  overlay.open('settings')
  overlay.back()
  expect(overlay.getPage()).toBe('result')
})

test('a page that is open already is returned to, not opened twice', () => {
  const { overlay, press } = openMenus({
    modes: (page) => ({ ...page, foot: [{ id: 'again', label: 'Modes', act: () => overlay.open('modes') }] }),
  })
  overlay.open('pause')
  press('modes')
  press('again')
  overlay.back()
  expect(overlay.getPage()).toBe('pause')
})

test('levels are those of the mode that was asked for, and a game without levels shows its modes', () => {
  const { overlay, press, title, ids, did } = openMenus()
  overlay.open('levels', { mode: 'levels' })
  expect([title(), ids().length]).toEqual(['Levels', 23])
  press('later')
  expect(ids()[0]).toBe('21')
  press('earlier')
  press('3')
  expect(did).toEqual(['closed', 'levels 3'])
  const other = openMenus({}, { modes: { endless: {} } })
  other.overlay.open('levels')
  expect(other.overlay.getPage()).toBe('modes')
})

test('the page that is open stands on the root element, until the menu closes', () => {
  const { overlay } = openMenus()
  overlay.open('howTo')
  expect(document.body.dataset.menuPage).toBe('howTo')
  overlay.close()
  expect(document.body.dataset.menuPage).toBeUndefined()
})

test('a game changes a page as data: pictures in slots, locked entries, switches, parts of its own', () => {
  const switched: boolean[] = []
  const { overlay, dialog, press, did } = openMenus({
    modes: (page) => ({
      ...page,
      parts: [
        { kind: 'slot', id: 'map', make: () => make('b', 'own', 'map') },
        ...page.parts.map((part) =>
          part.kind === 'tiles'
            ? {
                ...part,
                heading: 'All',
                entries: part.entries.map((entry) => ({
                  ...entry,
                  picture: () => make('canvas', 'own-picture'),
                  locked: entry.id === 'levels' ? 'Win once more' : undefined,
                })),
              }
            : part,
        ),
        { kind: 'switch', id: 'slow', label: 'Slow', isOn: false, change: (isOn) => switched.push(isOn) },
      ],
    }),
  })
  overlay.open('modes')
  expect(dialog.querySelectorAll('.own-picture')).toHaveLength(2)
  expect(dialog.querySelector('.own')!.textContent).toBe('map')
  expect(dialog.querySelector('h2')!.textContent).toBe('All')
  press('levels')
  expect([overlay.getPage(), did]).toEqual(['modes', ['say Win once more']])
  press('slow')
  expect(switched).toEqual([true])
})

test('pages of the game join the stack: in the dialog, or drawn on the canvas', () => {
  const drawn: string[] = []
  const { overlay, title, press, did } = openMenus({
    shop: (page) => ({ ...page, title: 'Shop', parts: [{ kind: 'text', id: 'a', text: 'Hats' }] }),
    album: { open: ({ at }) => drawn.push(`open ${String(at)}`), close: () => drawn.push('close') },
  })
  overlay.open('pause')
  overlay.open('shop')
  expect(title()).toBe('Shop')
  overlay.open('album', { at: 3 })
  expect([overlay.getPage(), overlay.isOpen(), overlay.isCanvasPage()]).toEqual(['album', false, true])
  expect(document.body.dataset.menuPage).toBe('album')
  overlay.back()
  expect([overlay.getPage(), overlay.isOpen(), drawn]).toEqual(['shop', true, ['open 3', 'close']])
  press('back')
  expect(overlay.getPage()).toBe('pause')
  expect(did).toEqual(['closed'])
})

test('settings are written, and a page may handle keys of its own', () => {
  const keys: string[] = []
  const { overlay, press, settings, dialog, did } = openMenus({
    howTo: (page) => ({ ...page, key: ({ code }) => keys.push(code) > 0 }),
  })
  overlay.open('settings')
  press('muted')
  expect([settings.muted, did]).toEqual([true, ['changed']])
  overlay.open('howTo')
  dialog.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyN' }))
  expect(keys).toEqual(['KeyN'])
})

test('the result card shows two gains at a time', () => {
  const gains = ['a', 'b', 'c'].map((text) => ({ text }))
  const { overlay, dialog, press } = openMenus()
  overlay.showResult({ ...LOST, gains })
  const seen = () => [...dialog.querySelectorAll('li b')].map(({ textContent }) => textContent)
  expect(seen()).toEqual(['a', 'b'])
  press('gains')
  expect(seen()).toEqual(['c'])
  press('gains')
  expect(seen()).toEqual(['a', 'b'])
})

test('no moves left wins over the texts of the game, with one offer as the main button', () => {
  const { overlay, dialog, title, press, did } = openMenus()
  overlay.showResult({
    ...LOST,
    title: 'Good night',
    about: 'Bricks fell',
    hasNoMoves: true,
    rescue: () => did.push('rescue'),
    extra: [{ label: 'Album', act: () => {}, isMain: true }],
  })
  expect(title()).toBe('No moves left')
  expect(dialog.textContent).not.toContain('Bricks fell')
  expect([...dialog.querySelectorAll<HTMLElement>('[data-main]')].map(({ dataset }) => dataset.id)).toEqual([
    'rescue',
  ])
  press('rescue')
  expect(did).toEqual(['closed', 'rescue'])
})

test('Back on the result presses its main button', () => {
  const { overlay, did } = openMenus()
  overlay.showResult({ ...LOST, won: true, hasNext: true })
  overlay.back()
  expect(did).toEqual(['closed', 'next'])
})

test.each<[string, Rect, Rect | null]>([
  ['low on a phone', { x: 100, y: 600, w: 120, h: 120 }, { x: 0, y: 0, w: 390, h: 600 }],
  ['high on a phone', { x: 100, y: 80, w: 120, h: 120 }, { x: 0, y: 200, w: 390, h: 644 }],
  ['in the middle of a phone', { x: 100, y: 370, w: 120, h: 120 }, { x: 0, y: 0, w: 390, h: 370 }],
  ['as large as the phone', { x: 20, y: 200, w: 350, h: 500 }, null],
])('a hero %s leaves the larger free strip to the card', (_, hero, strip) => {
  expect(findStrip(hero, 390, 844)).toEqual(strip)
})

test('on a wide window the card stands beside the hero, not in a low strip above it', () => {
  const hero = { x: 740, y: 420, w: 200, h: 200 }
  expect(findStrip(hero, 1440, 900)).toEqual({ x: 0, y: 0, w: 740, h: 900 })
})
