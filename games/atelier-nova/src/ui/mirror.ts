/** Invisible DOM buttons at the places of the drawn ones: for screen readers, for Tab, and for tests. */
import type { Rect } from '@playhouse/game-kit'
import { texts } from '../texts.ts'
import type { Widget } from './widget.ts'

export type MirrorGroup = keyof typeof texts.mirror.groups
/** Which group a button is read in, by how its name begins. */
const GROUPS: readonly (readonly [MirrorGroup, RegExp])[] = [
  ['drawers', /^(tab|worn) /],
  ['drawer', /^(dye|zone \d|pattern|prev|next)$/],
  ['pieces', /^(cell|swatch|who) /],
  ['rest', /./],
]
export const groupOf = (id: string): MirrorGroup => GROUPS.find(([, names]) => names.test(id))![0]

export type MirrorTarget = {
  /** Beside which the buttons lie. */
  canvas: HTMLElement
  widgets(): Widget[]
  /** What the picture says that no button says. */
  read(): string
  press(id: string): void
  /** A button has the focus. */
  point(id: string): void
}

const EVERY_MS = 500
/** The first frame is not delayed. */
const FIRST_MS = 700

type MirrorState = {
  isPointed: boolean
}

/** The elements of the mirror; `buttons` by their id. */
type MirrorElements = { root: HTMLElement; said: HTMLElement; buttons: Map<string, HTMLElement> }
type Make = (tag: string) => HTMLElement

export function createMirror(target: MirrorTarget, make: Make = (tag) => document.createElement(tag)) {
  const { canvas } = target
  const root = make('div')
  root.className = 'an-mirror'
  const said = make('p')
  said.className = 'an-read'
  root.append(said)
  const buttons = new Map<string, HTMLElement>()
  let next = FIRST_MS
  let isDirty = false
  const current: MirrorState = { isPointed: false }
  const show = createMirrorButtons(target, make, { root, said, buttons }, current)
  let isThere = false
  const listen = () => {
    root.addEventListener('pointerdown', (event) => {
      const pointer = event as PointerEvent
      current.isPointed = true
      canvas.dispatchEvent(new PointerEvent(pointer.type, pointer))
    })
    // The focus stays with the game.
    root.addEventListener('mousedown', (event) => event.preventDefault())
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => setTimeout(() => (current.isPointed = false), 60))
  }
  const focusOf = (id: string) => {
    const button = buttons.get(id)
    button?.focus({ preventScroll: true })
    return button !== undefined && isThere
  }
  return {
    /** Something may have changed. */
    touch() {
      isDirty = true
    },
    /** Before a picture, at picture time `now`; `stop`: where the focus goes when its button is gone. */
    sync(now: number, stop: string) {
      if (now < next && (!isDirty || !isThere)) return
      next = now + EVERY_MS
      isDirty = false
      const hadFocus = this.hasFocus()
      if (!isThere) {
        isThere = true
        canvas.after(root)
        listen()
      }
      show()
      if (hadFocus && !this.hasFocus() && !focusOf(stop)) canvas.focus({ preventScroll: true })
    },
    /** False where there is no such button yet. */
    focus: focusOf,
    hasFocus: () => isThere && root.contains(document.activeElement),
  }
}

/** The buttons that screen readers and the keyboard reach. */
function createMirrorButtons(
  target: MirrorTarget,
  make: Make,
  { root, said, buttons }: MirrorElements,
  current: MirrorState,
) {
  const groups = new Map<MirrorGroup, HTMLElement>()
  const shown = new WeakMap<HTMLElement, string>()
  const groupFor = (name: MirrorGroup): HTMLElement => {
    const found = groups.get(name)
    if (found) return found
    const group = make('div')
    group.setAttribute('role', 'group')
    group.setAttribute('aria-label', texts.mirror.groups[name])
    groups.set(name, group)
    return group
  }
  const makeButton = (id: string): HTMLElement => {
    const button = make('button')
    button.setAttribute('type', 'button')
    // The view announces it already.
    button.setAttribute('data-drawn', '')
    button.addEventListener('click', () => {
      // A finger was already answered by the canvas.
      if (!current.isPointed) target.press(id)
      current.isPointed = false
    })
    button.addEventListener('focus', () => target.point(id))
    return button
  }
  /** Only what changed is written. */
  const write = (button: HTMLElement, { rect, label, isOn, isOff }: Widget) => {
    const { x, y, w, h }: Rect = rect
    const [left, top, width, height] = [x, y, w, h].map((one) => `${Math.round(one)}px`)
    const key = `${label}|${isOn}|${isOff}|${left}|${top}|${width}|${height}`
    if (shown.get(button) === key) return
    shown.set(button, key)
    // A style attribute is what the page's policy forbids.
    Object.assign(button.style, { left, top, width, height })
    button.setAttribute('aria-label', label)
    if (isOn === undefined) button.removeAttribute('aria-pressed')
    else button.setAttribute('aria-pressed', `${isOn}`)
    if (isOff) button.setAttribute('aria-disabled', 'true')
    else button.removeAttribute('aria-disabled')
  }
  /** In reading order; what stays is not touched, so that the focus stays. */
  const arrange = (parent: HTMLElement, children: readonly HTMLElement[]) => {
    for (const child of [...parent.children]) if (!children.includes(child as HTMLElement)) child.remove()
    children.forEach((child, i) => {
      if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null)
    })
  }
  const show = () => {
    const list = target.widgets()
    const lists = new Map<MirrorGroup, HTMLElement[]>()
    const ids = new Set(list.map(({ id }) => id))
    for (const id of [...buttons.keys()]) if (!ids.has(id)) buttons.delete(id)
    for (const widget of list) {
      const button = buttons.get(widget.id) ?? makeButton(widget.id)
      buttons.set(widget.id, button)
      write(button, widget)
      const name = groupOf(widget.id)
      lists.set(name, [...(lists.get(name) ?? []), button])
    }
    for (const [name, own] of lists) arrange(groupFor(name), own)
    arrange(root, [said, ...GROUPS.flatMap(([name]) => (lists.has(name) ? [groupFor(name)] : []))])
    const words = target.read()
    if (said.textContent !== words) said.textContent = words
  }
  return show
}
