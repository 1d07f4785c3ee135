import { expect, test } from 'vitest'
import { parseGameMessage, parseHostMessage, sealMessage } from './protocol.ts'
import type { GameMessage, HostMessage } from './protocol.ts'
import { readShareParams, writeShareParams } from './share-params.ts'
import { MAX_MESSAGE_BYTES, measureBytes, splitText } from './text-parts.ts'

const GAME_MESSAGES: GameMessage[] = [
  { type: 'hello', supports: { mute: true, pause: false } },
  { type: 'progress', value: 0.5 },
  { type: 'ready' },
  { type: 'gameplay', playing: true },
  { type: 'score', value: 10, mode: 'daily', level: null },
  { type: 'achievement', name: 'first-win', title: 'First win' },
  { type: 'happy' },
  { type: 'error', message: 'TypeError: x is not a function', stack: '' },
  { type: 'ad', id: 4, kind: 'rewarded' },
  { type: 'share', id: 5, params: { level: '12' }, opens: true },
  { type: 'save', id: 1, key: 'progress', part: 0, parts: 2, text: '{' },
  { type: 'load', id: 2, key: 'progress' },
  { type: 'remove', id: 3, key: 'progress' },
]
const HOST_MESSAGES: HostMessage[] = [
  { type: 'invite' },
  {
    type: 'welcome',
    muted: false,
    paused: true,
    lang: 'pt-BR',
    dir: 'ltr',
    params: { level: '12' },
    ads: { break: true, rewarded: false },
  },
  { type: 'mute', muted: true },
  { type: 'pause', paused: true },
  { type: 'ads', ads: { break: false, rewarded: true } },
  { type: 'ad-begun', id: 1 },
  { type: 'ad-ended', id: 1, reason: 'closed' },
  { type: 'shared', id: 1, url: null, opened: false },
  { type: 'stored', id: 1, ok: false },
  { type: 'loaded', id: 1, part: 0, parts: 1, text: null },
]

test('every message survives sealing and parsing unchanged', () => {
  for (const message of GAME_MESSAGES) expect(parseGameMessage(sealMessage(message))).toEqual(message)
  for (const message of HOST_MESSAGES) expect(parseHostMessage(sealMessage(message))).toEqual(message)
})

test.each([
  ['nothing', null],
  ['a text', 'ready'],
  ['no mark', { type: 'ready' }],
  ['another version', { playhouse: 2, type: 'ready' }],
  ['an unknown type', { playhouse: 1, type: 'eval' }],
  ['progress past the end', { playhouse: 1, type: 'progress', value: 1.1 }],
  ['progress that is no number', { playhouse: 1, type: 'progress', value: NaN }],
  ['an endless score', { playhouse: 1, type: 'score', value: Infinity, mode: null, level: null }],
  ['a score with a strange mode', { playhouse: 1, type: 'score', value: 1, mode: '<b>', level: null }],
  ['a score with half a level', { playhouse: 1, type: 'score', value: 1, mode: null, level: 0.5 }],
  ['a key with a slash', { playhouse: 1, type: 'load', id: 1, key: '../x' }],
  ['a key of 65 letters', { playhouse: 1, type: 'load', id: 1, key: 'k'.repeat(65) }],
  ['an id of zero', { playhouse: 1, type: 'load', id: 0, key: 'k' }],
  ['a part past the last', { playhouse: 1, type: 'save', id: 1, key: 'k', part: 1, parts: 1, text: '' }],
  ['too many parts', { playhouse: 1, type: 'save', id: 1, key: 'k', part: 0, parts: 33, text: '' }],
  [
    'a part of too many parts',
    { playhouse: 1, type: 'save', id: 1, key: 'k', part: 0, parts: 'x', text: '' },
  ],
  ['the name of a method for a type', { playhouse: 1, type: 'constructor' }],
  ['the prototype for a type', { playhouse: 1, type: '__proto__' }],
  ['an achievement with a strange name', { playhouse: 1, type: 'achievement', name: '<b>', title: 'x' }],
  ['an endless title', { playhouse: 1, type: 'achievement', name: 'x', title: 'x'.repeat(61) }],
  ['an endless stack', { playhouse: 1, type: 'error', message: 'x', stack: 'x'.repeat(1201) }],
  ['an unknown ad', { playhouse: 1, type: 'ad', id: 1, kind: 'popup' }],
  [
    'a link that carries an address',
    { playhouse: 1, type: 'share', id: 1, params: { to: 'https://x' }, opens: false },
  ],
  ['a link that carries a list', { playhouse: 1, type: 'share', id: 1, params: ['a'], opens: false }],
  ['a hello without support', { playhouse: 1, type: 'hello' }],
])('a game message with %s is refused', (_name, data) => {
  expect(parseGameMessage(data)).toBe(null)
})

test('a page message with wrong fields is refused', () => {
  for (const message of HOST_MESSAGES.slice(1)) {
    for (const field of Object.keys(message)) {
      expect(parseHostMessage({ ...sealMessage(message), [field]: { odd: 1 } })).toBe(null)
    }
  }
})

test('a welcome without the field `ads` is valid', () => {
  const welcome = { type: 'welcome', muted: false, paused: false, lang: 'en', dir: 'ltr', params: {} }
  expect(parseHostMessage({ playhouse: 1, ...welcome })).toEqual(welcome)
})

test('a link’s parameters are read back unchanged, and nothing else', () => {
  const params = { level: '12', seed: 'a_B-9', mode: 'daily' }
  expect(writeShareParams(params)).toBe('level.12~seed.a_B-9~mode.daily')
  expect(new URLSearchParams({ share: writeShareParams(params) }).toString()).toBe(
    'share=level.12~seed.a_B-9~mode.daily'.replaceAll('~', '%7E'),
  )
  expect(readShareParams(writeShareParams(params))).toEqual(params)
  for (const text of [
    null,
    '',
    'level',
    '.12',
    'level.',
    '~',
    '__proto__.1',
    'a.<b>',
    'a.1~'.repeat(9),
    'a.b.c',
  ])
    expect(readShareParams(text), String(text)).toEqual({})
})

test('a long text is split into parts that each fit into a message, with any characters', () => {
  for (const letter of ['a', '"', '\n', 'é', '語', '🧸']) {
    const text = letter.repeat(20_000)
    const parts = splitText(text)
    expect(parts.join('')).toBe(text)
    for (const part of parts) {
      const message: GameMessage = {
        type: 'save',
        id: 9e15,
        key: 'k'.repeat(64),
        part: 31,
        parts: 32,
        text: part,
      }
      expect(measureBytes(sealMessage(message))).toBeLessThanOrEqual(MAX_MESSAGE_BYTES)
    }
  }
})
