/** The court's fur: every suit has its own family of foxes, deer and bears. In the order of suits: night, red, wood, gold. */
export type Coat = 0 | 1 | 2 | 3
/** The coat of forest animals without a suit. */
export const USUAL: Coat = 1

export const FOX_COATS = [
  { ear: '#465069', tip: '#1f2536', face: '#5d6884', cheek: '#eef2f8', brow: '#8f9ab6', blush: '#c79aa8' },
  { ear: '#e0762c', tip: '#5a2f22', face: '#ee8a3a', cheek: '#fff3e0', brow: '#ffb067', blush: '#f2a48a' },
  { ear: '#6b4a30', tip: '#32221a', face: '#87613f', cheek: '#f4e6cd', brow: '#b08a5a', blush: '#d99a80' },
  { ear: '#e0ab45', tip: '#8a5a22', face: '#f2cb6c', cheek: '#fffaf0', brow: '#ffe6a6', blush: '#f2ab86' },
] as const
export const DEER_COATS = [
  { ear: '#6d7286', inner: '#d9c6d0', face: '#868ca0', pale: '#eef1f6', antler: '#4c5064', blush: '#cf9dab' },
  { ear: '#b9763f', inner: '#f3c6a8', face: '#cd8b52', pale: '#fdebd2', antler: '#7c5230', blush: '#f0a58c' },
  { ear: '#6a4730', inner: '#dcae92', face: '#845c40', pale: '#f3dec2', antler: '#4e3423', blush: '#d08f78' },
  { ear: '#d3aa66', inner: '#f7d6b4', face: '#ebcb92', pale: '#fff8e6', antler: '#a3773c', blush: '#f2ab86' },
] as const
export const BEAR_COATS = [
  {
    ear: '#363b4a',
    inner: '#8b8794',
    face: '#464c5e',
    light: '#5c637a',
    muzzle: '#cfc8bd',
    blush: '#b07f88',
  },
  {
    ear: '#7a4c30',
    inner: '#d79a72',
    face: '#8d5a38',
    light: '#a06a44',
    muzzle: '#e9bf94',
    blush: '#d98a6a',
  },
  {
    ear: '#5d584a',
    inner: '#c0a98c',
    face: '#736c59',
    light: '#8b846d',
    muzzle: '#e3d7ba',
    blush: '#c48f73',
  },
  {
    ear: '#e0d2b6',
    inner: '#ecbfa4',
    face: '#f1e8d4',
    light: '#fffaf0',
    muzzle: '#fffdf6',
    blush: '#f0b39a',
  },
] as const
