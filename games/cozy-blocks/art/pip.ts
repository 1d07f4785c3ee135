/** Pip, the big coral cushion in a nightcap, and the small ones that sleep. */

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
${drawSleeper('blue', 6, 178, 172, 1, -5)}
${drawPaw(-108, 170, -24)}${drawPaw(122, 172, 24)}
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

function drawBigFace(): string {
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="-44" rx="49" ry="60" fill="#fffaf0"/><ellipse cx="${x + (x < 0 ? 7 : -5)}" cy="-36" rx="36" ry="46" fill="#241545"/><ellipse cx="${x + (x < 0 ? 7 : -5)}" cy="-16" rx="22" ry="20" fill="#5f5bb8"/><circle cx="${x + (x < 0 ? -6 : -18)}" cy="-56" r="15" fill="#fff"/><circle cx="${x + (x < 0 ? 22 : 10)}" cy="-20" r="7" fill="#fff" opacity=".9"/>`
  return `<ellipse cx="-166" cy="42" rx="38" ry="24" fill="#ffcf7a" opacity=".65"/><ellipse cx="168" cy="42" rx="38" ry="24" fill="#ffcf7a" opacity=".65"/>
${eye(-92)}${eye(94)}
<path d="M-146-116q38-34 82-14M64-130q46-18 84 16" fill="none" stroke="#6d1f35" stroke-width="13" stroke-linecap="round"/>
<path d="M-46 30C-30 82 34 82 50 30C22 40-18 40-46 30z" fill="#6b1838" stroke="#6b1838" stroke-width="8" stroke-linejoin="round"/><path d="M-14 62C-4 50 16 50 24 60C14 70-4 71-14 62z" fill="#ff8f98"/>`
}

function drawPaw(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="54" ry="41" fill="#6d1f35"/><ellipse rx="45" ry="32" cy="-1" fill="url(#pip)"/><path d="M-10 22v-13M10 22v-13" stroke="#a52c46" stroke-width="6" stroke-linecap="round"/></g>`
}

const LINES: Record<string, string> = { honey: '#86500f', blue: '#1b4676', sage: '#2b5724', rose: '#7d2a53' }

/** A row of `count` sleeping cushions, sewn together; x, y is the middle. */
export function drawSleeper(
  cloth: string,
  x: number,
  y: number,
  size: number,
  count: number,
  turn: number,
): string {
  const ink = LINES[cloth]!
  const w = size * count
  const edge = size * 0.085
  const seam =
    count > 1
      ? `<path d="M0 ${-size * 0.36}V${size * 0.4}" stroke="${ink}" stroke-width="${size * 0.035}" stroke-linecap="round" stroke-dasharray="${size * 0.08} ${size * 0.1}" opacity=".6"/>`
      : ''
  const eye = (dx: number) =>
    `<path d="M${(dx - 0.09) * size} ${-size * 0.02}q${size * 0.09} ${size * 0.11} ${size * 0.18} 0" fill="none" stroke="${ink}" stroke-width="${size * 0.05}" stroke-linecap="round"/>`
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-w / 2 - edge}" y="${-size / 2 - edge}" width="${w + edge * 2}" height="${size + edge * 2}" rx="${size * 0.38}" fill="${ink}"/>
<rect x="${-w / 2}" y="${-size / 2}" width="${w}" height="${size}" rx="${size * 0.3}" fill="url(#${cloth})"/>
<path d="M${-w / 2 + size * 0.14} ${-size * 0.18}q${size * 0.02}-${size * 0.2} ${size * 0.22}-${size * 0.2}h${w * 0.36}" fill="none" stroke="#fff" stroke-width="${size * 0.065}" stroke-linecap="round" opacity=".7"/>${seam}
<g transform="translate(${count > 1 ? size * 0.42 : 0} ${size * 0.02})">${eye(-0.2)}${eye(0.2)}<path d="M${-size * 0.05} ${size * 0.15}q${size * 0.05} ${size * 0.06} ${size * 0.1} 0" fill="none" stroke="${ink}" stroke-width="${size * 0.045}" stroke-linecap="round"/><ellipse cx="${-size * 0.32}" cy="${size * 0.13}" rx="${size * 0.08}" ry="${size * 0.05}" fill="#ff6f6f" opacity=".6"/><ellipse cx="${size * 0.32}" cy="${size * 0.13}" rx="${size * 0.08}" ry="${size * 0.05}" fill="#ff6f6f" opacity=".6"/></g></g>`
}
