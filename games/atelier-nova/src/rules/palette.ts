/** The dyes. Hue is the position on a wheel of twelve; -1 goes with everything. */
export type Swatch = { name: string; hex: string; hue: number }
const s = (name: string, hex: string, hue: number): Swatch => ({ name, hex, hue })

export const SWATCHES: readonly Swatch[] = [
  s('ivory', '#fdf3e4', -1),
  s('sand', '#e3c9a4', -1),
  s('dove', '#b9b3b8', -1),
  s('slate', '#6d6a7c', -1),
  s('ink', '#34263f', -1),
  s('cocoa', '#6b4433', -1),
  s('blush', '#f6c3bf', 0),
  s('rose', '#e87a91', 0),
  s('cherry', '#c8324d', 0),
  s('wine', '#7c2142', 0),
  s('coral', '#f4806a', 1),
  s('rust', '#b5502f', 1),
  s('apricot', '#f7b27a', 2),
  s('honey', '#f0a93c', 2),
  s('butter', '#fbe09a', 3),
  s('sun', '#f6c933', 3),
  s('pistachio', '#c6dc8c', 4),
  s('moss', '#7f8f3c', 4),
  s('leaf', '#4f9e5b', 5),
  s('forest', '#24573f', 5),
  s('mint', '#a8e0cb', 6),
  s('teal', '#127a7a', 6),
  s('lagoon', '#2fb3b8', 7),
  s('sky', '#9fd0f2', 7),
  s('denim', '#4c78b0', 8),
  s('navy', '#25356e', 8),
  s('periwinkle', '#9aa2ec', 9),
  s('violet', '#7650b8', 9),
  s('lilac', '#d3b4ea', 10),
  s('plum', '#6a2b62', 10),
  s('orchid', '#c75fb0', 11),
  s('magenta', '#d42f7e', 11),
  s('gold', '#d9aa4e', -1),
  s('silver', '#cdd5de', -1),
  s('honeyblond', '#e6bf78', -1),
  s('copper', '#b4622f', -1),
  s('chestnut', '#7d4527', -1),
  s('espresso', '#3f2620', -1),
  s('raven', '#241c2c', -1),
  s('snow', '#fbf9fb', -1),
]
export const swatch = (name: string): number => {
  const index = SWATCHES.findIndex((one) => one.name === name)
  if (index < 0) throw new Error(`Unknown dye: ${name}`)
  return index
}
export const hexOf = (index: number): string => SWATCHES[index]?.hex ?? SWATCHES[0]!.hex
