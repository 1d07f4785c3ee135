/** The covers, drawn in SVG: three stars that fall into a basket. `npm run game -- covers __slug__` writes the image files. */
export type CoverShape = 'square' | 'wide' | 'tall'

const SIZES: Record<CoverShape, { w: number; h: number }> = {
  square: { w: 800, h: 800 },
  wide: { w: 1280, h: 800 },
  tall: { w: 800, h: 1200 },
}
const STARS = [
  { x: -0.26, y: -0.22, points: 4, colour: '#ffd75e' },
  { x: 0.02, y: -0.3, points: 5, colour: '#ff8fb1' },
  { x: 0.27, y: -0.16, points: 6, colour: '#8fe3ff' },
]

export function coverSize(shape: CoverShape): { w: number; h: number } {
  return SIZES[shape]
}

export function drawCover(shape: CoverShape): string {
  const { w, h } = SIZES[shape]
  // Stars and basket have the same size on every shape.
  const side = 800
  const stars = STARS.map(({ x, y, points, colour }) => drawStar(x * side, y * side, points, colour)).join('')
  const basket =
    '<path d="M-190 130h380l-40 190q-6 30-40 30h-220q-34 0-40-30z" fill="#b8733a"/><path d="M-186 160h372v26h-372z" fill="#8c5226"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-w / 2} ${-h / 2} ${w} ${h}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1d2450"/><stop offset="1" stop-color="#5a4fb0"/></linearGradient></defs><path d="M${-w / 2} ${-h / 2}h${w}v${h}h${-w}z" fill="url(#sky)"/>${stars}${basket}</svg>`
}

function drawStar(x: number, y: number, points: number, colour: string): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const reach = i % 2 ? 52 : 112
    const angle = (i * Math.PI) / points - Math.PI / 2
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`
  })
  return `<path d="M${corners.join('L')}z" fill="${colour}"/>`
}
