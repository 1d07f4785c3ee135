import { expect, test } from 'vitest'
import { lowerShouting, repairEncoding } from './repair-text.ts'

const spoil = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8'))

test.each(['Crème brûlée', 'It’s “fun” – really…', 'Größe 5 €', 'Привет', '猫の家', 'Fox 🦊 den'])(
  'the text %j is repaired after it was read as Windows-1252, once or twice',
  (text) => {
    expect(repairEncoding(spoil(text))).toBe(text)
    expect(repairEncoding(spoil(spoil(text)))).toBe(text)
    expect(repairEncoding(text)).toBe(text)
  },
)

test.each(['NÃO', 'Â', 'prix: 5 € – Élan', 'Ã la carte', ''])('the text %j is left as it is', (text) => {
  expect(repairEncoding(text)).toBe(text)
})

test.each([
  ['BUBBLE SHOOTER PRO 3D', 'Bubble Shooter Pro 3D'],
  ['LORD OF THE GARDEN', 'Lord of the Garden'],
  ['FNF VS SONIC', 'FNF vs Sonic'],
  ['STREET FIGHT II', 'Street Fight II'],
  ['PAPA’S PIZZERIA', 'Papa’s Pizzeria'],
  ['ÜBER ÄPFEL', 'Über Äpfel'],
  ['Bubble SHOOTER', 'Bubble SHOOTER'],
  ['TENKYU', 'TENKYU'],
  ['2048', '2048'],
  ['蛇と猫の大冒険', '蛇と猫の大冒険'],
])('the title %s is written %s', (title, written) => {
  expect(lowerShouting(title)).toBe(written)
})
