import { expect, test } from 'vitest'
import {
  type BrowserReport,
  END_MARK,
  formatMarkdown,
  formatResults,
  hasFailed,
  replaceResults,
  START_MARK,
} from './report.ts'

const checks = [{ name: 'home' }, { name: 'demo one' }]
const passing: BrowserReport = {
  name: 'Chromium',
  version: '156.0',
  outcomes: [
    { status: 'ok', note: '6 covers' },
    { status: 'ok', note: '2 logs' },
  ],
}
const failing: BrowserReport = {
  name: 'Firefox',
  version: '153.7',
  outcomes: [passing.outcomes[0]!, { status: 'failed', note: 'hash a | b' }],
}
const missing: BrowserReport = {
  name: 'WebKitGTK',
  version: null,
  outcomes: checks.map(() => ({
    status: 'skipped',
    note: 'not installed: apt-get install webkit2gtk-driver',
  })),
}

test('the table has a row for each check and a column for each browser, and reasons below', () => {
  expect(formatResults(checks, [passing, failing, missing]).split('\n')).toEqual([
    'check     Chromium 156.0  Firefox 153.7  WebKitGTK',
    '────────  ──────────────  ─────────────  ─────────',
    'home      ok              ok             skipped',
    'demo one  ok              failed         skipped',
    '',
    'Firefox, demo one: hash a | b',
    'WebKitGTK: not installed: apt-get install webkit2gtk-driver',
    '',
    '3 ok, 1 failed, 2 skipped',
  ])
})

test('the document’s table holds the figures, and a pipe in a reason breaks no row', () => {
  expect(formatMarkdown(checks, [passing, failing], '2026-11-26').split('\n')).toEqual([
    'Run on 2026-11-26: 3 ok, 1 failed, 0 skipped.',
    '',
    '| check | Chromium 156.0 | Firefox 153.7 |',
    '| --- | --- | --- |',
    '| home | ok (6 covers) | ok (6 covers) |',
    '| demo one | ok (2 logs) | failed |',
    '',
    '- Firefox, demo one failed: hash a | b',
  ])
})

test('a skipped check is not a failure, but a run in which nothing passed is one', () => {
  expect(hasFailed([passing, missing])).toBe(false)
  expect(hasFailed([passing, failing])).toBe(true)
  expect(hasFailed([missing])).toBe(true)
})

test('new results replace the old ones between the marks and nothing else', () => {
  const document = `# Browsers\n\n${START_MARK}\n\nold\n\n${END_MARK}\n\n## Why\n`
  expect(replaceResults(document, 'new')).toBe(
    `# Browsers\n\n${START_MARK}\n\nnew\n\n${END_MARK}\n\n## Why\n`,
  )
  expect(() => replaceResults('# Browsers\n', 'new')).toThrow('no part between')
})
