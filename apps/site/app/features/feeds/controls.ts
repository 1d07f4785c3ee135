/**
 * Parses controls from a record's own instructions, only when they are plain: `WASD = move`, `Use the arrow keys to steer`,
 * `Click or tap to play`. Anything else stays in the instructions; nothing is guessed.
 */
import type { Control, Game } from '#app/domain/game.ts'

type Device = 'keyboard' | 'mouse' | 'touch'
type Controls = Game['controls']

const MAX_ROWS = 8
const MAX_ACTION_LENGTH = 60

const KEY_NAMES: Readonly<Record<string, readonly string[]>> = {
  wasd: ['W', 'A', 'S', 'D'],
  'w a s d': ['W', 'A', 'S', 'D'],
  'arrow keys': ['←', '↑', '→', '↓'],
  arrows: ['←', '↑', '→', '↓'],
  'arrow key': ['←', '↑', '→', '↓'],
  'left and right arrow keys': ['←', '→'],
  'right and left arrow keys': ['←', '→'],
  'left right arrow keys': ['←', '→'],
  'up and down arrow keys': ['↑', '↓'],
  'up arrow': ['↑'],
  'down arrow': ['↓'],
  'left arrow': ['←'],
  'right arrow': ['→'],
  space: ['Space'],
  spacebar: ['Space'],
  'space bar': ['Space'],
  enter: ['Enter'],
  esc: ['Esc'],
  escape: ['Esc'],
  tab: ['Tab'],
  shift: ['Shift'],
  'left shift': ['Shift'],
  'l shift': ['Shift'],
  ctrl: ['Ctrl'],
  'left ctrl': ['Ctrl'],
}

const MOUSE_NAMES: Readonly<Record<string, string>> = {
  mouse: 'Mouse',
  'left mouse': 'Left click',
  'left mouse button': 'Left click',
  'left click': 'Left click',
  lmb: 'Left click',
  'mouse l': 'Left click',
  'right mouse': 'Right click',
  'right mouse button': 'Right click',
  'right click': 'Right click',
  rmb: 'Right click',
  'mouse r': 'Right click',
  'mouse wheel': 'Wheel',
  scroll: 'Wheel',
  'hold left mouse button': 'Hold left button',
}

const TOUCH_NAMES: Readonly<Record<string, string>> = { tap: 'Tap', swipe: 'Swipe', drag: 'Drag' }

/** `[^\n.;]` limits each attempt to its own clause, so the work stays linear. */
const CLAUSE_RE = /^(?:[-•*]\s*)?([^\n=]{1,40}?)\s*(?:=|\s[-–—]\s?|[-–—]\s|:)\s*([^=\n]{2,80})$/
const SENTENCE_RE = /\b(?:use|press|hit)\s+(?:the\s+)?([^\n.;]{1,40}?)\s+(?:to|for)\s+([^\n,.;]{2,60})/gi
const CLICK_OR_TAP_RE =
  /\b(?:(?:left\s+)?mouse\s+(?:button\s+)?)?click\s+or\s+tap\b(?:\s+(?:the\s+screen\s+)?to\s+(\w+(?:\s\w+){0,4}))?/i

export function parseControls(instructions: string): Controls {
  const rows: Record<Device, Control[]> = { keyboard: [], mouse: [], touch: [] }
  const add = (keys: string, does: string) => addRow(rows, keys, does)
  for (const line of splitClauses(instructions)) {
    const match = CLAUSE_RE.exec(line)
    if (match) add(match[1]!, match[2]!)
  }
  for (const match of instructions.matchAll(SENTENCE_RE)) add(match[1]!, match[2]!)
  const clickOrTap = CLICK_OR_TAP_RE.exec(instructions)
  if (clickOrTap) {
    const does = cleanAction(clickOrTap[1] ?? '') || 'Play'
    if (rows.mouse.length === 0) rows.mouse.push({ keys: ['Click'], does })
    if (rows.touch.length === 0) rows.touch.push({ keys: ['Tap'], does })
  }
  return Object.fromEntries(Object.entries(rows).filter(([, list]) => list.length > 0))
}

/** Whether the texts speak of keys and of nothing else to play with. */
export function isForKeyboardOnly(controls: Controls, texts: string): boolean {
  if (!controls.keyboard || controls.mouse || controls.touch) return false
  return !/\b(?:mouse|click|tap|touch|swipe|finger|screen|mobile|phone|drag|joystick)/i.test(texts)
}

/** Lines, and the parts of a line that lists several keys (`W - up, S - down`). */
function splitClauses(instructions: string): string[] {
  return instructions
    .split('\n')
    .flatMap((line) => ((line.match(/\s[-–—]|=/g)?.length ?? 0) > 1 ? line.split(',') : [line]))
    .map((clause) => clause.trim())
    .filter((clause) => clause.length <= 130)
}

function addRow(rows: Record<Device, Control[]>, names: string, action: string): void {
  const device = toKeys(names)
  const does = cleanAction(action)
  if (!device || does.length < 2 || rows[device.kind].length >= MAX_ROWS) return
  const sameKeys = (row: Control) => row.keys.join() === device.keys.join()
  if (!rows[device.kind].some(sameKeys)) rows[device.kind].push({ keys: device.keys, does })
}

/** All names must be known and of one device, or the row is not taken. */
function toKeys(names: string): { kind: Device; keys: string[] } | null {
  const name = names
    .toLowerCase()
    .replaceAll(/["'()]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const whole = toKeysOfOne(name)
  if (whole) return whole
  const parts = name.split(/\s*(?:,|\/|\bor\b|\band\b|&)\s*/).filter((part) => part !== '')
  const found = parts.map(toKeysOfOne)
  const [first] = found
  if (!first || found.some((part) => part?.kind !== first.kind)) return null
  const keys = [...new Set(found.flatMap((part) => part!.keys))]
  return keys.length <= 8 ? { kind: first.kind, keys } : null
}

function toKeysOfOne(name: string): { kind: Device; keys: string[] } | null {
  const key = name.replace(/^(?:the|your) /, '').replace(/ key$/, '')
  const known = find(KEY_NAMES, name) ?? find(KEY_NAMES, key) ?? find(KEY_NAMES, key.replace(/[\s,-]+/g, ' '))
  if (known) return { kind: 'keyboard', keys: [...known] }
  if (/^[a-z0-9]$/.test(key)) return { kind: 'keyboard', keys: [key.toUpperCase()] }
  if (/^w[,\s-]*a[,\s-]*s[,\s-]*d$/.test(key)) return { kind: 'keyboard', keys: ['W', 'A', 'S', 'D'] }
  const click = find(MOUSE_NAMES, key)
  if (click) return { kind: 'mouse', keys: [click] }
  const touch = find(TOUCH_NAMES, key)
  return touch ? { kind: 'touch', keys: [touch] } : null
}

/** A text may contain `constructor`, a key of every object. */
function find<T>(names: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined
}

/** `''` for what is no plain action: too long, or with further controls in it. */
function cleanAction(action: string): string {
  if (/\s[-–—]\s|\b(?:mouse|arrows?|keys?|joystick|click|tap|swipe|this game)\b/i.test(action)) return ''
  const text = action
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;!-]+$/, '')
  if (text.length > MAX_ACTION_LENGTH) return ''
  return text.charAt(0).toUpperCase() + text.slice(1)
}
