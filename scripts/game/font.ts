/** Cuts Nunito down to the letters a game shows: `assets/nunito.woff2`, with its licence beside it. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findGameFolder } from './game-files.ts'

const LETTERS = ' !"&\'()+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz×·…–’%←→↑↓★'
const require = createRequire(import.meta.url)
// Required, not imported: the package has no types.
const subsetFont = require('subset-font')

export async function run(slug: string): Promise<boolean> {
  const source = require.resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2')
  const font = await subsetFont(readFileSync(source), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 600, max: 900 } },
  })
  const assets = join(findGameFolder(slug), 'assets')
  writeFileSync(join(assets, 'nunito.woff2'), font)
  copyFileSync(require.resolve('@fontsource-variable/nunito/LICENSE'), join(assets, 'OFL.txt'))
  console.log(`${font.length} bytes`)
  return true
}
