/** The illustration of the page for parents: an evening on the sofa, one screen for two. */
import { BARK, box, dot, floorShadow, lit, oval, illustration, room, placePerson } from './kit.ts'
import { books, framed, lamp, mug, pane, plank, plant, sofa, STAR, steam } from './props.ts'
import { drawGlow, place, shape, stroke, type Scene } from './scene.ts'

function drawCat(): string {
  const line = '#3a1a3c'
  return `${oval(0, 4, 120, 18, '#06041c', 0.35)}${shape('M-104 0c-16-60 30-96 86-94 70 2 118 34 116 76-2 24-30 22-48 20z', '#ffb06a', line, 8)}${stroke('M96-20c34 4 24 32-30 30h-90', line, 30)}${stroke('M96-20c34 4 24 32-30 30h-90', '#f08a48', 16)}
${shape('M-116-16c-8-34-6-56 4-66l22 20c14-4 26-4 38 0l22-20c10 14 12 36 6 66-14 26-78 26-92 0z', '#ffc080', line, 8)}${stroke('M-98-26q10 8 20 0M-58-26q10 8 20 0', line, 6)}${shape('M-74-16h12l-6 8z', '#e0607a')}${stroke('M-10-78q8 18 2 32M24-78q8 18 2 32M58-66q6 16 0 28', '#d96a34', 8, 0.7)}`
}

function drawScreen(): string {
  const hill = shape('M-100 40c40-60 90-60 120-10 30-40 60-30 80 10v34H-100z', '#3f9a54')
  const view = `${box(-100, -74, 200, 148, 8, 'url(#dusk)')}${hill}${dot(44, -30, 20, '#fff3c8')}${place(-40, 14, 0.26, shape(STAR, '#ffe27a'))}${place(14, -34, 0.18, shape(STAR, '#ffe27a'))}`
  return (
    box(-122, -94, 244, 188, 24, 'url(#device)', '#0e0f36', 9) +
    view +
    stroke('M-84-60l-6 60', '#fff', 7, 0.4)
  )
}

function drawEvening(): string {
  const night = `${dot(176, 66, 34, '#fff3c8')}${[60, 40, 100, 120, 210, 160, 40, 190, 130, 40]
    .map((x, i, all) => (i % 2 ? '' : dot(x, all[i + 1]!, 5, '#fff')))
    .join('')}`
  const picture1 = `${box(-70, -50, 140, 100, 0, '#bfe4ff')}${shape('M-70 50c30-60 70-50 80-10 16-24 40-20 60 10z', '#55a850')}${dot(30, -16, 14, '#ffcb3c')}`
  return illustration(
    `${room('wall-rose', 548)}${drawGlow('warm', 190, 250, 470, 420, 0.75)}${pane(838, 66, 250, 250, night)}
${lit(place(470, 150, 1, framed('hill', 140, 100, picture1, 'url(#wood)', BARK)))}${plank(590, 190, 180)}${place(604, 190, 0.8, books(6, 2))}
${place(150, 604, 1.15, lamp())}${place(1090, 612, 1.05, plant())}
${oval(600, 640, 520, 52, '#3a1a5c', 0.55)}${oval(600, 636, 480, 42, '#7a3f8f', 0.9)}${oval(600, 634, 400, 30, '#a65aa6', 0.55)}
${floorShadow(580, 622, 400)}${lit(place(580, 612, 1.06, sofa(690, '#2f9c94', '#0b3d4f')))}
${placePerson(440, 588, 1.62, 'violet', { gaze: [10, 12], feet: false, turn: 4 })}${placePerson(726, 590, 1.2, 'gold', { mood: 'awe', gaze: [-9, 12], feet: false, turn: -6 })}
${drawGlow('cyan', 596, 556, 190, 140, 0.6)}${lit(place(596, 562, 0.72, drawScreen(), -5))}${dot(508, 578, 30, 'url(#coat-violet)', '#2d1768', 9)}${dot(682, 570, 23, 'url(#coat-gold)', '#7a4008', 8)}
${lit(place(950, 640, 0.92, drawCat()))}${lit(place(286, 648, 0.86, mug('url(#yellow)', '#7a4008')))}${steam(286, 560)}
${stroke('M664 330l-14-22M700 314v-26M738 318l10-24', '#fff', 7, 0.8)}`,
  )
}

export const PARENT_ILLUSTRATIONS: Scene[] = [{ file: 'parents.webp', draw: drawEvening }]
