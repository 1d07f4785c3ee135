/** The three judges blink; the diadem sparkles. */
export const idle = {
  eyes: [
    { x: 316, y: 221, rx: 30, ry: 23, skin: '#c98d66', line: '#2c1016', turn: 12 },
    { x: 399, y: 229, rx: 28, ry: 22, skin: '#b97850', line: '#2c1016', turn: 6 },
  ],
  sparkles: [
    { x: 322, y: 70, size: 40, colour: '#fff7dc' },
    { x: 262, y: 92, size: 24, colour: '#fff7dc' },
    { x: 388, y: 92, size: 24, colour: '#fff7dc' },
    { x: 46, y: 64, size: 34, colour: '#ffffff' },
    { x: 600, y: 60, size: 34, colour: '#ffffff' },
  ],
}
