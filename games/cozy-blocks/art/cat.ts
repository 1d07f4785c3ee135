/** The cat of the covers, lying on the board's frame; x, y is the middle below her. The SVG version of `src/cat.ts`. */

const LINE = '#6b3a22'

export function drawCat(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" filter="url(#drop)" stroke-linejoin="round" stroke-linecap="round">
<path d="M70-18C118-8 116-60 86-66" fill="none" stroke="${LINE}" stroke-width="32"/><path d="M70-18C118-8 116-60 86-66" fill="none" stroke="#d4935c" stroke-width="19"/>
<path d="M-86-3C-104-60-50-88 10-84C74-82 98-44 88-3z" fill="url(#fur)" stroke="${LINE}" stroke-width="8"/>
<path d="M22-78q8 12 4 24M42-74q8 12 4 24M62-69q8 12 4 24" fill="none" stroke="#d4935c" stroke-width="8" opacity=".75"/>
${drawHangingPaw(-58)}${drawHangingPaw(2)}
<g transform="translate(-36 -70)">${drawEar(-1)}${drawEar(1)}
<ellipse cy="2" rx="54" ry="43" fill="url(#furHead)" stroke="${LINE}" stroke-width="8"/>
<path d="M-10-34l2 12M0-36v13M10-34l-2 12" fill="none" stroke="#d4935c" stroke-width="6"/>
${drawEye(-22)}${drawEye(22)}
<ellipse cx="-38" cy="15" rx="9" ry="6" fill="#f0786e" opacity=".6"/><ellipse cx="38" cy="15" rx="9" ry="6" fill="#f0786e" opacity=".6"/>
<path d="M-6 9Q0 7 6 9Q2 16 0 16Q-2 16-6 9z" fill="#b9564c"/>
<path d="M-10 20Q-4 26 0 17Q4 26 10 20" fill="none" stroke="${LINE}" stroke-width="4"/></g></g>`
}

function drawEar(side: 1 | -1): string {
  const at = (x: number) => x * side
  return `<path d="M${at(46)}-16Q${at(52)}-52 ${at(44)}-60Q${at(22)}-54 ${at(8)}-36z" fill="#f3c48f" stroke="${LINE}" stroke-width="8"/><path d="M${at(38)}-26Q${at(42)}-44 ${at(39)}-49Q${at(28)}-45 ${at(20)}-36z" fill="#f0917f"/>`
}

function drawEye(x: number): string {
  return `<ellipse cx="${x}" cy="-2" rx="9" ry="12" fill="${LINE}"/><circle cx="${x - 4}" cy="1" r="3.800" fill="#fff"/>`
}

/** Over the edge of the frame. */
function drawHangingPaw(x: number): string {
  return `<path d="M${x - 15}-12C${x - 20} 14 ${x - 15} 26 ${x} 26C${x + 15} 26 ${x + 20} 14 ${x + 15}-12z" fill="#f9d6a8" stroke="${LINE}" stroke-width="7"/><path d="M${x - 5} 22v-8M${x + 5} 22v-8" stroke="${LINE}" stroke-width="4"/>`
}
