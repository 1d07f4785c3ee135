/** The sign of the house: a toy house at night whose one lit window is a play button. 512 units. */
const NIGHT = `<linearGradient id="n" x1=".1" y1="0" x2=".7" y2="1"><stop stop-color="#5b46d8"/><stop offset=".5" stop-color="#2d2a86"/><stop offset="1" stop-color="#12123c"/></linearGradient>`
const PAINTS = `<linearGradient id="r" x1=".1" y1="0" x2=".8" y2="1"><stop stop-color="#ff9ac2"/><stop offset=".5" stop-color="#ff5d8f"/><stop offset="1" stop-color="#d92e73"/></linearGradient><linearGradient id="h" x1=".1" y1="0" x2=".8" y2="1"><stop stop-color="#fff"/><stop offset=".6" stop-color="#ece9ff"/><stop offset="1" stop-color="#b9b4ee"/></linearGradient><radialGradient id="w" cx=".4" cy=".35" r=".75"><stop stop-color="#fffbe0"/><stop offset=".55" stop-color="#ffdf5e"/><stop offset="1" stop-color="#ffae1f"/></radialGradient><radialGradient id="g"><stop stop-color="#ffe27a" stop-opacity=".75"/><stop offset="1" stop-color="#ffe27a" stop-opacity="0"/></radialGradient>`

const HOUSE = `<circle cx="256" cy="300" r="230" fill="url(#g)" opacity=".55"/>
<path d="M352 120h44c8 0 14 6 14 14v80l-72-62v-18c0-8 6-14 14-14z" fill="#d92e73" stroke="#8a1450" stroke-width="12" stroke-linejoin="round"/>
<path d="M116 236h280v150c0 22-16 38-38 38H154c-22 0-38-16-38-38z" fill="url(#h)" stroke="#3f378f" stroke-width="14" stroke-linejoin="round"/>
<path d="M140 262c70-70 160-70 232 0" fill="none" stroke="#3f378f" stroke-opacity=".25" stroke-width="26"/>
<path d="M232 92c14-12 34-12 48 0l162 138c26 22 10 62-24 62-10 0-18-4-26-10L256 168 120 282c-8 6-16 10-26 10-34 0-50-40-24-62z" fill="url(#r)" stroke="#8a1450" stroke-width="14" stroke-linejoin="round"/>
<path d="M104 246 240 128" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="16" stroke-linecap="round"/>
<circle cx="256" cy="316" r="92" fill="url(#g)"/><circle cx="256" cy="316" r="76" fill="url(#w)" stroke="#b86a05" stroke-width="14"/>
<path d="M236 274c0-9 9-14 17-9l54 36c11 7 11 23 0 30l-54 36c-8 5-17 0-17-9z" fill="#4a2a8f"/>
<path d="M200 296c6-18 16-30 32-36" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="11" stroke-linecap="round"/>`

const STARS = `<g fill="#fff"><circle cx="84" cy="112" r="9"/><circle cx="150" cy="62" r="6"/><circle cx="442" cy="88" r="8" opacity=".9"/><circle cx="60" cy="372" r="6" opacity=".7"/><circle cx="462" cy="352" r="7" opacity=".7"/></g><path d="M118 448c90-26 190-26 276 0" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="20" stroke-linecap="round"/>`

/** `rounded` is the icon as it is; `full` fills the square and keeps the house in the middle 80 % for masks. */
export function drawMark(form: 'rounded' | 'full'): string {
  const room =
    form === 'rounded'
      ? '<rect width="512" height="512" rx="116" fill="url(#n)"/>'
      : '<path d="M0 0h512v512H0z" fill="url(#n)"/>'
  const scale = form === 'rounded' ? 1 : 0.8
  const shift = (512 - 512 * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${NIGHT}${PAINTS}</defs>${room}<g transform="translate(${shift} ${shift}) scale(${scale})">${STARS}${HOUSE}</g></svg>\n`
}
