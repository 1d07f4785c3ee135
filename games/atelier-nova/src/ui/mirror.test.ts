import { expect, test, vi } from 'vitest'
import { createMirror, groupOf } from './mirror.ts'
import { describePiece, readAloud } from './read-aloud.ts'
import { findPiece } from '../data/catalogue.ts'
import { rules } from '../rules.ts'
import type { Widget } from './widget.ts'
import { wholeOf } from '../data/themes.ts'

/** As much of an element as the mirror needs. */
class Thing {
  children: Thing[] = []
  parent: Thing | null = null
  attributes: Record<string, string> = {}
  heard: Record<string, () => void> = {}
  style: Record<string, string> = {}
  className = ''
  textContent = ''
  writes = 0
  tag: string
  constructor(tag: string) {
    this.tag = tag
  }
  setAttribute(name: string, value: string) {
    this.writes++
    this.attributes[name] = value
  }
  removeAttribute(name: string) {
    delete this.attributes[name]
  }
  addEventListener(type: string, act: () => void) {
    this.heard[type] = act
  }
  append(child: Thing) {
    this.insertBefore(child, null)
  }
  insertBefore(child: Thing, before: Thing | null) {
    child.remove()
    child.parent = this
    this.children.splice(before ? this.children.indexOf(before) : this.children.length, 0, child)
  }
  remove() {
    if (this.parent) this.parent.children.splice(this.parent.children.indexOf(this), 1)
    this.parent = null
  }
  contains(): boolean {
    return false
  }
  after(): void {}
  list(tag: string): Thing[] {
    return [...(this.tag === tag ? [this] : []), ...this.children.flatMap((child) => child.list(tag))]
  }
}
const rect = { x: 10.4, y: 20, w: 90, h: 90 }
const widget = (id: string, more: Partial<Widget> = {}): Widget => ({
  id,
  rect,
  label: id,
  act: () => {},
  ...more,
})
function open(first: Widget[]) {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { activeElement: null })
  const made: Thing[] = []
  const press = vi.fn()
  const point = vi.fn()
  const state = { list: first, words: 'Hot Cocoa Sunday.' }
  const mirror = createMirror(
    {
      canvas: new Thing('canvas') as unknown as HTMLElement,
      widgets: () => state.list,
      read: () => state.words,
      press,
      point,
    },
    (tag) => {
      const thing = new Thing(tag)
      made.push(thing)
      return thing as unknown as HTMLElement
    },
  )
  return { mirror, root: made[0]!, press, point, state }
}

test('every widget is a real button with a name and, where it stays down, a state; pressing one is the deed', () => {
  const { mirror, root, press, point } = open([
    widget('tab 0', { label: 'Hair', isOn: true }),
    widget('cell 0', { label: 'Wool coat: cosy 2, worn', isOn: true }),
    widget('walk', { label: 'Walk!', isOff: true }),
  ])
  mirror.sync(100, 'walk')
  // The first frame is not delayed.
  expect(root.list('button')).toHaveLength(0)
  mirror.sync(800, 'walk')
  expect(root.list('p')[0]!.textContent).toBe('Hot Cocoa Sunday.')
  expect(
    root
      .list('div')
      .slice(1)
      .map(({ attributes }) => attributes),
  ).toEqual([
    { role: 'group', 'aria-label': 'Drawers' },
    { role: 'group', 'aria-label': 'Pieces' },
    { role: 'group', 'aria-label': 'Buttons' },
  ])
  const [tab, cell, walk] = root.list('button')
  expect(tab!.attributes).toMatchObject({ type: 'button', 'aria-label': 'Hair', 'aria-pressed': 'true' })
  expect(cell!.attributes['aria-label']).toBe('Wool coat: cosy 2, worn')
  expect(cell!.style).toEqual({ left: '10px', top: '20px', width: '90px', height: '90px' })
  // A page's policy forbids style attributes.
  expect(cell!.attributes).not.toHaveProperty('style')
  expect(walk!.attributes).toMatchObject({ 'aria-disabled': 'true' })
  expect(walk!.attributes).not.toHaveProperty('aria-pressed')
  cell!.heard.click!()
  expect(press).toHaveBeenCalledExactlyOnceWith('cell 0')
  tab!.heard.focus!()
  expect(point).toHaveBeenCalledExactlyOnceWith('tab 0')
})

test('only what changed is written, and what is gone has no button any more', () => {
  const { mirror, root, state } = open([widget('cell 0', { isOn: false }), widget('cell 1', { isOn: false })])
  mirror.sync(800, 'walk')
  const [first, second] = root.list('button')
  const before = [first!.writes, second!.writes]
  state.list = [widget('cell 0', { isOn: true }), widget('cell 1', { isOn: false })]
  // Nothing was reported as changed, and it is not time to look again.
  mirror.sync(900, 'walk')
  expect(first!.attributes['aria-pressed']).toBe('false')
  mirror.touch()
  mirror.sync(910, 'walk')
  expect(first!.attributes['aria-pressed']).toBe('true')
  expect(first!.writes).toBeGreaterThan(before[0]!)
  expect(second!.writes).toBe(before[1])
  state.list = [widget('walk')]
  mirror.sync(2000, 'walk')
  expect(root.list('button').map(({ attributes }) => attributes['aria-label'])).toEqual(['walk'])
})

test.each([
  ['tab 3', 'drawers'],
  ['worn 2', 'drawers'],
  ['zone 1', 'drawer'],
  ['swatch 12', 'pieces'],
  ['chip 1', 'rest'],
  ['walk', 'rest'],
])('%s is read among the %s', (id, group) => expect(groupOf(id)).toBe(group))

test('the card is announced with styles, colours and required kinds, and a cell with its styles and whether it is worn', () => {
  const sealed = rules.init({ mode: 'shows', level: 36, seed: 36, day: '' })
  expect(readAloud(sealed)).not.toContain('Colours')
  const state = { ...sealed, theme: wholeOf(sealed.theme) }
  expect(readAloud(state)).toMatch(
    /^The Nova Gala\. .*Styles: elegant \(counts twice\), .*Colours: navy, ink, silver, butter\. To wear: wings or a cape, jewellery, a hat\. Not cosy\. Worn now: /,
  )
  const { id } = findPiece('cloud-sweater')
  expect(describePiece(id, true, true, 0)).toMatch(/^Cloud Sweater: cosy \d.*, worn$/)
  expect(describePiece(id, false, false, 3)).toMatch(/^Cloud Sweater: cosy.*\. 3 more stars!$/)
})
