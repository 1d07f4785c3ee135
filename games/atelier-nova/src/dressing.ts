/** The dressing room: theme card, figure, buttons around it, and the wardrobe. */
import type { Frame, Rect } from '@playhouse/game-kit'
import { createBackdrop } from './backdrop.ts'
import { createDrawer } from './drawer.ts'
import { drawIcon, drawTag, TAG_COLOURS } from './icons.ts'
import type { IconName } from './icons.ts'
import { POSES } from './models.ts'
import { box, button, iconButton, INK, setFont, words, wrap } from './paper.ts'
import { hexOf } from './palette.ts'
import { alpha, dark, ellipse, stroke } from './pen.ts'
import type { G } from './pen.ts'
import { drawFigure } from './sprites.ts'
import type { Game } from './state.ts'
import { TAGS } from './tags.ts'
import { texts } from './texts.ts'
import { dyesOf } from './themes.ts'
import type { Context, Touched, Widget } from './widget.ts'
import { listKind } from './catalogue.ts'

const ROUND: readonly (readonly [id: 'undo' | 'shuffle' | 'pose' | 'studio' | 'book', icon: IconName])[] = [
  ['undo', 'undo'],
  ['shuffle', 'shuffle'],
  ['pose', 'pose'],
  ['studio', 'camera'],
  ['book', 'book'],
]
const WISHES = {
  hair: 1,
  top: 3,
  bottom: 13,
  dress: 2,
  coat: 0,
  shoes: 9,
  hat: 0,
  eyes: 1,
  jewel: 7,
  bag: 0,
  wings: 2,
} as const

export function createDressing(context: Context) {
  const { kit, sprites, layout } = context
  const drawer = createDrawer(context)
  const drawBackdrop = createBackdrop()
  /** Time of the last change of clothes, for a little hop. */
  let changedAt = -1e6
  let nextBlink = 1800

  const acts: Record<string, () => void> = {
    undo: () => kit.send({ type: 'undo' }),
    shuffle: () => kit.send({ type: 'shuffle', seed: kit.rng.int(2 ** 31) }),
    pose: () => kit.send({ type: 'pose', pose: (kit.state.look.pose + 1) % POSES.length }),
    studio: () => context.open('studio'),
    book: () => context.open('book'),
    walk: () => kit.send({ type: 'walk' }),
  }
  const widgets = (): Widget[] => {
    const { places } = layout()
    const round = ROUND.map(([id]) => ({
      id,
      rect: places[id]!,
      label: texts.buttons[id],
      act: acts[id]!,
      isOff: id === 'undo' && kit.state.past.length === 0,
    }))
    return [
      ...drawer.widgets(),
      ...round,
      { id: 'walk', rect: places.walk!, label: texts.walk, act: acts.walk! },
    ]
  }
  const figurePlace = () => {
    const { stage, isWide } = layout()
    const height = Math.min((stage.h - 20) / 1.03, stage.w * 1.7)
    return { x: stage.x + stage.w * (isWide ? 0.5 : 0.47), y: stage.y + stage.h - 16, height }
  }

  const drawCard = (g: G) => {
    const { card, chips, text, isWide } = layout()
    const { theme, show, shows } = kit.state
    g.fillStyle = alpha('#fff8ee', 0.93)
    box(g, card, 16)
    g.fill()
    const name = shows > 1 ? `${texts.theme(theme.name)} ${show}/${shows}` : texts.theme(theme.name)
    setFont(g, text)
    const isTwo = !isWide && g.measureText(name).width > card.w - 20
    if (isTwo) {
      const lines = wrap(g, name, card.w - 20, 2)
      lines.forEach((line, i) =>
        words(
          g,
          line,
          card.x + 12,
          card.y + card.h / 2 + (i - (lines.length - 1) / 2) * text * 1.05,
          text,
          INK,
          card.w - 20,
          'left',
          900,
        ),
      )
    } else {
      const brief = texts.brief(theme.name)
      const hasBrief = card.h > text * 2.2 && brief
      words(
        g,
        name,
        card.x + 12,
        card.y + card.h / 2 - (hasBrief ? text * 0.5 : 0),
        text,
        INK,
        card.w - 20,
        'left',
        900,
      )
      if (hasBrief)
        words(
          g,
          brief,
          card.x + 12,
          card.y + card.h / 2 + text * 0.58,
          text * 0.74,
          '#7d4f6c',
          card.w - 20,
          'left',
          700,
        )
    }
    drawChips(g, chips, text)
  }
  const drawChips = (g: G, chips: Rect, text: number) => {
    const { theme } = kit.state
    let x = chips.x
    const h = chips.h - 2
    const chip = (w: number, colour: string) => {
      g.fillStyle = colour
      box(g, { x, y: chips.y, w, h }, h / 2)
      g.fill()
    }
    const list = TAGS.filter((tag) => theme.tags[tag]).sort((a, b) => theme.tags[b]! - theme.tags[a]!)
    const size =
      text *
      Math.min(
        0.9,
        chips.w /
          (list.length * 150 +
            theme.musts.length * 40 +
            (theme.palette ? 110 : 0) +
            (theme.avoid ? 130 : 0) +
            20),
      )
    setFont(g, size)
    for (const tag of list) {
      const name = texts.tags[tag]
      const signs = theme.tags[tag]!
      const w = g.measureText(name).width + signs * size + 22
      chip(w, TAG_COLOURS[tag])
      for (let i = 0; i < signs; i++)
        drawTag(g, tag, x + 12 + size * (0.3 + i), chips.y + h / 2, size * 0.95, '#fff4e2')
      words(g, name, x + 13 + size * signs, chips.y + h / 2 + 1, size, '#fff')
      x += w + 5
    }
    if (theme.palette) {
      const dyes = dyesOf(theme.palette)
      const w = dyes.length * size * 0.86 + 16
      chip(w, '#fff8ee')
      dyes.forEach((one, i) => {
        const path = ellipse(x + 8 + size * 0.43 + i * size * 0.86, chips.y + h / 2, size * 0.42)
        g.fillStyle = hexOf(one)
        g.fill(path)
        stroke(g, path, dark(hexOf(one), 0.4), 1.3)
      })
      x += w + 5
    }
    for (const kind of theme.musts) {
      const own = listKind(kind)[WISHES[kind]]!
      const isDone = Boolean(kit.state.look.wear[kind])
      chip(h + 2, isDone ? '#bfe6d4' : '#fff8ee')
      const picture = sprites.thumb(
        { piece: own.id, a: own.a, b: own.b, pattern: own.pattern },
        h - 8,
        h - 8,
        kit.screen.ratio,
      )
      if (picture) g.drawImage(picture, x + 5, chips.y + 4, h - 8, h - 8)
      if (isDone) drawIcon(g, 'check', x + h - 4, chips.y + h - 7, 11, '#127a7a')
      x += h + 7
    }
    if (theme.avoid) {
      const w = size * 1.9
      chip(w, '#fff8ee')
      drawTag(g, theme.avoid, x + w / 2, chips.y + h / 2, size, alpha(TAG_COLOURS[theme.avoid], 0.6))
      const bar = new Path2D()
      bar.moveTo(x + w * 0.24, chips.y + h * 0.82)
      bar.lineTo(x + w * 0.76, chips.y + h * 0.18)
      stroke(g, bar, '#c8324d', 3)
      x += w + 5
    }
    if (theme.most > 0) {
      const label = `≤ ${theme.most}`
      setFont(g, size)
      const w = g.measureText(label).width + 20
      chip(w, '#fff8ee')
      words(g, label, x + w / 2, chips.y + h / 2 + 1, size, INK, Infinity, 'center')
    }
  }
  const drawModel = (g: G, { now, settings }: Frame<Game>): boolean => {
    const { x, y, height } = figurePlace()
    const { look } = kit.state
    const scale = (height / 1000) * kit.screen.ratio
    const figure = sprites.figure('room', look, scale)
    if (now > nextBlink + 150) nextBlink = now + 1700 + kit.rng.int(2600)
    const isBlinking = now > nextBlink && !settings.calm
    const since = (now - changedAt) / 380
    const hop = settings.calm || since > 1 ? 0 : Math.sin(since * Math.PI) * (1 - since)
    g.fillStyle = '#4a1f3e40'
    g.fill(ellipse(x, y - 4, height * 0.17 * (1 - hop * 0.2), height * 0.022))
    g.save()
    g.translate(x, y)
    g.scale(1 - hop * 0.04, 1 + hop * 0.05)
    g.translate(-x, -y - hop * height * 0.03)
    drawFigure(g, figure, x, y + height * 0.012, height, {
      now,
      isCalm: settings.calm,
      blink: isBlinking ? sprites.blinkOf(figure, look) : null,
    })
    g.restore()
    return !settings.calm
  }

  return {
    drawer,
    widgets,
    acts,
    figurePlace,
    changed(now: number) {
      changedAt = now
    },
    /** A tap on the figure opens the drawer of what was tapped. */
    tapFigure(at: { x: number; y: number }) {
      const { x, y, height } = figurePlace()
      if (Math.abs(at.x - x) > height * 0.16 || at.y > y || at.y < y - height) return false
      const t = (at.y - y + height) / height
      const { wear } = kit.state.look
      const kind =
        t < 0.1
          ? wear.hat
            ? 'hat'
            : 'hair'
          : t < 0.22
            ? 'hair'
            : t < 0.4
              ? wear.coat
                ? 'coat'
                : wear.dress
                  ? 'dress'
                  : 'top'
              : t < 0.88
                ? wear.dress
                  ? 'dress'
                  : 'bottom'
                : 'shoes'
      drawer.showKind(kind)
      return true
    },
    draw(frame: Frame<Game>, touched: Touched): boolean {
      const { g, screen } = frame
      const { stage, places, isWide, drawer: room } = layout()
      const { x, y, w, h } = screen.visible
      drawBackdrop(
        g,
        kit.state.theme.place,
        x,
        y,
        w,
        isWide ? h : room.y + 26 - y,
        screen.ratio,
        sprites.isFresh,
      )
      const moves = drawModel(g, frame)
      drawCard(g)
      for (const [id, icon] of ROUND)
        iconButton(
          g,
          places[id]!,
          icon,
          'plain',
          touched.down === id,
          id === 'undo' && kit.state.past.length === 0,
        )
      const walk = places.walk!
      const ink = button(g, walk, 'main', touched.down === 'walk')
      words(
        g,
        texts.walk,
        walk.x + walk.w / 2,
        walk.y + walk.h / 2 - 1 + (touched.down === 'walk' ? 3 : 0),
        24,
        ink,
        walk.w - 24,
        'center',
        900,
      )
      void stage
      const isBusy = drawer.draw(g, touched)
      if (!kit.record.knowsHow) drawer.drawHint(g, frame.now, frame.settings.calm)
      return isBusy || moves
    },
  }
}
export type Dressing = ReturnType<typeof createDressing>
