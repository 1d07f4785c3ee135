import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

export const SITE = fileURLToPath(new URL('../../apps/site/', import.meta.url))

/** Basic Latin, Latin-1, and the punctuation and letters that titles in western languages use beyond them. */
export const CHARACTERS =
  [
    [0x20, 0x7e],
    [0xa0, 0xff],
  ]
    .map(([from, to]) =>
      Array.from({ length: to! - from! + 1 }, (_, i) => String.fromCodePoint(from! + i)).join(''),
    )
    .join('') + '–—‘’“”„…•‹›€™−×←↑→↓ŒœŸŠšŽž'

interface SubsetOptions {
  targetFormat: 'woff2' | 'truetype'
  noHinting: boolean
  keepFeatures: string[]
}
type SubsetFont = (font: Uint8Array, text: string, options: SubsetOptions) => Promise<Uint8Array>

// The package ships no types; a require keeps the cast in one place.
const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont

export async function readLicence(): Promise<string> {
  return readFile(new URL('../../node_modules/@fontsource-variable/nunito/LICENSE', import.meta.url), 'utf8')
}

/** A font's file in a package, cut to `CHARACTERS`; kerning is the only feature kept. */
export async function cutFont(
  file: string,
  targetFormat: SubsetOptions['targetFormat'],
): Promise<Uint8Array> {
  return subsetFont(await readFile(new URL(`../../node_modules/${file}`, import.meta.url)), CHARACTERS, {
    targetFormat,
    noHinting: true,
    keepFeatures: ['kern'],
  })
}

/** The variable face, weights 200 to 1000. */
export const cutNunito = (targetFormat: SubsetOptions['targetFormat']) =>
  cutFont('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2', targetFormat)
