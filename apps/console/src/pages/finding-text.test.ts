import { expect, test } from 'vitest'
import { withoutCommands } from './finding-text.ts'

test.each([
  ['3 open: npm run portal -- reports list', ['3 open']],
  [
    'the imprint of a.example names the example company; replace it: npm run portal -- site set a.example operatorName "…"',
    ['the imprint of a.example names the example company'],
  ],
  [
    'a.example lists all 6 games\n  npm run portal -- site set a.example games.maxAge x\nb.example too',
    ['a.example lists all 6 games', 'b.example too'],
  ],
  [
    'data in /var/lib/playhouse, listening on 127.0.0.1:3000',
    ['data in /var/lib/playhouse, listening on 127.0.0.1:3000'],
  ],
])('what is typed at the command line is left out: %s', (text, lines) => {
  expect(withoutCommands(text)).toEqual(lines)
})
