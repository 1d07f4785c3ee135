import { expect, test } from 'vitest'
import { atCommandLine, splitText } from './finding-text.ts'

test('what is typed is part of one text and not of the other, also in the middle and in lines', () => {
  expect(splitText(`3 open${atCommandLine(': reports list')}; reported often: kite`)).toEqual({
    text: '3 open: reports list; reported often: kite',
    plain: '3 open; reported often: kite',
  })
  const lines = [
    'a lists all',
    `b lists none${atCommandLine('\n  site set b')}${atCommandLine('\n  site set c')}`,
  ]
  expect(splitText(lines.join('\n'))).toEqual({
    text: 'a lists all\nb lists none\n  site set b\n  site set c',
    plain: 'a lists all\nb lists none',
  })
  expect(splitText('all served')).toEqual({ text: 'all served', plain: 'all served' })
})
