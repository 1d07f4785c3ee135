/** Fox and rabbit blink; the notes glitter. */
export const idle = {
  eyes: [
    { x: 141, y: 193, rx: 20, ry: 22, skin: '#f5892b', line: '#5a2108' },
    { x: 214, y: 201, rx: 19, ry: 20, skin: '#f5892b', line: '#5a2108' },
    { x: 425, y: 196, rx: 25, ry: 27, skin: '#fbf1e0', line: '#6b4a34' },
    { x: 494, y: 188, rx: 25, ry: 27, skin: '#fbf1e0', line: '#6b4a34' },
  ],
  sparkles: [
    { x: 300, y: 130, size: 26, colour: '#fff6b8' },
    { x: 48, y: 84, size: 22, colour: '#ffe0ee' },
    { x: 592, y: 60, size: 22, colour: '#ffe0ee' },
  ],
}
