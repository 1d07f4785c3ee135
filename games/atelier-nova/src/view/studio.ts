/** The photo studio: a place, a pose, a mood, a frame, and a picture to save as a file. Nothing leaves the device. */
import type { Frame, Rect } from '@playhouse/game-kit'
import { drawDoll } from '../art/figure/doll.ts'
import { listWonFrames, listWonSets } from './deeds.ts'
import { drawFrame, FRAMES } from '../art/places/frames.ts'
import { drawWonFrame } from '../art/places/frames-won.ts'
import { drawIcon } from '../art/icons.ts'
import type { IconName } from '../art/icons.ts'
import type { Look } from '../rules/look.ts'
import { MOODS } from '../rules/models.ts'
import { POSES } from '../art/figure/poses.ts'
import { box, button, fitWords, iconButton, panel, PLUM, words } from '../art/paper.ts'
import type { G } from '../art/pen.ts'
import { drawPlace } from '../art/places/places.ts'
import type { Game } from '../state.ts'
import { drawStudioSet } from '../art/places/studio-sets.ts'
import { texts } from '../texts.ts'
import { PLACES } from '../data/themes.ts'
import type { Context, Page, Touched, Widget } from '../ui/widget.ts'

const TABS: readonly (readonly [name: 'place' | 'pose' | 'mood' | 'frame', icon: IconName])[] = [
  ['place', 'place'],
  ['pose', 'pose'],
  ['mood', 'mood'],
  ['frame', 'frame'],
]
const PHOTO = { w: 900, h: 1200 }
/** Widths a cell is at most high. */
const TALLEST = 1.5
/** White paper around a photograph. */
const EDGE = 7

export function createStudio({ kit, sprites, layout, back }: Context): Page & { begin(): void } {
  let tab = 0
  // Rewards come after the default choices.
  const sets = () => listWonSets(kit.data.deeds ?? {})
  const frames = () => listWonFrames(kit.data.deeds ?? {})
  const countOf = (name: (typeof TABS)[number][0]): number =>
    ({
      place: () => PLACES.length + sets().length,
      pose: () => POSES.length,
      mood: () => MOODS.length,
      frame: () => FRAMES.length + frames().length,
    })[name]()
  const drawPlaceAt = (g: G, i: number, w: number, h: number) => {
    const set = sets()[i - PLACES.length]
    if (set) drawStudioSet(g, set, w, h)
    else drawPlace(g, PLACES[i] ?? PLACES[0], w, h)
  }
  const drawFrameAt = (g: G, i: number, w: number, h: number) => {
    const won = frames()[i - FRAMES.length]
    if (won) drawWonFrame(g, won, w, h)
    else drawFrame(g, FRAMES[i] ?? FRAMES[0], w, h)
  }
  const choice = { place: 0, pose: 0, mood: 0, frame: 1 }
  let look: Look = kit.state.look
  let picture: { canvas: HTMLCanvasElement; key: string } | null = null
  let savedAt = -1e6

  const place = () => {
    const { stage, isWide, drawer } = layout()
    const { safe, hud } = kit.screen
    // Clear of the page's own buttons, with the frame's paper edge all around.
    const top = isWide ? safe.y + EDGE + 10 : Math.max(hud.y + hud.h, safe.y) + EDGE + 6
    const room: Rect = isWide
      ? { x: stage.x, y: top, w: stage.w, h: safe.y + safe.h - top - EDGE - 10 }
      : { x: stage.x, y: top, w: stage.w, h: drawer.y - top - EDGE - 8 }
    const h = Math.min(room.h, (room.w - 40) / 0.75)
    return { x: room.x + (room.w - h * 0.75) / 2, y: room.y + (room.h - h) / 2, w: h * 0.75, h }
  }
  const paint = (g: G, w: number, h: number) => {
    drawPlaceAt(g, choice.place, w, h)
    const height = h * 0.82
    g.fillStyle = '#4a1f3e40'
    g.beginPath()
    g.ellipse(w / 2, h * 0.925, height * 0.17, height * 0.022, 0, 0, Math.PI * 2)
    g.fill()
    g.save()
    g.translate(w / 2, h * 0.94 - height * 0.985)
    g.scale(height / 1000, height / 1000)
    drawDoll(g, { ...look, pose: choice.pose, mood: choice.mood })
    g.restore()
    drawFrameAt(g, choice.frame, w, h)
  }
  const canvasOf = (w: number, h: number, ratio: number) => {
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(w * ratio)
    canvas.height = Math.ceil(h * ratio)
    const g = canvas.getContext('2d')!
    g.scale(ratio, ratio)
    paint(g, w, h)
    return canvas
  }
  const save = () => {
    kit.audio.play('shutter')
    savedAt = kit.now
    canvasOf(PHOTO.w, PHOTO.h, 1).toBlob((blob) => {
      if (!blob) return
      const link = document.createElement('a')
      link.href = URL.createObjectURL(blob)
      link.download = `atelier-nova-${kit.state.theme.name}.png`
      link.click()
      // The browser reads it a moment later.
      kit.juice.tween({ ms: 4000, update: () => {}, done: () => URL.revokeObjectURL(link.href) })
    }, 'image/png')
    kit.say(texts.saved)
    kit.invalidate()
  }
  const tabRect = (i: number): Rect => {
    const first = layout().tabs[0]!
    const { drawer } = layout()
    const w = (drawer.w - 16) / TABS.length
    return { x: drawer.x + 8 + i * w, y: first.y, w, h: first.h }
  }
  const cells = () => {
    const { drawer } = layout()
    const top = tabRect(0).y + tabRect(0).h + 6
    const count = countOf(TABS[tab]![0])
    const room = { w: drawer.w - 16, h: drawer.y + drawer.h - top - 66 }
    // As large as all of them can be: the panel is filled.
    const sizes = Array.from({ length: count }, (_, i) => {
      const w = room.w / (i + 1)
      return { columns: i + 1, w, h: Math.min(room.h / Math.ceil(count / (i + 1)), w * TALLEST) }
    })
    const { columns, w, h } = sizes.toSorted((a, b) => Math.min(b.w, b.h) - Math.min(a.w, a.h))[0]!
    return Array.from({ length: count }, (_, i) => ({
      x: drawer.x + 8 + (i % columns) * w,
      y: top + Math.floor(i / columns) * h,
      w,
      h,
    }))
  }
  const saveRect = (): Rect => {
    const { drawer } = layout()
    return { x: drawer.x + 8, y: drawer.y + drawer.h - 60, w: drawer.w - 16 - 64, h: 54 }
  }
  const closeRect = (): Rect => ({ ...saveRect(), x: saveRect().x + saveRect().w + 8, w: 56 })

  const widgets = (): Widget[] => [
    ...TABS.map(([name], i) => ({
      id: `tab ${i}`,
      rect: tabRect(i),
      label: texts.studioTabs[i] ?? name,
      act() {
        tab = i
        kit.audio.play('tab')
        kit.invalidate()
      },
    })),
    ...cells().map((rect, i) => ({
      id: `cell ${i}`,
      rect,
      label: `${texts.studioTabs[tab]} ${i + 1}`,
      act() {
        choice[TABS[tab]![0]] = i
        kit.audio.play(tab === 0 ? 'page' : 'pose')
        kit.invalidate()
      },
    })),
    { id: 'save', rect: saveRect(), label: texts.save, act: save },
    { id: 'close', rect: closeRect(), label: texts.buttons.close, act: back },
  ]
  const drawCell = (g: G, { x, y, w, h }: Rect, i: number, isDown: boolean) => {
    const [name] = TABS[tab]!
    const inner = { x: x + 4, y: y + 4, w: w - 8, h: h - 8 }
    const key = `studio/${name}/${i}/${countOf(name)}/${JSON.stringify(look)}`
    const small = sprites.picture(key, inner.w, inner.h, kit.screen.ratio, (ink) => {
      box(ink, { x: 0, y: 0, w: inner.w, h: inner.h }, 12)
      ink.clip()
      if (name === 'place') return drawPlaceAt(ink, i, inner.w, inner.h)
      ink.fillStyle = '#f8e3d2'
      ink.fillRect(0, 0, inner.w, inner.h)
      if (name === 'frame') return drawFrameAt(ink, i, inner.w, inner.h)
      const scale = name === 'mood' ? Math.min(inner.w / 200, inner.h / 230) : inner.h / 1040
      ink.translate(inner.w / 2, name === 'mood' ? -10 * scale : inner.h * 0.04)
      ink.scale(scale, scale)
      drawDoll(ink, { ...look, pose: name === 'pose' ? i : 0, mood: name === 'mood' ? i : choice.mood })
    })
    g.fillStyle = choice[name] === i ? PLUM : '#ecd2c0'
    box(g, { x: inner.x - 3, y: inner.y - 3, w: inner.w + 6, h: inner.h + 6 }, 15)
    g.fill()
    if (small)
      g.drawImage(
        small,
        inner.x + (isDown ? 2 : 0),
        inner.y + (isDown ? 2 : 0),
        inner.w - (isDown ? 4 : 0),
        inner.h - (isDown ? 4 : 0),
      )
  }
  return {
    begin() {
      look = kit.state.look
      Object.assign(choice, {
        place: PLACES.indexOf(kit.state.theme.place),
        pose: look.pose,
        mood: look.mood,
      })
    },
    widgets,
    draw({ g, screen, now, settings }: Frame<Game>, touched: Touched): boolean {
      const { x, y, w, h } = screen.visible
      const back = g.createLinearGradient(0, y, 0, y + h)
      back.addColorStop(0, '#5a2550')
      back.addColorStop(1, '#8d4a5e')
      g.fillStyle = back
      g.fillRect(x, y, w, h)
      const photo = place()
      const key = JSON.stringify([choice, look, Math.round(photo.w), screen.ratio])
      if (picture?.key !== key) picture = { canvas: canvasOf(photo.w, photo.h, screen.ratio), key }
      panel(
        g,
        { x: photo.x - EDGE, y: photo.y - EDGE, w: photo.w + EDGE * 2, h: photo.h + EDGE * 2 },
        10,
        '#fffdf8',
        0.5,
      )
      g.drawImage(picture.canvas, photo.x, photo.y, photo.w, photo.h)
      const flash = 1 - (now - savedAt) / 500
      if (flash > 0 && !settings.calm) {
        g.globalAlpha = flash * 0.6
        g.fillStyle = '#fffdf4'
        g.fillRect(photo.x, photo.y, photo.w, photo.h)
        g.globalAlpha = 1
      }
      const { drawer, isWide } = layout()
      panel(g, isWide ? drawer : { ...drawer, h: drawer.h + 30 }, 22)
      TABS.forEach(([, icon], i) => {
        const rect = tabRect(i)
        g.fillStyle = i === tab ? PLUM : '#fbeadb'
        box(g, { x: rect.x + 2, y: rect.y + 2, w: rect.w - 4, h: rect.h - 4 }, 14)
        g.fill()
        const ink = i === tab ? '#fff4e2' : PLUM
        const size = 15 * layout().big
        const isRow = rect.w > 130
        const [x0, y0] = [rect.x + rect.w / 2, rect.y + rect.h / 2]
        const wide = fitWords(g, texts.studioTabs[i]!, rect.w - (isRow ? 56 : 8), isRow ? 20 : size)
        drawIcon(
          g,
          icon,
          { x: isRow ? rect.x + 30 : x0, y: isRow ? y0 : y0 - size * 0.55, size: isRow ? 28 : 22 },
          ink,
        )
        words(
          g,
          texts.studioTabs[i]!,
          { x: isRow ? x0 + 14 : x0, y: isRow ? y0 + 1 : y0 + 13, size: wide, max: rect.w, align: 'center' },
          ink,
        )
      })
      cells().forEach((rect, i) => drawCell(g, rect, i, touched.down === `cell ${i}`))
      const rect = saveRect()
      const ink = button(g, rect, 'main', touched.down === 'save')
      drawIcon(g, 'save', { x: rect.x + 28, y: rect.y + rect.h / 2 - 2, size: 26 }, ink)
      words(
        g,
        now - savedAt < 1600 ? texts.saved : texts.save,
        {
          x: rect.x + rect.w / 2 + 14,
          y: rect.y + rect.h / 2 - 2,
          size: 21,
          max: rect.w - 74,
          align: 'center',
          weight: 900,
        },
        ink,
      )
      iconButton(g, closeRect(), 'close', 'plain', { isDown: touched.down === 'close' })
      return sprites.isBusy || now - savedAt < 1700
    },
  }
}
