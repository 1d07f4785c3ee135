/** The driver blinks behind his goggles; the wheels turn. */
export const idle = {
  eyes: [
    { x: 358, y: 147, rx: 38, ry: 38, skin: '#bf8c63', line: '#5b3322' },
    { x: 405, y: 131, rx: 17, ry: 26, skin: '#bf8c63', line: '#5b3322' },
  ],
  wheels: [
    { x: 228, y: 418, r: 22, spokes: 6, colour: '#6b4a12' },
    { x: 461, y: 375, r: 22, spokes: 6, colour: '#6b4a12' },
  ],
}
