/** The marks a site can have: square drawings of 512 units, in a room that fills the square. */
import { drawLettering, measureText, toDrawable, UNITS_PER_EM } from '#app/features/images/lettering.ts'
import { isReadableOn, mix } from '#app/domain/colour.ts'
import type { SiteSettings, Theme } from '#app/domain/site-schema.ts'

export interface Mark {
  /** Gradients; the room's is called `n`. */
  defs: string
  figure: string
}

export type MarkName = SiteSettings['logo']['mark']

/** A toy house at night whose one lit window is a play button. */
const HOUSE: Mark = {
  defs: `<linearGradient id="n" x1=".1" y1="0" x2=".7" y2="1"><stop stop-color="#5b46d8"/><stop offset=".5" stop-color="#2d2a86"/><stop offset="1" stop-color="#12123c"/></linearGradient><linearGradient id="r" x1=".1" y1="0" x2=".8" y2="1"><stop stop-color="#ff9ac2"/><stop offset=".5" stop-color="#ff5d8f"/><stop offset="1" stop-color="#d92e73"/></linearGradient><linearGradient id="h" x1=".1" y1="0" x2=".8" y2="1"><stop stop-color="#fff"/><stop offset=".6" stop-color="#ece9ff"/><stop offset="1" stop-color="#b9b4ee"/></linearGradient><radialGradient id="w" cx=".4" cy=".35" r=".75"><stop stop-color="#fffbe0"/><stop offset=".55" stop-color="#ffdf5e"/><stop offset="1" stop-color="#ffae1f"/></radialGradient><radialGradient id="g"><stop stop-color="#ffe27a" stop-opacity=".75"/><stop offset="1" stop-color="#ffe27a" stop-opacity="0"/></radialGradient>`,
  figure: `<g fill="#fff"><circle cx="84" cy="112" r="9"/><circle cx="150" cy="62" r="6"/><circle cx="442" cy="88" r="8" opacity=".9"/><circle cx="60" cy="372" r="6" opacity=".7"/><circle cx="462" cy="352" r="7" opacity=".7"/></g><path d="M118 448c90-26 190-26 276 0" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="20" stroke-linecap="round"/><circle cx="256" cy="300" r="230" fill="url(#g)" opacity=".55"/>
<path d="M352 120h44c8 0 14 6 14 14v80l-72-62v-18c0-8 6-14 14-14z" fill="#d92e73" stroke="#8a1450" stroke-width="12" stroke-linejoin="round"/>
<path d="M116 236h280v150c0 22-16 38-38 38H154c-22 0-38-16-38-38z" fill="url(#h)" stroke="#3f378f" stroke-width="14" stroke-linejoin="round"/>
<path d="M140 262c70-70 160-70 232 0" fill="none" stroke="#3f378f" stroke-opacity=".25" stroke-width="26"/>
<path d="M232 92c14-12 34-12 48 0l162 138c26 22 10 62-24 62-10 0-18-4-26-10L256 168 120 282c-8 6-16 10-26 10-34 0-50-40-24-62z" fill="url(#r)" stroke="#8a1450" stroke-width="14" stroke-linejoin="round"/>
<path d="M104 246 240 128" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="16" stroke-linecap="round"/>
<circle cx="256" cy="316" r="92" fill="url(#g)"/><circle cx="256" cy="316" r="76" fill="url(#w)" stroke="#b86a05" stroke-width="14"/>
<path d="M236 274c0-9 9-14 17-9l54 36c11 7 11 23 0 30l-54 36c-8 5-17 0-17-9z" fill="#4a2a8f"/>
<path d="M200 296c6-18 16-30 32-36" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="11" stroke-linecap="round"/>`,
}

const RAYS = Array.from({ length: 14 }, (_, i) => {
  const angle = (i / 14) * Math.PI * 2 + 0.11
  const at = (radius: number, turn: number) =>
    `${Math.round(256 + radius * Math.cos(angle + turn))} ${Math.round(306 + radius * Math.sin(angle + turn))}`
  return `M${at(150, -0.13)}L${at(216, 0)}L${at(150, 0.13)}z`
}).join('')

/** A morning sun with a rabbit's ears. */
const SUNBUN: Mark = {
  defs: `<linearGradient id="n" x1=".1" y1="0" x2=".6" y2="1"><stop stop-color="#bff0ff"/><stop offset=".55" stop-color="#7fd6f7"/><stop offset="1" stop-color="#45b3ec"/></linearGradient><radialGradient id="f" cx=".38" cy=".3" r=".85"><stop stop-color="#fff6bf"/><stop offset=".5" stop-color="#ffd53d"/><stop offset="1" stop-color="#ff9a1c"/></radialGradient><linearGradient id="e" x1=".2" y1="0" x2=".7" y2="1"><stop stop-color="#fff0a8"/><stop offset=".6" stop-color="#ffcf35"/><stop offset="1" stop-color="#ff9a1c"/></linearGradient><linearGradient id="p" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="#ffb0c0"/><stop offset="1" stop-color="#ff6f8f"/></linearGradient>`,
  figure: `<path d="M-70 452c90-72 200-84 300-52 96 30 200 22 352-50v300H-70z" fill="#7ed957"/><path d="M-70 478c110-46 230-50 332-22 90 24 190 16 320-40v240H-70z" fill="#4fb83f"/>
<path d="${RAYS}" fill="#fff3b0" stroke="#fff3b0" stroke-width="18" stroke-linejoin="round"/>
<g stroke="#a34a08" stroke-width="14"><ellipse cx="196" cy="132" rx="44" ry="102" fill="url(#e)" transform="rotate(-13 196 132)"/><ellipse cx="320" cy="132" rx="44" ry="102" fill="url(#e)" transform="rotate(15 320 132)"/></g>
<ellipse cx="199" cy="142" rx="20" ry="68" fill="url(#p)" transform="rotate(-13 199 142)"/><ellipse cx="316" cy="142" rx="20" ry="68" fill="url(#p)" transform="rotate(15 316 142)"/>
<circle cx="256" cy="306" r="136" fill="url(#f)" stroke="#a34a08" stroke-width="14"/>
<path d="M152 276c12-36 36-60 68-72" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="16" stroke-linecap="round"/>
<ellipse cx="172" cy="338" rx="28" ry="19" fill="#ff8a6b" opacity=".75"/><ellipse cx="340" cy="338" rx="28" ry="19" fill="#ff8a6b" opacity=".75"/>
<g fill="#4a2208"><ellipse cx="206" cy="292" rx="20" ry="27"/><ellipse cx="306" cy="292" rx="20" ry="27"/></g><g fill="#fff"><circle cx="213" cy="281" r="8.5"/><circle cx="313" cy="281" r="8.5"/></g>
<path d="M216 344c10 46 70 46 80 0z" fill="#8a1f2e" stroke="#4a2208" stroke-width="11" stroke-linejoin="round"/><path d="M236 370c12-12 28-12 40 0-12 14-28 14-40 0z" fill="#ff7d93"/>
<path d="M243 314h26c6 0 9 7 5 11l-13 13c-3 3-7 3-10 0l-13-13c-4-4-1-11 5-11z" fill="#ff6f8f" stroke="#a34a08" stroke-width="7"/>`,
}

const BAT =
  'M206 118 248 162q8-3 16 0l42-44q10 42-2 76c44 0 88-18 128-52 26 56 34 120 20 190-16-26-42-32-62-14-12-28-44-32-60-2-10 34-38 64-74 82-36-18-64-48-74-82-16-30-48-26-60 2-20-18-46-12-62 14-14-70-6-134 20-190 40 34 84 52 128 52q-12-34-2-76z'

/** A bat drawn in neon tube. */
const GLOWBAT: Mark = {
  defs: `<radialGradient id="n" cx=".5" cy=".42" r=".8"><stop stop-color="#3b1a7a"/><stop offset=".5" stop-color="#1a0d45"/><stop offset="1" stop-color="#07060f"/></radialGradient><linearGradient id="t" x1="0" y1=".1" x2="1" y2=".9"><stop stop-color="#ff3fb4"/><stop offset=".5" stop-color="#b06bff"/><stop offset="1" stop-color="#31e6ff"/></linearGradient><radialGradient id="m" cx=".5" cy=".6" r=".6"><stop stop-color="#4a1f96"/><stop offset="1" stop-color="#150a36"/></radialGradient><radialGradient id="c"><stop stop-color="#eaffff"/><stop offset=".5" stop-color="#5cf2ff"/><stop offset="1" stop-color="#19b9e6"/></radialGradient>`,
  figure: `<g fill="none" stroke-linecap="round" stroke-width="8"><path d="M96 424h320" stroke="#31e6ff" opacity=".75"/><path d="M150 454h212" stroke="#ff3fb4" opacity=".6"/></g><g fill="#fff"><circle cx="82" cy="92" r="6"/><circle cx="438" cy="74" r="7"/><circle cx="344" cy="58" r="4"/><circle cx="150" cy="54" r="4"/></g>
<g fill="none" stroke="url(#t)" stroke-linejoin="round"><path d="${BAT}" stroke-width="64" opacity=".14"/><path d="${BAT}" stroke-width="42" opacity=".24"/></g>
<path d="${BAT}" fill="url(#m)" stroke="url(#t)" stroke-width="17" stroke-linejoin="round"/>
<path d="M222 152q34-14 68 0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>
<path d="M170 216q-6 44 12 84M342 216q6 44-12 84" fill="none" stroke="#ff7fd0" stroke-opacity=".45" stroke-width="10" stroke-linecap="round"/>
<g fill="url(#c)"><path d="M190 226q34-12 58 20-6 34-32 32-26-4-26-52z"/><path d="M322 226q-34-12-58 20 6 34 32 32 26-4 26-52z"/></g><g fill="#150a36"><ellipse cx="224" cy="252" rx="10" ry="15"/><ellipse cx="288" cy="252" rx="10" ry="15"/></g><g fill="#fff"><circle cx="220" cy="245" r="4.5"/><circle cx="284" cy="245" r="4.5"/></g>
<path d="M222 312q34 24 68 0" fill="none" stroke="#5cf2ff" stroke-width="11" stroke-linecap="round"/><path d="M234 320l8 24 10-18zM278 320l-8 24-10-18z" fill="#fff"/>`,
}

const LETTER_SIZE = 420

/** For a site that has no drawing of its own: its first letter as a game's tile, in the site's colours. */
function drawLetterMark(name: string, theme: Theme): Mark {
  const letter = toDrawable(name)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .charAt(0)
    .toUpperCase()
  const scale = LETTER_SIZE / UNITS_PER_EM
  const x = 256 - (measureText(letter) * scale) / 2
  const ink = isReadableOn('#ffffff', [theme.accent], 3) ? '#ffffff' : '#15102b'
  const sign = letter
    ? `<g transform="translate(${x.toFixed(1)} 406) scale(${scale.toFixed(4)})"><path fill="${mix(theme.accent, '#000000', 0.45)}" transform="translate(0 9)" d="${drawLettering(letter)}"/><path fill="${ink}" d="${drawLettering(letter)}"/></g>`
    : `<path fill="${ink}" d="M196 158c0-20 20-32 37-21l150 97c16 10 16 34 0 44l-150 97c-17 11-37-1-37-21z"/>`
  return {
    defs: `<linearGradient id="n" x1=".1" y1="0" x2=".9" y2="1"><stop stop-color="${mix(theme.accent, '#ffffff', 0.18)}"/><stop offset=".5" stop-color="${theme.accent}"/><stop offset="1" stop-color="${mix(theme.accent, theme.glow, 0.7)}"/></linearGradient>`,
    figure: `<circle cx="404" cy="96" r="170" fill="#fff" opacity=".1"/><circle cx="96" cy="448" r="130" fill="#000" opacity=".08"/>${sign}<path d="M70 150c14-46 40-72 84-86" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="18" stroke-linecap="round"/>`,
  }
}

export function findMark(name: MarkName, siteName: string, theme: Theme): Mark {
  if (name === 'letter') return drawLetterMark(siteName, theme)
  return { house: HOUSE, sunbun: SUNBUN, glowbat: GLOWBAT }[name]
}
