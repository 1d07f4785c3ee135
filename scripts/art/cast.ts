/** The small rounded people of the articles' title pictures: one body, many colours, hats and tempers. */
import { linear, shape, stroke } from './scene.ts'

export type Coat = 'coral' | 'teal' | 'gold' | 'violet' | 'lime' | 'sky'

const COATS: Record<Coat, { light: string; mid: string; dark: string; line: string }> = {
  coral: { light: '#ffb09a', mid: '#f2604f', dark: '#b3243f', line: '#6b1030' },
  teal: { light: '#a8f0dc', mid: '#2fb59c', dark: '#14697a', line: '#0b3d4f' },
  gold: { light: '#fff0b0', mid: '#f8bd3c', dark: '#cf7a16', line: '#7a4008' },
  violet: { light: '#dcc4ff', mid: '#9568e8', dark: '#5330a6', line: '#2d1768' },
  lime: { light: '#e2f7a0', mid: '#92c740', dark: '#4a8427', line: '#274d17' },
  sky: { light: '#c4ecff', mid: '#4ba4ea', dark: '#2459b0', line: '#12306e' },
}

export const CAST_PAINTS = Object.entries(COATS)
  .map(([coat, { light, mid, dark }]) => linear(`coat-${coat}`, [light, mid, dark], [0.15, 0, 0.75, 1]))
  .join('')

export type Mood = 'glad' | 'awe' | 'set' | 'shy'

interface PersonLook {
  coat: Coat
  mood?: Mood
  /** Where the eyes look, in units from the middle of the face. */
  gaze?: [x: number, y: number]
  /** The position of each hand; an arm connects it to the shoulder. */
  hands?: [x: number, y: number][]
  /** Drawn over the head, whose top is at 0,-200. */
  hat?: string
  feet?: boolean
}

const MOUTHS: Record<Mood, (color: string) => string> = {
  glad: (color) => shape('M-17 0q17 6 34 0q-2 22-17 22t-17-22z', color),
  awe: (color) => `<ellipse cy="9" rx="10" ry="13" fill="${color}"/>`,
  set: (color) => stroke('M-14 8q14-6 28 0', color, 7),
  shy: (color) => stroke('M-14 10q5-9 10-1t9 0 9-1', color, 6),
}

/** Feet at 0,0, about 200 units tall. */
export function drawPerson({
  coat,
  mood = 'glad',
  gaze = [0, 0],
  hands = [],
  hat = '',
  feet = true,
}: PersonLook) {
  const { line, dark } = COATS[coat]
  const [gx, gy] = gaze
  const arms = hands.map(([x, y]) => {
    const from = `M${x < 0 ? -50 : 50}-84Q${x * 0.8} ${(y - 70) / 2} ${x} ${y}`
    return `${stroke(from, line, 38)}${stroke(from, dark, 25)}<circle cx="${x}" cy="${y}" r="21" fill="url(#coat-${coat})" stroke="${line}" stroke-width="7"/>`
  })
  const shoes = feet
    ? [-28, 28].map(
        (x) =>
          `<ellipse cx="${x}" cy="-6" rx="27" ry="15" fill="${line}"/><ellipse cx="${x - 6}" cy="-11" rx="10" ry="4" fill="#fff" opacity=".25"/>`,
      )
    : []
  const eyes = [-25, 25].map(
    (x) =>
      `<ellipse cx="${x}" cy="-128" rx="18" ry="22" fill="#fff"/><ellipse cx="${x + gx}" cy="${gy - 127}" rx="11" ry="15" fill="#1d1238"/><circle cx="${x + gx - 4}" cy="${gy - 133}" r="5" fill="#fff"/>`,
  )
  const cheeks = [-46, 46].map(
    (x) => `<ellipse cx="${x + gx * 0.4}" cy="-100" rx="13" ry="8" fill="#ff6f7d" opacity=".5"/>`,
  )
  return `${shoes.join('')}${shape('M-76-14C-92-70-84-198 0-200S92-70 76-14C50 2-50 2-76-14z', `url(#coat-${coat})`, line, 8)}
<path d="M-74-22C-50-6 50-6 74-22c6-22 8-46 7-70C70-44 40-34 0-34s-70-10-81-58c-1 24 1 48 7 70z" fill="${line}" opacity=".2"/>
${stroke('M-62-118c4-34 18-56 42-64', '#fff', 10, 0.75)}${eyes.join('')}${cheeks.join('')}
<g transform="translate(${gx * 0.6} ${gy * 0.5 - 96})">${MOUTHS[mood](line)}</g>${arms.join('')}${hat}`
}

export const HATS = {
  cook: `${shape('M-50-188c-44-12-44-72-2-76 10-40 94-40 104 0 42 4 42 64-2 76l-4 22h-92z', '#fffaf0', '#8a7a68', 8)}${stroke('M-24-196l-4-30M24-196l4-30M0-196v-34', '#d8cbb8', 6)}`,
  helmet: (fill: string, line: string) =>
    `${shape('M-82-146c0-56 36-82 82-82s82 26 82 82c-30-16-134-16-164 0z', fill, line, 8)}${stroke('M-54-176c8-20 20-30 38-34', '#fff', 9, 0.75)}${stroke('M0-228v-22', line, 9)}<circle cy="-254" r="12" fill="${fill}" stroke="${line}" stroke-width="7"/>`,
  party: `${shape('M-40-186 6-286l44 94c-30 14-62 14-90 6z', '#ff79b8', '#7d1450', 8)}${stroke('M-22-216c20 8 42 6 60-2M-8-248c10 4 22 3 32-1', '#ffe27a', 9)}<circle cx="6" cy="-290" r="15" fill="#ffe27a" stroke="#7d1450" stroke-width="6"/>`,
  woolly: `<g transform="translate(0 -18)">${shape('M-76-158c0-50 34-76 76-76s76 26 76 76z', '#4f7bd8', '#1b2f78', 8)}${shape('M-86-170h172c10 0 10 34 0 34H-86c-10 0-10-34 0-34z', '#eaf2ff', '#1b2f78', 7)}<circle cy="-240" r="20" fill="#eaf2ff" stroke="#1b2f78" stroke-width="7"/></g>`,
} as const
