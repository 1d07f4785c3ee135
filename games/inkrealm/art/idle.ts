/** The ruler blinks; ink splashes from the trail. */
export const idle = {
  eyes: [
    { x: 279, y: 293, rx: 39, ry: 43, skin: '#8340ee', line: '#3f128c' },
    { x: 378, y: 293, rx: 39, ry: 43, skin: '#7a35e0', line: '#3f128c' },
  ],
  drops: [
    { x: 150, y: 470, r: 11, toX: 96, height: 90, colour: '#8b3ff0' },
    { x: 490, y: 470, r: 13, toX: 556, height: 110, colour: '#8b3ff0' },
    { x: 470, y: 480, r: 8, toX: 500, height: 70, colour: '#c78cff' },
  ],
}
