/** The king blinks; his crown glints. */
export const idle = {
  eyes: [
    { x: 263, y: 353, rx: 22, ry: 28, skin: '#ee8c35', line: '#3a1c10' },
    { x: 377, y: 353, rx: 22, ry: 28, skin: '#ee8c35', line: '#3a1c10' },
  ],
  sparkles: [
    { x: 320, y: 238, size: 32, colour: '#f2fff2' },
    { x: 242, y: 206, size: 24, colour: '#fffbe0' },
    { x: 398, y: 206, size: 24, colour: '#fffbe0' },
    { x: 60, y: 330, size: 20, colour: '#d8ffd0' },
  ],
}
