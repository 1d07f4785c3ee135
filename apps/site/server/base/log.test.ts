import { expect, test, vi } from 'vitest'
import { createLog, cutQueries, writeWholeLines } from './log.ts'

function openLog(level: 'info' | 'warn' | 'silent') {
  const written: string[] = []
  const log = createLog(level, (text) => written.push(text))
  const lines = () =>
    written
      .join('')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { log, written, lines }
}

// asvs: '16.2.1', '16.2.2', '16.2.4'
test('every line is one JSON object with a time and a level', () => {
  const { log, lines } = openLog('info')
  log.info('request', { requestId: 'a-1', status: 200 })
  log.warn('a warning')
  log.error('it failed', new Error('because'), { path: '/' })
  log.flush()
  expect(lines()).toMatchObject([
    { level: 'info', message: 'request', requestId: 'a-1', status: 200 },
    { level: 'warn', message: 'a warning' },
    { level: 'error', message: 'it failed', error: 'because', path: '/' },
  ])
  for (const { time } of lines()) expect(new Date(String(time)).toISOString()).toBe(time)
})

// asvs: '16.4.1'
test('a line break in a visitor’s input cannot forge a second line', () => {
  const { log, written } = openLog('info')
  log.info('request', { path: '/x\n{"level":"error","message":"forged"}\u2028' })
  log.flush()
  expect(written.join('').trim().split('\n')).toHaveLength(1)
})

test.each([
  ['info', 3],
  ['warn', 2],
  ['silent', 0],
] as const)('at level %s, %i of three lines are written', (level, count) => {
  const { log, lines } = openLog(level)
  log.info('i')
  log.warn('w')
  log.error('e', 'not an error object')
  log.flush()
  expect(lines()).toHaveLength(count)
})

test('lines are gathered and written soon, or at once when there are many', () => {
  vi.useFakeTimers()
  try {
    const { log, written } = openLog('info')
    log.info('one')
    log.info('two')
    expect(written).toHaveLength(0)
    vi.advanceTimersByTime(250)
    expect(written).toHaveLength(1)
    for (let line = 0; line < 400; line++) log.info('x'.repeat(100))
    expect(written.length).toBeGreaterThan(1)
  } finally {
    vi.useRealTimers()
  }
})

test('a thrown value that is not an Error is logged', () => {
  const { log, lines } = openLog('warn')
  log.error('odd', { toString: () => 'a plain object' })
  log.flush()
  expect(lines()[0]).toMatchObject({ error: 'a plain object' })
})

test('of a repeated message twenty lines a minute are written, then the count of the rest', () => {
  vi.useFakeTimers()
  try {
    const { log, lines } = openLog('warn')
    for (let at = 0; at < 500; at++) log.error('it failed', new Error('because'))
    for (let at = 0; at < 30; at++) log.warn('a warning', { at })
    log.warn('another warning')
    vi.advanceTimersByTime(61_000)
    const written = lines()
    expect(written.filter(({ message }) => message === 'it failed')).toHaveLength(20)
    expect(written.filter(({ message }) => message === 'a warning')).toHaveLength(20)
    expect(written.filter(({ message }) => message === 'another warning')).toHaveLength(1)
    expect(written.filter(({ leftOut }) => leftOut !== undefined)).toMatchObject([
      { level: 'error', message: 'it failed (repeated)', leftOut: 480 },
      { level: 'warn', message: 'a warning (repeated)', leftOut: 10 },
    ])
    log.error('it failed', new Error('again'))
    vi.advanceTimersByTime(1000)
    expect(lines().at(-1), 'the next minute begins anew').toMatchObject({ error: 'again' })
  } finally {
    vi.useRealTimers()
  }
})

test('the count of left-out lines is written when the server stops', () => {
  const { log, lines } = openLog('warn')
  for (let at = 0; at < 25; at++) log.warn('a warning')
  log.flush()
  expect(lines().at(-1)).toMatchObject({ leftOut: 5 })
})

// asvs: '14.2.1', '16.2.5'
// covers: '11.4'
test('no line has the query of an address', () => {
  const { log, written } = openLog('info')
  log.info('request', {
    path: '/search?searchValue=secret',
    deep: { url: ['https://a.example/x?key=secret'] },
  })
  log.error('it failed', new TypeError('Invalid URL: http://u@localhost/api/suggest?q=secret words'))
  log.error('it failed', 'GET /a?b=secret&c=secret#secret-part')
  log.flush()
  expect(written.join('')).not.toContain('secret')
  expect(written.join('')).toContain('http://u@localhost/api/suggest?…')
})

test.each([
  'select * from games where slug = ? and title in (?, ?)',
  'values (?,?,?)',
  'Is this a question? Yes.',
  'x=?1',
])('%j has no address and is not changed', (text) => {
  expect(cutQueries(text)).toBe(text)
})

test('of several processes on one pipe, each writes whole lines in small parts', () => {
  const parts: string[] = []
  const line = `${'x'.repeat(999)}\n`
  const long = `${'y'.repeat(5000)}\n`
  writeWholeLines(line.repeat(10) + long + line, (part) => void parts.push(part))
  expect(parts.join('')).toBe(line.repeat(10) + long + line)
  expect(parts.every((part) => part.endsWith('\n'))).toBe(true)
  expect(parts.filter((part) => part.length > 4096)).toEqual([long])
})
