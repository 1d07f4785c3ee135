/** Pip blinks; the fairy lights twinkle. */
export const idle = {
  eyes: [
    { x: 269, y: 409, rx: 23, ry: 29, skin: '#fd8e6c', line: '#5e1630' },
    { x: 368, y: 409, rx: 23, ry: 29, skin: '#f77a60', line: '#5e1630' },
  ],
  sparkles: [
    { x: 56, y: 58, size: 26, colour: '#fff6cf' },
    { x: 160, y: 60, size: 30, colour: '#fff6cf' },
    { x: 268, y: 36, size: 26, colour: '#fff6cf' },
    { x: 590, y: 52, size: 28, colour: '#fff6cf' },
  ],
}
