/** What stands at a road or hangs over it, around the drawings of vehicles: each cover has one kind of roadside. */
import { paint } from './drawings/tables-parts.ts'

const ORANGE = paint('#ff9a3c', '#8f4606', 5)
const DARK = paint('#454d70', '#1b2038', 5)
const GREEN = paint('#4fae4a', '#1d5a22', 5)
const PINE = paint('#2f8f5b', '#0f4a2c', 5)
const BARK = paint('#a06a3a', '#4f2d10', 4)
const ROCK = paint('#a9a3b5', '#46405a', 5)
const SNOW = '#f6fbff'
const STEEL = paint('#c3cbdd', '#4a5270', 4)
const WHITE = paint('#ffffff', '#4a5270', 4)
const YELLOW = paint('#ffce3a', '#6b4700', 5)
const RED_SIGN = paint('#f5434f', '#7d1230', 4)
const SAND = paint('#e9cfa0', '#8a6a3a', 4)

/** Each about 44 units wide, around 0 0, its foot at 22. */
export const ROAD_THINGS = {
  cone: `<path ${ORANGE} d="M-6-22H6L15 14h-30z"/><path fill="#fff" d="M-9-6H9l3 9h-24z"/><path ${ORANGE} d="M-22 14h44v8h-44z"/>`,
  tyre: `<circle ${DARK} r="21"/><circle fill="#d6deef" r="9"/>`,
  pine: `<path ${BARK} d="M-4 12h8v10h-8z"/><path ${PINE} d="M0-28L13-8H7L17 8H-17L-7-8h-6z"/><path fill="#fff" opacity=".3" d="M0-22L-8-9h5L-11 5h7z"/>`,
  tree: `<path ${BARK} d="M-4 4h8v18h-8z"/><path ${GREEN} d="M0-26c12 0 16 8 14 14 8 2 8 18-4 18h-20c-12 0-12-16-4-18-2-6 2-14 14-14z"/><path fill="#fff" opacity=".35" d="M-8-14c2-5 6-7 10-7-4 3-6 6-7 10z"/>`,
  mountain: `<path ${ROCK} d="M-30 22L-6-22 6-2 13-12 32 22z"/><path fill="${SNOW}" d="M-6-19L-14-5l6-1 3 5 5-5 4 2z"/><path fill="${SNOW}" d="M13-8l-5 7 5-1 4 3 2-3z"/>`,
  rock: `<path ${ROCK} d="M-24 22l4-20 14-12 16 4 12 16 2 12z"/><path fill="#fff" opacity=".4" d="M-15 4l9-9 8 2-10 6z"/>`,
  cactus: `<path ${GREEN} d="M-7 22V-16c0-12 14-12 14 0v18h5V-6c0-8 10-8 10 0v12c0 4-3 6-6 6H7v10zM-7 12h-9c-3 0-6-2-6-6V-8c0-8 10-8 10 0v10h5z"/>`,
  barrier: `<path ${STEEL} d="M-18-2h7v24h-7zM11-2h7v24h-7z"/><path ${WHITE} d="M-26-14h52v17h-52z"/><path fill="#f5434f" d="M-24-12h9l-7 13h-2zM-6-12H6L-1 1h-12zM15-12h9v4L19 1H8z"/>`,
  chevron: `<path ${STEEL} d="M-3 4h6v18h-6z"/><path ${paint('#2b3166', '#10142f', 4)} d="M-26-20h52V8h-52z"/><path fill="#ffce3a" d="M-20-16h9l9 10-9 10h-9l9-10zM0-16h9l9 10L9 4H0l9-10z"/>`,
  roadSign: `<path ${STEEL} d="M-3 2h6v20h-6z"/><path ${YELLOW} d="M0-28L21-7 0 14-21-7z"/><path fill="none" stroke="#2a1a10" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M-5 3c0-9 9-6 8-17M-3-10l6-6 6 6"/>`,
  roundSign: `<path ${STEEL} d="M-3 2h6v20h-6z"/><circle ${RED_SIGN} cy="-8" r="19"/><circle fill="#fff" cy="-8" r="12"/><path fill="#1b2038" d="M-8-11H8v6H-8z"/>`,
  lamp: `<path fill="none" stroke="#1b2038" stroke-width="10" stroke-linecap="round" d="M-8 22V-14c0-8 6-10 18-10"/><path fill="none" stroke="#8d97b5" stroke-width="4" stroke-linecap="round" d="M-8 20V-14c0-6 6-8 16-8"/><path fill="#fff3a8" opacity=".4" d="M8-18h14l8 24H0z"/><path ${YELLOW} d="M4-26h20v7H4z"/>`,
  towers: `<path ${paint('#5b6aa8', '#1b2038', 4)} d="M-28 22V-10h18v32zM10 22V-4h18v26z"/><path ${paint('#7c8bd0', '#1b2038', 4)} d="M-11 22V-26h22v48z"/><path fill="#ffe58a" d="M-6-20h4v5h-4zM3-20h4v5H3zM-6-10h4v5h-4zM3-10h4v5H3zM-6 0h4v5h-4zM3 0h4v5H3zM-22-4h4v4h-4zM-22 5h4v4h-4zM17 2h4v4h-4zM17 10h4v4h-4z"/>`,
  flag: `<path fill="none" stroke="#1b2038" stroke-width="8" stroke-linecap="round" d="M-18 22V-24"/><path ${WHITE} d="M-18-24c14-6 24 6 40 0V2C6 8-4-4-18 2z"/><path fill="#1b2038" d="M-16-22c5-2 9-2 13-1v8c-4-1-8-1-13 1zM-3-15c4 1 9 3 13 2v8c-4 1-9-1-13-2zM10-21c4 1 7 0 11-1v8c-4 2-7 2-11 1zM-16-14zM-16-6c5-2 9-2 13-1v7c-4-1-8-1-13 1zM10-5c4 0 7 0 11-2v8c-4 2-7 2-11 1z"/>`,
  stand: `<path ${paint('#4a5590', '#1b2038', 4)} d="M-28-10h56v32h-56z"/><path fill="none" stroke="#ffce3a" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 9.2" d="M-22 -3H24"/><path fill="none" stroke="#f5434f" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 9.2" d="M-22 6H24"/><path fill="#c3cbdd" d="M-26 12h52v8h-52z"/><path ${RED_SIGN} d="M-32-10L26-28l6 4v9h-64z"/>`,
  dust: `<path ${SAND} d="M-20 16c-12 0-12-16-1-17-2-14 16-20 24-9 9-6 21 0 19 11 10 1 9 15 0 15z"/><path fill="#fff" opacity=".5" d="M-8-8c3-4 8-4 11-2-5 1-7 4-8 8z"/>`,
} as const // oxfmt-ignore
export type RoadThing = keyof typeof ROAD_THINGS

/** They fly; everything else stands on the ground. */
const FLYING = new Set<string>(['dust'])
export const standsOnGround = (name: string): boolean => name in ROAD_THINGS && !FLYING.has(name)

/** Cones and tyres are on one cover of six only. */
const ROADSIDES: readonly (readonly RoadThing[])[] = [
  ['pine', 'mountain'],
  ['barrier', 'chevron'],
  ['towers', 'lamp'],
  ['flag', 'stand'],
  ['cactus', 'rock'],
  ['cone', 'tyre'],
  ['roadSign', 'tree'],
  ['dust', 'rock'],
  ['roundSign', 'lamp'],
  ['mountain', 'tree'],
  ['flag', 'cone'],
  ['towers', 'roadSign'],
]

/** `variant`: of a cover; neighbours have different ones. */
export const pickRoadside = (variant: number): readonly RoadThing[] => ROADSIDES[variant % ROADSIDES.length]!
