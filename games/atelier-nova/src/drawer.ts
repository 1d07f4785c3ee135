/** The wardrobe: twelve drawers of pieces, the dye shop, and who it is that wears them. */
import type { Rect } from '@playhouse/game-kit'
import { listKind, PIECES } from './catalogue.ts'
import { PATTERNS } from './cloth-names.ts'
import { KINDS } from './cuts.ts'
import type { Kind } from './cuts.ts'
import { drawDoll } from './doll.ts'
import { drawIcon, drawTag } from './icons.ts'
import { stylePoints } from './judging.ts'
import type { Model, Worn } from './look.ts'
import { AIDS, BODIES, EYES, FACES, SKINS } from './models.ts'
import { box, button, iconButton, INK, panel, PLUM, words } from './paper.ts'
import { hexOf, SWATCHES } from './palette.ts'
import { dark, ellipse, fill, light, stroke } from './pen.ts'
import type { G } from './pen.ts'
import { TAGS } from './tags.ts'
import { texts } from './texts.ts'
import { dyesOf } from './themes.ts'
import type { Context, Touched, Widget } from './widget.ts'

const MODEL_TAB = KINDS.length
const MODEL_PARTS: readonly (readonly [part: keyof Model, count: number])[] = [
  ['face', FACES.length],
  ['skin', SKINS.length],
  ['eyes', EYES.length],
  ['body', BODIES.length],
  ['aid', AIDS.length],
]
const MODEL_ITEMS = MODEL_PARTS.flatMap(([part, count]) =>
  Array.from({ length: count }, (_, value) => ({ part, value })),
)
/** Which piece stands for a kind on its tab. */
const EMBLEMS: Record<Kind, number> = {
  hair: 1,
  top: 3,
  bottom: 13,
  dress: 15,
  coat: 0,
  shoes: 9,
  hat: 0,
  eyes: 1,
  jewel: 7,
  bag: 0,
  wings: 2,
}

export function createDrawer({ kit, sprites, layout }: Context) {
  let tab = 3
  let mode: 'pieces' | 'dyes' = 'pieces'
  let zone: 0 | 1 = 0
  let page = 0

  const kind = (): Kind | null => KINDS[tab] ?? null
  const worn = (): Worn | undefined => (kind() ? kit.state.look.wear[kind()!] : undefined)
  const count = () =>
    mode === 'dyes' ? SWATCHES.length : tab === MODEL_TAB ? MODEL_ITEMS.length : listKind(kind()!).length
  const perPage = () => layout().cells.length
  const pages = () => Math.max(1, Math.ceil(count() / perPage()))
  const canDye = () => Boolean(worn())

  const choose = (next: number) => {
    tab = (next + MODEL_TAB + 1) % (MODEL_TAB + 1)
    mode = 'pieces'
    zone = 0
    page = 0
    kit.audio.play('tab', { rate: 0.9 + tab * 0.03 })
    kit.invalidate()
  }
  const turn = (by: number) => {
    page = (page + by + pages()) % pages()
    kit.audio.play('page')
    kit.invalidate()
  }
  const toggleDyes = () => {
    if (mode === 'pieces' && !canDye()) return kit.audio.play('refuse')
    mode = mode === 'dyes' ? 'pieces' : 'dyes'
    zone = 0
    page = 0
    kit.audio.play('tab')
    kit.invalidate()
  }
  const press = (index: number) => {
    if (mode === 'dyes') {
      if (kind()) kit.send({ type: 'dye', kind: kind()!, zone, dye: index })
    } else if (tab === MODEL_TAB) {
      const { part, value } = MODEL_ITEMS[index]!
      kit.send({ type: 'model', part, value })
    } else kit.send({ type: 'wear', piece: listKind(kind()!)[index]!.id })
  }
  const labelOf = (index: number): string =>
    mode === 'dyes'
      ? SWATCHES[index]!.name
      : tab === MODEL_TAB
        ? `${MODEL_ITEMS[index]!.part} ${MODEL_ITEMS[index]!.value + 1}`
        : texts.piece(listKind(kind()!)[index]!.name)

  const widgets = (): Widget[] => {
    const { places, cells, tabs } = layout()
    const at = (id: string) => places[id]!
    const list: Widget[] = tabs.map((rect, i) => ({
      id: `tab ${i}`,
      rect,
      label: i === MODEL_TAB ? texts.model : texts.kinds[KINDS[i]!],
      act: () => choose(i),
    }))
    if (tab !== MODEL_TAB)
      list.push({ id: 'dye', rect: at('dye'), label: texts.buttons.dye, act: toggleDyes, isOff: !canDye() })
    if (mode === 'dyes') {
      for (const z of [0, 1] as const)
        list.push({
          id: `zone ${z}`,
          rect: at(`zone ${z}`),
          label: texts.zones[z]!,
          act() {
            zone = z
            kit.audio.play('click')
            kit.invalidate()
          },
        })
      if (kind() !== 'hair')
        list.push({
          id: 'pattern',
          rect: at('pattern'),
          label: texts.buttons.pattern,
          act: () =>
            kit.send({
              type: 'pattern',
              kind: kind()!,
              pattern: ((worn()?.pattern ?? 0) + 1) % PATTERNS.length,
            }),
        })
    }
    if (pages() > 1) {
      list.push({ id: 'prev', rect: at('prev'), label: texts.buttons.prev, act: () => turn(-1) })
      list.push({ id: 'next', rect: at('next'), label: texts.buttons.next, act: () => turn(1) })
    }
    cells.forEach((rect, i) => {
      const index = page * perPage() + i
      if (index < count())
        list.push({ id: `cell ${i}`, rect, label: labelOf(index), act: () => press(index) })
    })
    return list
  }

  const drawTabs = (g: G, { down }: Touched) => {
    layout().tabs.forEach((rect, i) => {
      const isOpen = i === tab
      const inner = { x: rect.x + 2, y: rect.y + 2, w: rect.w - 4, h: rect.h - 4 }
      g.fillStyle = isOpen ? '#f7b27a' : down === `tab ${i}` ? '#f2d6c2' : '#fbeadb'
      box(g, inner, 14)
      g.fill()
      const isUsed = i < MODEL_TAB && kit.state.look.wear[KINDS[i]!]
      if (i === MODEL_TAB)
        drawIcon(
          g,
          'model',
          rect.x + rect.w / 2,
          rect.y + rect.h / 2,
          inner.h * 0.62,
          isOpen ? '#fff4e2' : PLUM,
        )
      else {
        const side = inner.h - 8
        const own = listKind(KINDS[i]!)[EMBLEMS[KINDS[i]!]]!
        const picture = sprites.thumb(
          { piece: own.id, a: own.a, b: own.b, pattern: own.pattern },
          side,
          side,
          kit.screen.ratio,
        )
        if (picture) g.drawImage(picture, rect.x + (rect.w - side) / 2, inner.y + 4, side, side)
      }
      if (isUsed) {
        g.fillStyle = '#127a7a'
        g.fill(ellipse(inner.x + inner.w - 9, inner.y + 9, 4))
      }
    })
  }
  const drawBar = (g: G, touched: Touched) => {
    const { places, bar, text } = layout()
    for (const { id, rect, isOff } of widgets()) {
      if (id === 'dye')
        iconButton(g, rect, 'dye', mode === 'dyes' ? 'on' : 'plain', touched.down === id, isOff)
      else if (id === 'pattern') iconButton(g, rect, 'pattern', 'plain', touched.down === id)
      else if (id === 'prev' || id === 'next') iconButton(g, rect, id, 'quiet', touched.down === id)
      else if (id.startsWith('zone')) {
        const own = worn()
        const isOn = `zone ${zone}` === id
        button(g, rect, isOn ? 'on' : 'plain', touched.down === id)
        const hex = hexOf(id === 'zone 0' ? (own?.a ?? 0) : (own?.b ?? 0))
        g.fillStyle = hex
        g.fill(ellipse(rect.x + rect.w / 2, rect.y + rect.h / 2 - 2, id === 'zone 0' ? 15 : 10))
        stroke(
          g,
          ellipse(rect.x + rect.w / 2, rect.y + rect.h / 2 - 2, id === 'zone 0' ? 15 : 10),
          dark(hex, 0.4),
          2,
        )
      }
    }
    if (mode === 'dyes') return
    const x = tab === MODEL_TAB ? bar.x + 6 : places.dye!.x + places.dye!.w + 12
    const most = (pages() > 1 ? places.prev!.x : bar.x + bar.w) - x - 8
    const own = worn()
    const name =
      tab === MODEL_TAB ? texts.model : own ? texts.piece(PIECES[own.piece]!.name) : texts.kinds[kind()!]
    words(g, name, x, bar.y + bar.h / 2 - (own ? 10 : 0), Math.min(text, 20), INK, most)
    if (own) drawTags(g, own.piece, x + 8, bar.y + bar.h - 13, 16, 'left')
  }
  /** A sign for each style, as many as it counts. */
  const drawTags = (g: G, piece: number, x: number, y: number, size: number, align: 'left' | 'middle') => {
    const { tags } = PIECES[piece]!
    const signs = TAGS.flatMap((tag) => Array.from({ length: tags[tag] ?? 0 }, () => tag))
    const step = size * 0.96
    const from = align === 'left' ? x : x - ((signs.length - 1) * step) / 2
    signs.forEach((tag, i) => drawTag(g, tag, from + i * step, y, size))
  }
  const drawPieceCell = (g: G, rect: Rect, index: number) => {
    const { id, a, b, pattern } = listKind(kind()!)[index]!
    const own = worn()
    const isWorn = own?.piece === id
    const fits = stylePoints(id, kit.state.theme).reduce((sum, [, one]) => sum + one, 0)
    cellBack(g, rect, isWorn, fits > 0)
    const sign = Math.min(17, rect.h * 0.2)
    const room = { w: rect.w - 14, h: rect.h - sign - 14 }
    const picture = sprites.thumb(
      isWorn ? own : { piece: id, a, b, pattern },
      room.w,
      room.h,
      kit.screen.ratio,
    )
    if (picture) g.drawImage(picture, rect.x + 7, rect.y + 6, room.w, room.h)
    drawTags(g, id, rect.x + rect.w / 2, rect.y + rect.h - sign * 0.5 - 6, sign, 'middle')
    if (isWorn) check(g, rect)
  }
  const drawDyeCell = (g: G, rect: Rect, index: number) => {
    const own = worn()
    const hex = hexOf(index)
    const isOn = own && (zone === 0 ? own.a : own.b) === index
    const isWished = kit.state.theme.palette !== null && dyesOf(kit.state.theme.palette).includes(index)
    cellBack(g, rect, Boolean(isOn), isWished)
    const r = Math.min(rect.w, rect.h) * 0.34
    const [x, y] = [rect.x + rect.w / 2, rect.y + rect.h / 2]
    const tone = g.createRadialGradient(x - r * 0.3, y - r * 0.4, r * 0.1, x, y, r)
    tone.addColorStop(0, light(hex, 0.4))
    tone.addColorStop(0.6, hex)
    tone.addColorStop(1, dark(hex, 0.2))
    g.fillStyle = tone
    g.fill(ellipse(x, y, r))
    stroke(g, ellipse(x, y, r), dark(hex, 0.4), 1.6)
    if (isOn) check(g, rect)
  }
  const drawModelCell = (g: G, rect: Rect, index: number) => {
    const { part, value } = MODEL_ITEMS[index]!
    const { look } = kit.state
    const isOn = look.model[part] === value
    cellBack(g, rect, isOn, false)
    const [w, h] = [rect.w - 10, rect.h - 10]
    const model = { ...look.model, [part]: value, ...(part === 'aid' ? {} : { aid: 0 }) }
    const key = `model/${JSON.stringify(model)}/${look.wear.hair?.piece}/${look.wear.hair?.a}/${part}`
    const picture = sprites.picture(key, w, h, kit.screen.ratio, (ink) => {
      const isWhole = part === 'body' || part === 'aid'
      const wear = isWhole ? look.wear : { hair: look.wear.hair, top: look.wear.top ?? look.wear.dress }
      const scale = isWhole ? h / 1040 : Math.min(w / 190, h / 230)
      ink.beginPath()
      ink.rect(0, 0, w, h)
      ink.clip()
      ink.translate(w / 2, isWhole ? h * 0.04 : -8 * scale)
      ink.scale(scale, scale)
      drawDoll(
        ink,
        { ...look, pose: 0, mood: 0, model, wear: isWhole ? wear : { hair: wear.hair } },
        { mood: 'smile' },
      )
    })
    if (picture) g.drawImage(picture, rect.x + 5, rect.y + 5, w, h)
    if (isOn) check(g, rect)
  }

  return {
    widgets,
    choose,
    turn,
    toggleDyes,
    step: (by: number) => choose(tab + by),
    showKind: (next: Kind) => choose(KINDS.indexOf(next)),
    reset() {
      tab = 3
      mode = 'pieces'
      page = 0
    },
    probe: () => ({ tab, mode, zone, page, perPage: perPage() }),
    /** A hand that taps a piece that fits, until the first one is worn. */
    drawHint(g: G, now: number, isCalm: boolean) {
      if (mode === 'dyes' || tab === MODEL_TAB) return
      const shown = listKind(kind()!).slice(page * perPage(), (page + 1) * perPage())
      const nth = Math.max(
        0,
        shown.findIndex(({ id }) => stylePoints(id, kit.state.theme).length > 0),
      )
      const rect = layout().cells[nth]!
      drawHand(g, rect.x + rect.w * 0.56, rect.y + rect.h * 0.52, isCalm ? 0.5 : (now % 1500) / 1500)
    },
    draw(g: G, touched: Touched): boolean {
      if (mode === 'dyes' && !canDye()) mode = 'pieces'
      page = Math.min(page, pages() - 1)
      const { drawer, cells, isWide } = layout()
      panel(g, isWide ? drawer : { ...drawer, h: drawer.h + 30 }, 22)
      drawTabs(g, touched)
      drawBar(g, touched)
      cells.forEach((rect, i) => {
        const index = page * perPage() + i
        if (index >= count()) return
        const sunk =
          touched.down === `cell ${i}` ? { x: rect.x + 2, y: rect.y + 2, w: rect.w - 4, h: rect.h - 4 } : rect
        if (mode === 'dyes') drawDyeCell(g, sunk, index)
        else if (tab === MODEL_TAB) drawModelCell(g, sunk, index)
        else drawPieceCell(g, sunk, index)
      })
      return sprites.isBusy
    },
  }
}
export type Drawer = ReturnType<typeof createDrawer>

function cellBack(g: G, { x, y, w, h }: Rect, isOn: boolean, glows: boolean): void {
  const inner = { x: x + 3, y: y + 3, w: w - 6, h: h - 6 }
  const tone = g.createLinearGradient(0, y, 0, y + h)
  tone.addColorStop(0, isOn ? '#ffe6c9' : glows ? '#fff6d8' : '#fffdf9')
  tone.addColorStop(1, isOn ? '#fbd0a4' : glows ? '#ffe9a8' : '#f8e9dc')
  g.fillStyle = tone
  box(g, inner, 14)
  g.fill()
  g.strokeStyle = isOn ? '#d9772f' : glows ? '#e8b23c' : '#eed9c8'
  g.lineWidth = isOn ? 3 : glows ? 2.4 : 1.4
  g.stroke()
}
function check(g: G, { x, y, w }: Rect): void {
  g.fillStyle = '#127a7a'
  g.fill(ellipse(x + w - 14, y + 14, 9))
  drawIcon(g, 'check', x + w - 14, y + 14, 12, '#fff')
}
/** A pointing hand that comes, taps, and leaves a ring. */
function drawHand(g: G, x: number, y: number, t: number): void {
  const press = Math.max(0, 1 - Math.abs(t - 0.5) * 6)
  const ring = Math.max(0, t - 0.5) * 2
  g.save()
  if (ring > 0) {
    g.globalAlpha = 1 - ring
    stroke(g, ellipse(x, y, 8 + ring * 26), '#127a7a', 4)
    g.globalAlpha = 1
  }
  g.translate(x, y + 22 * (1 - press) * (t < 0.5 ? 1 : 0.4))
  g.rotate(-0.25)
  g.scale(1.15 - press * 0.12, 1.15 - press * 0.12)
  const hand = new Path2D()
  hand.roundRect(-5, -2, 10, 30, 5)
  hand.roundRect(-11, 18, 30, 26, 11)
  stroke(g, hand, '#4a1f3e', 6)
  g.fillStyle = '#fffdf8'
  fill(g, hand)
  g.restore()
}
