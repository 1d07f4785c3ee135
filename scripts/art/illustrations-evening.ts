/** Illustrations of the small frights on a telephone and of games made by few people. */
import { HATS } from './cast.ts'
import {
  BARK,
  box,
  dot,
  floorShadow,
  hills,
  INK,
  lit,
  oval,
  illustration,
  room,
  sky,
  starrySky,
  sun,
  placePerson,
} from './kit.ts'
import { books, framed, ghost, lantern, mug, pane, pine, plank, STAR, steam, tree } from './props.ts'
import { drawGlow, drawStars, place, shape, stroke, type Scene } from './scene.ts'

function drawUnderBlanket(): string {
  const plug = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      1,
      `${shape('M-20-26c0-30 40-30 40 0v20c0 14-10 20-20 20s-20-6-20-20z', 'url(#white)', '#48568f')}${stroke('M0 14v34', '#48568f', 18)}${stroke('M0 14v34', '#f4f6ff', 8)}`,
      turn,
    )
  return illustration(
    `${sky('wall-dark')}${shape('M-20 700C20 300 200 20 600 10s600 300 620 690z', 'url(#violet)', '#2d1768', 14)}${shape('M70 700C110 360 280 110 600 100s500 260 530 600z', '#1b0d40', '#2d1768', 10)}${stroke('M90 420C160 220 300 90 500 50', '#f0e0ff', 14, 0.6)}${[
      [180, 240],
      [330, 110],
      [860, 100],
      [1010, 230],
      [1110, 430],
    ]
      .map(([x, y], i) => place(x!, y!, 0.34, shape(STAR, '#ffe27a'), i * 20))
      .join('')}${drawGlow('cyan', 560, 380, 480, 340, 0.8)}
${shape('M110 620c200-60 780-60 990 0v90H110z', '#4a3aa8', '#1b0d40', 9)}
${lit(place(560, 390, 1, box(-120, -210, 240, 420, 36, 'url(#device)', '#0e0f36', 10) + box(-98, -184, 196, 368, 18, 'url(#screen)') + place(0, -10, 0.8, ghost(4)), -10))}
${stroke('M640 590c60 60 130 10 150-40s10-120 60-130M790 550c40 20 70-10 62-44', '#e8ecff', 9)}${lit(plug(850, 400, 20) + plug(900, 500, 96))}
${lit(place(270, 560, 1, `${shape('M-120-80 100-96 124 70-96 90z', 'url(#yellow)', '#7a4008', 9)}${stroke('M-86-40 60-52M-80-8l130-10M-74 26l90-8', '#7a4008', 8, 0.7)}${stroke('M-110-70l-14 6M-104-30l-14 6M-100 10l-14 6M-96 50l-14 6', '#48568f', 10)}${place(50, 40, 0.5, ghost(0))}`, -6))}${lit(place(1000, 640, 1.1, mug()))}${steam(1000, 500)}`,
  )
}

function drawDollHouse(): string {
  const wall = (x: number, y: number, w: number, h: number, fill: string) => box(x, y, w, h, 4, fill, BARK, 9)
  const tall = `${shape('M-34 0c-6-90-16-150-4-190 0-46 76-46 76 0 12 40 2 100-4 190-20 12-48 12-68 0z', '#150c36')}${dot(-12, -190, 7, '#ffe98a')}${dot(16, -190, 7, '#ffe98a')}${stroke('M-30-140c-40 30-40 70-34 100M36-140c40 30 46 60 48 96', '#150c36', 16)}`
  return illustration(
    `${starrySky(33)}${dot(150, 120, 54, '#fff0c0')}${drawGlow('warm', 150, 120, 200)}${hills(560, 40, '#1d1650', 2)}${hills(630, 16, '#2c2066', 0.5)}
${lit(`<g transform="rotate(-2 600 400)">${shape('M280 232 590 40l340 192z', 'url(#red)', '#5c1030', 12)}${stroke('M330 220 580 66', '#fff', 10, 0.45)}${wall(840, 60, 60, 120, '#8a5238')}${wall(310, 230, 590, 400, '#5a3a80')}${wall(326, 246, 558, 170, 'url(#wall-rose)')}${wall(326, 432, 270, 182, 'url(#wall-teal)')}${wall(604, 432, 280, 182, 'url(#wall-warm)')}</g>`)}
<g transform="rotate(-2 600 400)">${drawGlow('warm', 400, 330, 130, 110, 0.9)}${stroke('M400 250v34', BARK, 6)}${shape('M376 306c0-34 48-34 48 0z', 'url(#yellow)', '#7a4008', 6)}${[480, 720, 830].map((x) => box(x, 280, 56, 130, 4, 'url(#dark-wood)', '#2a1014', 7) + dot(x + 44, 348, 5, '#ffd34a')).join('')}${lit(place(632, 412, 0.78, tall))}${stroke('M680 380h46M684 350h30', '#fff', 6, 0.6)}
${stroke('M360 614V480M410 614V480M360 500h50M360 530h50M360 560h50M360 590h50', BARK, 11)}${stroke('M360 614V480M410 614V480M360 500h50M360 530h50M360 560h50M360 590h50', '#d9a060', 5)}${box(650, 556, 150, 18, 6, 'url(#wood)', BARK, 6)}${box(664, 574, 16, 40, 3, 'url(#wood)', BARK, 5)}${box(770, 574, 16, 40, 3, 'url(#wood)', BARK, 5)}${place(724, 556, 0.4, mug())}${box(818, 470, 46, 54, 4, '#7fb4e8', BARK, 6)}${drawGlow('warm', 500, 560, 110, 90, 0.9)}${placePerson(488, 614, 0.5, 'gold', { mood: 'awe', gaze: [6, -10], hands: [96, -120] })}${place(536, 552, 0.5, lantern())}</g>
${lit(place(120, 640, 0.9, pine('#33307e', '#140f3c')) + place(1090, 640, 1.1, pine('#33307e', '#140f3c')))}`,
  )
}

function drawMonitors(): string {
  const views = [
    `${box(-90, 20, 180, 60, 0, '#2f8a9a')}${box(-30, -30, 60, 52, 4, '#123a5c')}`,
    `${shape('M-90 60-20-6h40l70 66z', '#2f8a9a')}${box(-24, -40, 48, 40, 2, '#7fe8f0')}`,
    `${stroke('M-70 60V-10h36v70M34 60V-10h36v70', '#2f8a9a', 9)}${stroke('M-70 24h36M34 24h36', '#2f8a9a', 9)}`,
    `${dot(-26, 0, 21, '#fff6c8')}${dot(26, 0, 21, '#fff6c8')}${dot(-22, 2, 9, '#0a0820')}${dot(30, 2, 9, '#0a0820')}`,
    `${[0, 1, 2, 3].map((i) => box(-70 + i * 38, 60 - i * 22, 40, 90, 0, '#2f8a9a')).join('')}`,
    `${place(0, 62, 0.46, pine('#2f8a9a', '#0c3a4a'))}${place(-56, 62, 0.32, pine('#2f8a9a', '#0c3a4a'))}`,
  ]
  const monitors = views
    .map((view, i) =>
      lit(
        place(
          470 + (i % 3) * 240,
          140 + Math.floor(i / 3) * 190,
          1,
          framed(
            `cam${i}`,
            180,
            126,
            `<path d="M-90-63H90V63H-90z" fill="${i === 3 ? '#060418' : '#0f2f4a'}"/>${view}${stroke('M-90-40h180M-90-14h180M-90 12h180M-90 38h180', '#bff', 2, 0.14)}`,
            'url(#device)',
            '#0e0f36',
          ),
        ),
      ),
    )
    .join('')
  const battery = `${box(-90, -44, 170, 88, 16, '#1a1440', '#e8ecff', 9)}${box(84, -20, 18, 40, 5, '#e8ecff')}${box(-74, -28, 30, 56, 6, '#ff5a5a')}${drawGlow('rose', -58, 0, 80)}`
  return illustration(
    `${sky('wall-dark')}${drawGlow('cyan', 670, 260, 560, 340, 0.5)}${monitors}${lit(place(150, 120, 0.9, battery))}
${lit(shape('M-20 560h1240v130H-20z', 'url(#dark-wood)', '#1a0c14', 10))}${stroke('M0 578h760', '#fff', 8, 0.3)}
${placePerson(220, 610, 1.6, 'gold', { mood: 'awe', gaze: [9, -5], feet: false, hands: [100, -60, -80, -46], hat: `${shape('M-84-166c6-50 40-68 84-68s78 18 84 68c-50-16-118-16-168 0z', 'url(#blue)', '#12306e')}${shape('M-70-168c50-20 130-20 170 6-20 16-130 12-170-6z', '#12306e')}${place(0, -200, 0.2, shape(STAR, '#ffe27a'))}` })}
${lit(box(480, 574, 300, 56, 12, 'url(#device)', '#0e0f36') + [0, 1, 2, 3, 4, 5].map((i) => dot(516 + i * 46, 602, 13, ['#ff5a6a', '#ffd34a', '#7fe07a'][i % 3]!, '#0e0f36', 5)).join(''))}${lit(place(900, 616, 0.9, mug()))}${steam(900, 500)}${lit(place(1050, 600, 1, `${shape('M-80 0h160l-16 26H-64z', '#f4f6ff', '#48568f')}${shape('M-60-4c10-50 110-50 120 0z', 'url(#yellow)', '#7a4008')}`))}`,
  )
}

function drawLockedBox(): string {
  const dial = (x: number, y: number, r: number, turn: number) => {
    const ticks = Array.from({ length: 12 }, (_, i) =>
      place(x, y, 1, stroke(`M0 ${-r + 8}v8`, '#7a4008', 4), i * 30),
    ).join('')
    return `${dot(x, y, r, 'url(#yellow)', '#6b3a08', 8)}${dot(x, y, r * 0.72, '#fff6d8', '#6b3a08', 5)}${ticks}${place(x, y, 1, stroke(`M0 6v${-r * 0.6}`, '#a01c3e', 8), turn)}${dot(x, y, 8, '#6b3a08')}`
  }
  const sliding = [0, 1, 2, 3, 4]
    .map((i) =>
      box(
        470 + i * 54,
        498 + (i % 2) * 12,
        46,
        46,
        6,
        ['#3cbca2', '#ffcb3c', '#ee4f50', '#4a94ea', '#9a6cea'][i]!,
        BARK,
        6,
      ),
    )
    .join('')
  return illustration(
    `${sky('wall-dark')}${stroke('M-40 330 460-40M1240 330 740-40', '#5c3a3a', 54)}${stroke('M-40 330 460-40M1240 330 740-40', '#8a5a48', 36)}${drawGlow('white-light', 600, 150, 300, 260, 0.5)}${dot(600, 140, 112, '#2c4aa0', BARK, 20)}${dot(640, 110, 40, '#fff3c8')}${dot(540, 90, 4, '#fff')}${dot(550, 190, 5, '#fff')}${stroke('M600 30v220M490 140h220', BARK, 11)}<path d="M500 190 220 690H1000L700 190z" fill="#cfe4ff" opacity=".13"/>
${lit(shape('M60 600h1080l60 90H0z', 'url(#wood)', BARK, 10))}${stroke('M90 616h600', '#fff', 8, 0.4)}${floorShadow(600, 622, 330)}
${lit(`${shape('M330 330c0-70 60-90 270-90s270 20 270 90z', 'url(#dark-wood)', '#2a1014', 11)}${box(330, 330, 540, 280, 14, 'url(#wood)', BARK, 11)}${box(316, 316, 568, 34, 10, 'url(#yellow)', '#6b3a08', 8)}${box(316, 586, 568, 34, 10, 'url(#yellow)', '#6b3a08', 8)}${[350, 800].map((x) => box(x, 330, 50, 280, 4, 'url(#yellow)', '#6b3a08', 7) + dot(x + 25, 370, 7, '#6b3a08') + dot(x + 25, 570, 7, '#6b3a08')).join('')}${stroke('M380 270c60-20 140-22 220-22', '#fff', 10, 0.4)}`)}
${dial(490, 420, 58, 40)}${dial(600, 400, 44, -60)}${dial(710, 420, 58, 110)}${box(456, 488, 292, 76, 12, '#4a2a1c', BARK, 7)}${sliding}${place(600, 285, 0.3, shape(STAR, '#ffe27a', '#6b3a08'))}
${lit(place(200, 610, 0.8, books(5, 2)) + place(1010, 610, 1, `${box(-20, -90, 40, 90, 6, '#fff6e4', '#8a6a48', 6)}<path d="M0-140c18 20 18 34 8 42-6 4-12 4-16 0-10-8-8-22 8-42z" fill="#ff9a2e"/>`))}${drawGlow('warm', 1010, 490, 150)}`,
  )
}

function drawAntlers(): string {
  const trunk = (x: number, w: number, fill: string) =>
    shape(
      `M${x - w} 700C${x - w * 0.6} 400 ${x - w * 0.7} 200 ${x - w * 0.5}-20h${w}c${w * 0.1} 220 0 420 ${w * 0.6} 720z`,
      fill,
      '#0a0a2c',
      6,
    ) + stroke(`M${x - w * 0.5} 600V120`, '#fff', 6, 0.22)
  const beast = `<path d="M-120 240c-20-140 20-220 120-220s140 80 120 220z" fill="#1b1c54"/>${stroke('M-40 30C-130 0-190-60-200-160M-120-16c-70 0-110-30-130-80M-176-70c-20-30-20-60-14-90M40 30C130 0 190-60 200-160M120-16c70 0 110-30 130-80M176-70c20-30 20-60 14-90', '#4a4c9c', 26)}${stroke('M-40 30C-130 0-190-60-200-160M-120-16c-70 0-110-30-130-80M176-70c20-30 20-60 14-90M40 30C130 0 190-60 200-160M120-16c70 0 110-30 130-80', '#8088cc', 9, 0.6)}${dot(-34, 96, 13, '#fff3b0')}${dot(34, 96, 13, '#fff3b0')}`
  return illustration(
    `${starrySky(12, 260)}${drawGlow('white-light', 760, 240, 420, 300, 0.28)}${[90, 260, 440, 1010].map((x) => trunk(x, 24, '#2a2c6c')).join('')}${place(740, 260, 1.06, beast)}${[620, 900].map((x) => trunk(x, 34, '#20205c')).join('')}
<path d="M-10 520c260-50 560-40 760-10s340 10 460-20v200H-10z" fill="url(#snow)"/>${stroke('M0 522c260-50 560-40 740-12', '#fff', 8, 0.8)}${trunk(60, 62, '#15154a')}${trunk(1140, 70, '#15154a')}
${[430, 490, 552, 610].map((x, i) => oval(x, 640 - i * 16 + (i % 2) * 12, 13, 6, '#6a86cc')).join('')}${drawGlow('warm', 400, 540, 260, 180, 0.9)}${placePerson(340, 634, 0.96, 'gold', { mood: 'awe', gaze: [9, -7], hat: HATS.woolly, hands: [96, -120, -90, -60] })}${place(436, 520, 1.1, lantern())}
${drawStars(60, 700)}${lit(place(1000, 640, 0.7, pine('url(#snow)', '#3a4c98')))}`,
  )
}

function drawFourPeople(): string {
  const sheet = (x: number, y: number, turn: number, inside: string) =>
    lit(place(x, y, 1, shape('M-70-36H70L84 36H-84z', 'url(#paper)', '#8a6a48', 6) + inside, turn))
  const kettle = `${stroke('M-56-110c0-70 112-70 112 0', INK, 14)}${shape('M-84-20c0-70 30-100 84-100s84 30 84 100c0 16-10 24-24 24H-60c-14 0-24-8-24-24z', 'url(#red)', '#5c1030', 9)}${shape('M74-60c40 0 40-40 64-50l6 20c-20 16-24 60-66 64z', 'url(#red)', '#5c1030')}${dot(0, -124, 12, INK)}${stroke('M-56-40c4-30 18-50 36-56', '#fff', 9, 0.6)}`
  return illustration(
    `${room('wall-teal', 460)}${drawGlow('warm', 600, 220, 600, 380, 0.7)}${stroke('M600-10v60', INK, 8)}${shape('M510 120c0-90 180-90 180 0z', 'url(#yellow)', '#7a4008', 9)}${pane(80, 70, 180, 170, dot(120, 50, 22, '#fff3c8'))}${plank(900, 170, 240)}${place(920, 170, 0.9, books(7, 4))}
${placePerson(180, 560, 1.3, 'teal', { gaze: [8, 7], feet: false })}${placePerson(430, 540, 1.3, 'violet', { mood: 'awe', gaze: [6, 9], feet: false, hat: HATS.party })}${placePerson(760, 540, 1.3, 'coral', { gaze: [-6, 9], feet: false })}${placePerson(1010, 560, 1.3, 'lime', { mood: 'set', gaze: [-8, 7], feet: false, hat: HATS.woolly })}
${lit(shape('M40 500h1120l80 200H-40z', 'url(#wood)', BARK, 10))}${stroke('M70 516h640', '#fff', 8, 0.4)}${sheet(200, 596, -5, stroke('M-40 10c20-40 40-30 50-10s20 10 30-10', '#c93f6a', 8))}${sheet(420, 570, 4, dot(-20, 0, 18, 'none', '#4a94ea') + stroke('M16 14l20-30 20 30z', '#3f9a58', 7))}${sheet(820, 580, -3, place(0, 0, 0.26, shape(STAR, '#ffb53c', '#7a4008')))}${sheet(1030, 610, 6, stroke('M-50 0h30v-14h30v24h40', '#5430a4', 8))}
${stroke('M300 660c80-40 120 30 200 0M700 650c60-40 140 40 240 0', INK, 11)}${lit(place(600, 600, 1, kettle))}${steam(750, 470)}${dot(300, 540, 26, 'url(#coat-teal)', '#0b3d4f')}${dot(690, 548, 26, 'url(#coat-coral)', '#6b1030')}${lit(place(930, 662, 0.6, mug('url(#blue)', '#173a80')) + place(110, 660, 0.6, mug()))}`,
  )
}

function drawThreeLooks(): string {
  const pixels =
    Array.from({ length: 11 }, (_, x) => {
      const a = 5 + Math.round(Math.sin(x * 0.8) * 2)
      const b = 8 + Math.round(Math.sin(x * 0.7 + 2))
      return `${box(-143 + x * 26, -156, 26.5, 400, 0, '#4a3aa8')}${box(-143 + x * 26, -156 + 26 * a, 26.5, 400, 0, '#c8589a')}${box(-143 + x * 26, -156 + 26 * b, 26.5, 400, 0, '#2fa58c')}`
    }).join('') + box(40, -120, 52, 52, 0, '#ffd84a')
  const wash = `<path d="M-140-160h280v320h-280z" fill="#fdf6e8"/><g filter="url(#soft)"><path d="M-160-160h320v120c-80 40-200-40-320 20z" fill="#8fc4f0"/>${dot(60, -80, 44, '#ffc48a')}<path d="M-160 20c60-90 100-80 150-20s100-60 170-30v80h-320z" fill="#8fa4dc" opacity=".85"/><path d="M-160 70c90-50 190-30 320-10v120h-320z" fill="#7cc49a"/></g>${oval(-40, 60, 60, 18, '#3f9a8a', 0.35)}${oval(70, 110, 70, 18, '#2f8a6a', 0.35)}${stroke('M-60 60c2-30-2-50 2-70M-40 62c0-20 2-30 6-40', '#3a5a7a', 6, 0.6)}`
  const folded = `<path d="M-140-160h280v320h-280z" fill="#ffe2c4"/>${shape('M-150 60-60-80 0 30z', '#ff9a7a')}${shape('M-60-80 0 30 40 60-20-30z', '#d96a5a')}${shape('M-20 70 70-60 150 70z', '#9a7ad8')}${shape('M70-60 150 70 160 0z', '#7a58b8')}${shape('M-150 90 0 50 150 90v90h-300z', '#4cb498')}${shape('M0 50 150 90 150 180z', '#2f8a78')}${shape('M40-120 70-96 100-120 90-84 70-70 50-84z', '#fff')}${shape('M70-96 70-70 90-84z', '#d6d2ec')}${shape('M-100-110l60 10-40 30z', '#ffd34a')}`
  const hang = (x: number, id: string, inside: string, edge: string, line: string) =>
    `${stroke(`M${x} 40 ${x - 70} 100M${x} 40l70 60`, INK, 6)}${dot(x, 38, 9, '#ffd34a', INK)}${lit(place(x, 276, 1, framed(id, 280, 312, inside, edge, line)))}`
  return illustration(
    `${room('wall-rose', 550)}${[210, 600, 990].map((x) => drawGlow('warm', x, 240, 260, 280, 0.6)).join('')}${hang(210, 'pixels', pixels, 'url(#dark-wood)', '#2a1014')}${hang(600, 'wash', wash, 'url(#yellow)', '#6b3a08')}${hang(990, 'folded', folded, 'url(#white)', '#48568f')}
${placePerson(420, 660, 0.86, 'sky', { mood: 'awe', gaze: [7, -10], hands: [96, -130] })}${placePerson(800, 660, 0.8, 'lime', { gaze: [7, -10] })}`,
  )
}

function drawDuckThief(): string {
  const duck = `${stroke('M-30-10l-34 40h-26M40-6l30 34h30', '#e07a1c', 15)}${shape('M-130-60c-40-20-40-60-20-70 30 30 70 10 110 0 60-14 140 10 130 70C80-6 30 4-30 0-70-4-110-20-130-60z', '#fff', '#5a6a9c', 9)}${shape('M-70-60c30 40 80 30 100-10-30-20-80-20-100 10z', '#dfe6f8', '#5a6a9c')}${shape('M40-100C30-170 40-230 90-236c50-4 70 40 56 76-14 30-20 50-16 80z', '#fff', '#5a6a9c', 9)}${shape('M138-206c30-14 60 0 70 18-20 16-50 20-72 8z', '#ffb53c', '#8a4d08')}${dot(104, -200, 11, INK)}${dot(101, -204, 4, '#fff')}${stroke('M84-226l32 8', INK, 7)}`
  const basket = `${stroke('M-60-60c0-80 120-80 120 0', BARK, 15)}${stroke('M-60-60c0-80 120-80 120 0', '#d9a060', 6)}${shape('M-80-60H80L64 20h-128z', 'url(#wood)', BARK, 9)}${stroke('M-72-34h144M-66-8h132M-30-56l6 72M30-56l-6 72', '#71401f', 6)}${shape('M-84-70H20l-16 50-30-10-30 14z', '#f6f2ff', '#ee4f50', 6)}${dot(50, -76, 20, 'url(#apple)', '#6b0f26')}`
  return illustration(
    `${sky('day')}${sun(180, 110, 54)}${hills(420, 50, '#8fcf9a', 1)}${place(90, 480, 1, tree())}${place(1120, 470, 0.8, tree())}${Array.from({ length: 13 }, (_, i) => shape(`M${i * 100 - 20} 500v-90l24-26 24 26v90z`, '#fff8ec', '#a88a6a', 6)).join('')}<path d="M0 440h1200v16H0z" fill="#fff8ec" stroke="#a88a6a" stroke-width="5"/><path d="M-10 500c300-30 900-30 1220 0v190H-10z" fill="url(#grass)"/>
${shape('M-20 600c200-20 300 20 500 0v90H-20z', 'url(#soil)', '#3a1f14')}${[60, 160, 260, 360].map((x) => place(x, 612, 0.5, shape('M0 0C-50-20-60-70-40-90-10-70 0-40 0 0zM0 0C50-20 60-70 40-90 10-70 0-40 0 0z', '#6fc85a', '#1d5a3c'))).join('')}
${placePerson(320, 600, 1.36, 'lime', { mood: 'awe', gaze: [10, 2], hands: [100, -110, -96, -130], hat: `${oval(0, -172, 116, 24, '#7a4008')}${oval(0, -176, 108, 20, '#ffd86a')}${shape('M-60-178c0-70 120-70 120 0z', 'url(#yellow)', '#7a4008')}${stroke('M-56-186h112', '#ee4f50', 12)}` })}${lit(`${stroke('M462 640V330', BARK, 15)}${stroke('M462 640V330', '#d9a060', 7)}${stroke('M420 330h84M424 330v-30M450 330v-30M476 330v-30M502 330v-30', '#48568f', 10)}`)}
${floorShadow(850, 640, 160)}${lit(place(840, 620, 1.2, duck, -6))}${lit(place(1090, 470, 0.9, basket, 12))}${stroke('M640 560h-80M650 600h-110M660 520h-50', '#fff', 9, 0.8)}${[
      [690, 640],
      [640, 650],
      [720, 652],
    ]
      .map(([x, y]) => oval(x!, y!, 22, 9, '#f4ffe0', 0.8))
      .join('')}`,
  )
}

function drawIdeaBridge(): string {
  const bulb = `${drawGlow('warm', 0, -20, 110)}${shape('M-22 26C-24 6-44-4-44-34c0-56 88-56 88 0 0 30-20 40-22 60z', '#fff3a0', '#8a5a10')}${box(-18, 26, 36, 24, 6, '#a8b2e4', '#48568f', 5)}${stroke('M-10-30l10 14 10-14', '#ff9a3c', 6)}`
  const windows = Array.from({ length: 21 }, (_, i) =>
    box(956 + (i % 3) * 70, 60 + Math.floor(i / 3) * 64, 42, 36, 5, i % 4 ? '#ffe9a0' : '#4a5ab8'),
  ).join('')
  return illustration(
    `${sky('dusk')}${drawStars(50, 55, 220)}${hills(500, 50, '#3a3a8c', 0.8)}${drawGlow('warm', 600, 420, 460, 260, 0.5)}
<path d="M280 560h560v130H280z" fill="url(#sea)"/>${stroke('M340 620q20-10 40 0t40 0M560 650q20-10 40 0t40 0M740 612q20-10 40 0', '#fff', 6, 0.7)}
${lit(`${box(920, 20, 260, 640, 10, '#6a78d8', '#1b2f78', 11)}${windows}${box(1000, 510, 100, 140, 6, '#26336f', '#1b2f78')}`)}${lit(`${box(50, 400, 200, 170, 6, '#ffe2b8', BARK, 10)}${shape('M20 410 150 300l130 110z', 'url(#red)', '#5c1030', 10)}${box(76, 450, 60, 60, 6, '#ffe98a', BARK)}${box(164, 460, 60, 110, 6, 'url(#dark-wood)', '#2a1014')}${stroke('M210 320v-60', '#8a5238', 30)}${stroke('M214 240c-20-30 20-40 0-70', '#fff', 12, 0.6)}`)}
<path d="M-10 560h290c20 0 30 20 30 40v90H-10zM840 560h380v130H810v-90c0-20 10-40 30-40z" fill="url(#grass)" stroke="#1d5a3c" stroke-width="9"/>
${lit(`${shape('M240 560Q570 430 900 560v34Q570 466 240 594z', 'url(#wood)', BARK, 9)}${[330, 450, 570, 690, 810].map((x) => `<path d="M${x} ${540 - 46 * (1 - ((x - 570) / 330) ** 2)}v-30" stroke="${BARK}" stroke-width="9"/>`).join('')}`)}
${placePerson(420, 520, 0.76, 'coral', { gaze: [9, 0], hands: [84, -220, -84, -220], turn: 4 })}${place(420, 328, 0.8, bulb)}${placePerson(620, 504, 0.76, 'sky', { gaze: [-9, 0], hands: [84, -220, -84, -220], turn: -4 })}${place(616, 312, 0.8, bulb)}${placePerson(780, 540, 0.7, 'violet', { gaze: [-9, 0], mood: 'set', hands: [-96, -120] })}${place(700, 430, 0.6, bulb)}`,
  )
}

function drawDrawer(): string {
  const cartridge = (x: number, y: number, fill: string, line: string, turn = 0) =>
    place(
      x,
      y,
      1,
      `${shape('M-52-70h104v130h-20v-18h-64v18h-20z', fill, line, 8)}${box(-34, -52, 68, 56, 6, fill === 'url(#yellow)' ? '#fff6c8' : '#aab0c8', line, 5)}`,
      turn,
    )
  const grey = Array.from({ length: 24 }, (_, i) =>
    cartridge(
      60 + (i % 9) * 136 + (Math.floor(i / 9) % 2) * 60,
      470 + Math.floor(i / 9) * 76,
      '#7c84a8',
      '#343a5c',
      ((i * 37) % 17) - 8,
    ),
  )
  const glowing = `${drawGlow('warm', 820, 470, 260, 220)}${lit(cartridge(820, 450, 'url(#yellow)', '#7a4008', 8))}${place(826, 426, 0.22, shape(STAR, '#ff8f3c'))}`
  return illustration(
    `${sky('wall-dark')}${box(-20, -20, 1240, 250, 0, 'url(#dark-wood)', '#1a0c14', 10)}${box(60, 20, 1080, 170, 14, 'none', '#2a1014', 12)}${dot(600, 104, 30, 'url(#yellow)', '#6b3a08', 8)}<path d="M-10 230h1220v460H-10z" fill="#1a0f34"/>
<path d="M392 276 560 690H1060L860 380z" fill="url(#beam)" opacity=".3"/>${grey.slice(0, 18).join('')}${glowing}${grey.slice(18).join('')}
${placePerson(300, 500, 1.5, 'coral', { mood: 'awe', gaze: [10, 4], feet: false, hands: [126, -60, -90, -60], hat: `${stroke('M-72-158C-40-176 40-176 72-158', INK, 20)}${dot(40, -172, 30, 'url(#metal)', '#262f66')}${dot(46, -170, 18, '#fffbe0')}` })}${[100, 240, 400].map((x, i) => cartridge(x, 560 + (i % 2) * 20, '#8a92b4', '#343a5c', i * 9 - 8)).join('')}
${lit(shape('M-20 626h1240v70H-20z', 'url(#wood)', BARK, 10))}${stroke('M0 640h700', '#fff', 7, 0.45)}${place(700, 330, 0.2, shape(STAR, '#fff3a0'))}${place(950, 360, 0.26, shape(STAR, '#fff3a0'))}${place(900, 290, 0.16, shape(STAR, '#fff3a0'))}`,
  )
}

export const EVENING_ILLUSTRATIONS: Scene[] = [
  { file: 'articles (42).webp', draw: drawUnderBlanket },
  { file: 'articles (43).webp', draw: drawDollHouse },
  { file: 'articles (44).webp', draw: drawMonitors },
  { file: 'articles (45).webp', draw: drawLockedBox },
  { file: 'articles (46).webp', draw: drawAntlers },
  { file: 'articles (47).webp', draw: drawFourPeople },
  { file: 'articles (48).webp', draw: drawThreeLooks },
  { file: 'articles (49).webp', draw: drawDuckThief },
  { file: 'articles (50).webp', draw: drawIdeaBridge },
  { file: 'articles (51).webp', draw: drawDrawer },
]
