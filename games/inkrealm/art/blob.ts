/** Ink drops of the covers: one big hero facing the viewer, and small rivals. */

export type DropInk = { fill: string; deep: string; light: string }

/** A drop with a face, radius 100 around (x, y) times scale. */
export function drawDrop(
  id: string,
  { fill, deep, light }: DropInk,
  at: { x: number; y: number; scale: number },
  face: 'glad' | 'cross' | 'scared',
): string {
  return `<radialGradient id="${id}" cx=".36" cy=".28" r=".8"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${fill}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
<g transform="translate(${at.x} ${at.y}) scale(${at.scale})">
<ellipse cx="16" cy="96" rx="92" ry="26" fill="#1b0836" opacity=".35"/>
<path d="M0-118C38-104 104-60 104 12C104 70 58 104 0 104S-104 70-104 12C-104-60-42-96-22-150C-14-172 24-150 0-118z" fill="${deep}"/>
<path d="M-6-108C36-92 92-52 92 10C92 62 52 92 0 92S-92 62-92 10C-92-54-36-88-18-136C-14-146 8-140-6-108z" fill="url(#${id})"/>
<path d="M-70-14Q-62-54-36-76M-76 12v8" stroke="#fff" stroke-width="13" stroke-linecap="round" fill="none" opacity=".8"/>
<path d="M60 62Q80 44 80 16" stroke="${light}" stroke-width="9" stroke-linecap="round" fill="none" opacity=".7"/>
${FACES[face](deep)}</g>`
}
type Eyes = { x: number; y: number; r: number; pupil: number }

const eyes = ({ x, y, r, pupil }: Eyes, dx: number, dy: number) =>
  [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${side * x}" cy="${y}" rx="${r}" ry="${r * 1.18}" fill="#fff"/><circle cx="${side * x + dx}" cy="${y + dy}" r="${pupil}" fill="#1c1230"/><circle cx="${side * x + dx - pupil * 0.3}" cy="${y + dy - pupil * 0.4}" r="${pupil * 0.36}" fill="#fff"/><circle cx="${side * x + dx + pupil * 0.35}" cy="${y + dy + pupil * 0.4}" r="${pupil * 0.18}" fill="#fff" opacity=".8"/>`,
    )
    .join('')

const FACES = {
  glad: () =>
    `${eyes({ x: 38, y: -8, r: 29, pupil: 18 }, 3, 5)}<ellipse cx="-68" cy="36" rx="15" ry="10" fill="#ff8fd0" opacity=".75"/><ellipse cx="68" cy="36" rx="15" ry="10" fill="#ff8fd0" opacity=".75"/>
<path d="M-30 38Q0 46 30 38Q26 76 0 76T-30 38z" fill="#4a0f36"/><path d="M-17 64Q0 50 17 64Q10 76 0 76T-17 64z" fill="#ff7fa8"/>`,
  cross: (deep: string) =>
    `${eyes({ x: 36, y: -4, r: 26, pupil: 14 }, -8, 4)}<path d="M-70-46L-14-26M70-46L14-26" stroke="${deep}" stroke-width="14" stroke-linecap="round"/><path d="M-22 56Q0 40 22 56" stroke="#3d0a18" stroke-width="10" fill="none" stroke-linecap="round"/>`,
  scared: () =>
    `${eyes({ x: 37, y: -10, r: 31, pupil: 10 }, -6, 6)}<ellipse cx="0" cy="54" rx="13" ry="18" fill="#3a0a26"/>`,
}

export function drawCrown(x: number, y: number, scale: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-50 0L-64-62-26-32 0-80 26-32 64-62 50 0Q0 14-50 0z" fill="#ffcf33" stroke="#7a4708" stroke-width="12" stroke-linejoin="round"/><path d="M-44-8Q0 4 44-8" stroke="#fff2b0" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="0" cy="-26" r="9" fill="#ff5d8f"/></g>`
}
