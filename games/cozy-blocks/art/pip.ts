/** Pip, the big coral cushion in a nightcap. */

const PILLOW =
  'M-236-206C-190-238-120-214 0-216C120-214 190-238 236-206C264-176 242-110 244 0C242 120 264 186 236 216C190 244 120 224 0 226C-120 224-190 244-236 216C-264 186-242 120-244 0C-242-110-264-176-236-206z'

export function drawPip(x: number, y: number, scale: number, lean: 1 | -1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" filter="url(#drop)">
<path d="${PILLOW}" fill="#6d1f35" stroke="#6d1f35" stroke-width="26" stroke-linejoin="round"/>
<path d="${PILLOW}" fill="url(#pip)"/>
<path d="${PILLOW}" transform="scale(.86)" fill="none" stroke="#8f2440" stroke-width="6" stroke-linecap="round" stroke-dasharray="16 17" opacity=".6"/>
<path d="M228-150C236-60 232 60 240 186" fill="none" stroke="#cfe0ff" stroke-width="15" stroke-linecap="round" opacity=".75"/>
<path d="M-222-96C-226-140-222-176-198-186C-150-204-90-196-30-198" fill="none" stroke="#fffbe0" stroke-width="20" stroke-linecap="round" opacity=".85"/>
<g fill="#a52c46" opacity=".4"><path d="M-176 176c-30-22-22-44-2-38 4 1 4 4 4 6 2-3 4-5 9-6 20-2 20 22-11 38z"/><path d="M184-92c-30-22-22-44-2-38 4 1 4 4 4 6 2-3 4-5 9-6 20-2 20 22-11 38z"/><path d="M182 178c-30-22-22-44-2-38 4 1 4 4 4 6 2-3 4-5 9-6 20-2 20 22-11 38z"/></g>
<g transform="scale(${lean} 1)">${drawCap()}</g>${drawBigFace()}
</g>`
}

function drawCap(): string {
  const cone =
    'M-158-218C-150-352-30-452 118-426C262-400 352-300 338-176C312-246 262-292 172-282C182-254 176-236 164-218z'
  return `<path d="${cone}" fill="#3d2482" stroke="#3d2482" stroke-width="24" stroke-linejoin="round"/>
<path d="${cone}" fill="url(#cap)"/>
<path d="M-112-270C-86-350 0-404 92-402" fill="none" stroke="#f3eaff" stroke-width="15" stroke-linecap="round" opacity=".75"/>
<g fill="#ffe48f"><path transform="translate(20 -306) rotate(-8)" d="M0-26L7-8 26-7 12 5 16 24 0 14-16 24-12 5-26-7-7-8z"/><path transform="translate(140 -352) rotate(14) scale(.8)" d="M0-26L7-8 26-7 12 5 16 24 0 14-16 24-12 5-26-7-7-8z"/><path transform="translate(250 -306) rotate(30) scale(.62)" d="M0-26L7-8 26-7 12 5 16 24 0 14-16 24-12 5-26-7-7-8z"/></g>
<rect x="-196" y="-256" width="394" height="74" rx="37" fill="#8c5a3c" stroke="#8c5a3c" stroke-width="18"/><rect x="-196" y="-256" width="394" height="74" rx="37" fill="url(#fluff)"/>
<path d="M-150-218q18-18 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0" fill="none" stroke="#d9b48f" stroke-width="6" stroke-linecap="round" opacity=".8"/>
<circle cx="336" cy="-166" r="58" fill="#8c5a3c"/><circle cx="336" cy="-166" r="49" fill="url(#fluff)"/>
<path d="M308-186q14-22 42-16" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`
}

/** The face the cushions have on the board, when they are awake and glad. */
function drawBigFace(): string {
  const ink = '#5e1630'
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="-30" rx="38" ry="49" fill="${ink}"/><circle cx="${x - 12}" cy="-48" r="17" fill="#fff"/><circle cx="${x + 13}" cy="-10" r="7" fill="#fff" opacity=".8"/>`
  return `<ellipse cx="-160" cy="46" rx="40" ry="26" fill="#ff5f6b" opacity=".6"/><ellipse cx="160" cy="46" rx="40" ry="26" fill="#ff5f6b" opacity=".6"/>
${eye(-96)}${eye(96)}
<path d="M-46 26Q0 112 46 26z" fill="${ink}" stroke="${ink}" stroke-width="10" stroke-linejoin="round"/><path d="M-20 56Q0 40 20 56Q0 82-20 56z" fill="#ff8f98"/>`
}
