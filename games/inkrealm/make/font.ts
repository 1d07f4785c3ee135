/** Cuts Nunito down to the letters the game shows. Run with `node games/inkrealm/make/font.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const LETTERS = ' !"&\'()+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz×·…–’%←→↑↓★'
const require = createRequire(import.meta.url)
// Required, not imported: the package brings no types.
const subsetFont = require('subset-font')
const source = require.resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2')
const font = await subsetFont(readFileSync(source), LETTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 600, max: 900 } },
})
writeFileSync(new URL('../assets/nunito.woff2', import.meta.url), font)
console.log(`${font.length} bytes`)
