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

type TabName = 'place' | 'pose' | 'mood' | 'frame'
const TABS: readonly (readonly [name: TabName, icon: IconName])[] = [
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

type Choices = ReturnType<typeof createChoices>
type Places = ReturnType<typeof createPlaces>

export function createStudio(context: Context): Page & { begin(): void } {
  const { kit, sprites } = context
  const choices = createChoices(kit)
  const places = createPlaces(context, choices)
  const shutter = createShutter(kit, choices)
  const drawPhoto = createPhotoPainter(context, choices, places, shutter)
  return {
    begin: choices.begin,
    widgets: createStudioWidgets(context, choices, places, shutter.save),
    draw(frame: Frame<Game>, { down }: Touched): boolean {
      const { g, screen, now } = frame
      const { x, y, w, h } = screen.visible
      const back = g.createLinearGradient(0, y, 0, y + h)
      back.addColorStop(0, '#5a2550')
      back.addColorStop(1, '#8d4a5e')
      g.fillStyle = back
      g.fillRect(x, y, w, h)
      drawPhoto(frame)
      const { drawer, isWide, big } = context.layout()
      panel(g, isWide ? drawer : { ...drawer, h: drawer.h + 30 }, 22)
      TABS.forEach(([, icon], i) => drawTab(g, icon, i, places.tabRect(i), { isOn: i === choices.tab, big }))
      places
        .cells()
        .forEach((rect, i) => drawCell(g, context, choices, rect, { i, isDown: down === `cell ${i}` }))
      drawSave(g, places.saveRect(), down === 'save', shutter.isDone(now))
      iconButton(g, places.closeRect(), 'close', 'plain', { isDown: down === 'close' })
      return sprites.isBusy || shutter.isShown(now)
    },
  }
}

/** What the photograph shows. */
function createChoices(kit: Context['kit']) {
  // Rewards come after the default choices.
  const sets = () => listWonSets(kit.data.deeds ?? {})
  const frames = () => listWonFrames(kit.data.deeds ?? {})
  const choices = {
    tab: 0,
    choice: { place: 0, pose: 0, mood: 0, frame: 1 },
    look: kit.state.look as Look,
    begin() {
      const { look, theme } = kit.state
      choices.look = look
      const { pose, mood } = look
      Object.assign(choices.choice, { place: PLACES.indexOf(theme.place), pose, mood })
    },
    countOf: (name: TabName): number =>
      ({
        place: () => PLACES.length + sets().length,
        pose: () => POSES.length,
        mood: () => MOODS.length,
        frame: () => FRAMES.length + frames().length,
      })[name](),
    drawPlaceAt(g: G, i: number, w: number, h: number) {
      const set = sets()[i - PLACES.length]
      if (set) drawStudioSet(g, set, w, h)
      else drawPlace(g, PLACES[i] ?? PLACES[0], w, h)
    },
    drawFrameAt(g: G, i: number, w: number, h: number) {
      const won = frames()[i - FRAMES.length]
      if (won) drawWonFrame(g, won, w, h)
      else drawFrame(g, FRAMES[i] ?? FRAMES[0], w, h)
    },
  }
  return choices
}

/** Photo, tabs, cells and buttons, in units. */
function createPlaces({ kit, layout }: Context, choices: Choices) {
  const tabRect = (i: number): Rect => {
    const { tabs, drawer } = layout()
    const first = tabs[0]!
    const w = (drawer.w - 16) / TABS.length
    return { x: drawer.x + 8 + i * w, y: first.y, w, h: first.h }
  }
  const saveRect = (): Rect => {
    const { drawer } = layout()
    return { x: drawer.x + 8, y: drawer.y + drawer.h - 60, w: drawer.w - 16 - 64, h: 54 }
  }
  return {
    tabRect,
    saveRect,
    closeRect: (): Rect => ({ ...saveRect(), x: saveRect().x + saveRect().w + 8, w: 56 }),
    photo(): Rect {
      const { stage, isWide, drawer } = layout()
      const { safe, hud } = kit.screen
      // Clear of the page's own buttons, with the frame's paper edge all around.
      const top = isWide ? safe.y + EDGE + 10 : Math.max(hud.y + hud.h, safe.y) + EDGE + 6
      const room: Rect = isWide
        ? { x: stage.x, y: top, w: stage.w, h: safe.y + safe.h - top - EDGE - 10 }
        : { x: stage.x, y: top, w: stage.w, h: drawer.y - top - EDGE - 8 }
      const h = Math.min(room.h, (room.w - 40) / 0.75)
      return { x: room.x + (room.w - h * 0.75) / 2, y: room.y + (room.h - h) / 2, w: h * 0.75, h }
    },
    cells(): Rect[] {
      const { drawer } = layout()
      const top = tabRect(0).y + tabRect(0).h + 6
      const count = choices.countOf(TABS[choices.tab]![0])
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
    },
  }
}

function paintPhoto(
  { choice, look, drawFrameAt, drawPlaceAt }: Choices,
  w: number,
  h: number,
  ratio: number,
) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(w * ratio)
  canvas.height = Math.ceil(h * ratio)
  const g = canvas.getContext('2d')!
  g.scale(ratio, ratio)
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
  return canvas
}

/** Saves the photograph as a file. */
function createShutter(kit: Context['kit'], choices: Choices) {
  let savedAt = -1e6
  return {
    /** The button says that it is saved. */
    isDone: (now: number) => now - savedAt < 1600,
    isShown: (now: number) => now - savedAt < 1700,
    /** From 1 to 0, and below. */
    flash: (now: number) => 1 - (now - savedAt) / 500,
    save() {
      kit.audio.play('shutter')
      savedAt = kit.now
      paintPhoto(choices, PHOTO.w, PHOTO.h, 1).toBlob((blob) => {
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
    },
  }
}

function createStudioWidgets({ kit, back }: Context, choices: Choices, places: Places, save: () => void) {
  return (): Widget[] => [
    ...TABS.map(([name], i) => ({
      id: `tab ${i}`,
      rect: places.tabRect(i),
      label: texts.studioTabs[i] ?? name,
      act() {
        choices.tab = i
        kit.audio.play('tab')
        kit.invalidate()
      },
    })),
    ...places.cells().map((rect, i) => ({
      id: `cell ${i}`,
      rect,
      label: `${texts.studioTabs[choices.tab]} ${i + 1}`,
      act() {
        choices.choice[TABS[choices.tab]![0]] = i
        kit.audio.play(choices.tab === 0 ? 'page' : 'pose')
        kit.invalidate()
      },
    })),
    { id: 'save', rect: places.saveRect(), label: texts.save, act: save },
    { id: 'close', rect: places.closeRect(), label: texts.buttons.close, act: back },
  ]
}

/** The photograph on white paper, and the flash when it is taken. */
function createPhotoPainter(
  { kit }: Context,
  choices: Choices,
  places: Places,
  shutter: ReturnType<typeof createShutter>,
) {
  let picture: { canvas: HTMLCanvasElement; key: string } | null = null
  return ({ g, now, settings }: Frame<Game>) => {
    const { ratio } = kit.screen
    const photo = places.photo()
    const { x, y, w, h } = photo
    const key = JSON.stringify([choices.choice, choices.look, Math.round(w), ratio])
    if (picture?.key !== key) picture = { canvas: paintPhoto(choices, w, h, ratio), key }
    panel(g, { x: x - EDGE, y: y - EDGE, w: w + EDGE * 2, h: h + EDGE * 2 }, 10, '#fffdf8', 0.5)
    g.drawImage(picture.canvas, x, y, w, h)
    const flash = shutter.flash(now)
    if (flash <= 0 || settings.calm) return
    g.globalAlpha = flash * 0.6
    g.fillStyle = '#fffdf4'
    g.fillRect(x, y, w, h)
    g.globalAlpha = 1
  }
}

function drawTab(
  g: G,
  icon: IconName,
  i: number,
  rect: Rect,
  { isOn, big }: { isOn: boolean; big: number },
): void {
  g.fillStyle = isOn ? PLUM : '#fbeadb'
  box(g, { x: rect.x + 2, y: rect.y + 2, w: rect.w - 4, h: rect.h - 4 }, 14)
  g.fill()
  const ink = isOn ? '#fff4e2' : PLUM
  const size = 15 * big
  const isRow = rect.w > 130
  const [x, y] = [rect.x + rect.w / 2, rect.y + rect.h / 2]
  const name = texts.studioTabs[i]!
  const letter = fitWords(g, name, rect.w - (isRow ? 56 : 8), isRow ? 20 : size)
  drawIcon(
    g,
    icon,
    { x: isRow ? rect.x + 30 : x, y: isRow ? y : y - size * 0.55, size: isRow ? 28 : 22 },
    ink,
  )
  const at = { x: isRow ? x + 14 : x, y: isRow ? y + 1 : y + 13 }
  words(g, name, { ...at, size: letter, max: rect.w, align: 'center' }, ink)
}

function drawCell(
  g: G,
  { kit, sprites }: Context,
  choices: Choices,
  { x, y, w, h }: Rect,
  { i, isDown }: { i: number; isDown: boolean },
): void {
  const { choice, look } = choices
  const [name] = TABS[choices.tab]!
  const inner = { x: x + 4, y: y + 4, w: w - 8, h: h - 8 }
  const key = `studio/${name}/${i}/${choices.countOf(name)}/${JSON.stringify(look)}`
  const small = sprites.picture(key, inner.w, inner.h, kit.screen.ratio, (ink) => {
    box(ink, { x: 0, y: 0, w: inner.w, h: inner.h }, 12)
    ink.clip()
    if (name === 'place') return choices.drawPlaceAt(ink, i, inner.w, inner.h)
    ink.fillStyle = '#f8e3d2'
    ink.fillRect(0, 0, inner.w, inner.h)
    if (name === 'frame') return choices.drawFrameAt(ink, i, inner.w, inner.h)
    const scale = name === 'mood' ? Math.min(inner.w / 200, inner.h / 230) : inner.h / 1040
    ink.translate(inner.w / 2, name === 'mood' ? -10 * scale : inner.h * 0.04)
    ink.scale(scale, scale)
    drawDoll(ink, { ...look, pose: name === 'pose' ? i : 0, mood: name === 'mood' ? i : choice.mood })
  })
  g.fillStyle = choice[name] === i ? PLUM : '#ecd2c0'
  box(g, { x: inner.x - 3, y: inner.y - 3, w: inner.w + 6, h: inner.h + 6 }, 15)
  g.fill()
  const sunk = isDown ? 2 : 0
  if (small) g.drawImage(small, inner.x + sunk, inner.y + sunk, inner.w - sunk * 2, inner.h - sunk * 2)
}

function drawSave(g: G, rect: Rect, isDown: boolean, isSaved: boolean): void {
  const ink = button(g, rect, 'main', isDown)
  const y = rect.y + rect.h / 2 - 2
  drawIcon(g, 'save', { x: rect.x + 28, y, size: 26 }, ink)
  const at = { x: rect.x + rect.w / 2 + 14, y, size: 21, max: rect.w - 74 }
  words(g, isSaved ? texts.saved : texts.save, { ...at, align: 'center', weight: 900 }, ink)
}
