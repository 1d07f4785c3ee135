/** Shows whichever room the game is in, and turns fingers, keys and pads into its buttons' deeds. */
import type { Kit, UiRect, View } from '@playhouse/game-kit'
import type { Data } from './book.ts'
import { createBookPage } from './book-page.ts'
import { PIECES } from './catalogue.ts'
import { findNextStop } from './cursor.ts'
import type { Direction, Stop } from './cursor.ts'
import type { Kind } from './cuts.ts'
import { createDressing } from './dressing.ts'
import type { Probe } from './hands.ts'
import { TAG_COLOURS } from './icons.ts'
import { layOut, layOutVerdict } from './layout.ts'
import type { Layout, LayoutRequest } from './layout.ts'
import { FONT } from './paper.ts'
import { hexOf, SWATCHES } from './palette.ts'
import { createRunway } from './runway.ts'
import { countStars } from './rules.ts'
import { createSprites } from './sprites.ts'
import type { Event, Game } from './state.ts'
import { createStudio } from './studio.ts'
import type { Tag } from './tags.ts'
import { texts } from './texts.ts'
import { createVerdict } from './verdict.ts'
import { isIn } from './widget.ts'
import type { Context, Page, PageName, Widget } from './widget.ts'

/** The sound of putting it on. */
const WEAR_SOUNDS: Record<Kind, string> = {
  hair: 'brush',
  top: 'swish',
  bottom: 'zip',
  dress: 'swish',
  coat: 'zip',
  shoes: 'heel',
  hat: 'snap',
  eyes: 'snap',
  jewel: 'jingle',
  bag: 'snap',
  wings: 'swish',
}
const CONFETTI = ['#f7b27a', '#6a2b62', '#127a7a', '#fff3e2', '#e87a91', '#f0c04a']
const IDLE_MS = 60_000
const SWIPE = 46
const FRESH_AFTER_MS = 140

export function createView(kit: Kit<Game, Data>): View<Game> {
  const sprites = createSprites()
  let layout: Layout
  let open: PageName | null = null
  let pressed: { id: string; x: number; y: number; swiped: boolean } | null = null
  let cursor = 'tab 3'
  let usesCursor = false
  let lastInputAt = 0
  let lastKey = ''
  let resizedAt = -1e6

  const request = (): LayoutRequest => {
    const { w, h, safe, hud } = kit.screen
    return { w, h, safe, hud, isBig: kit.settings.bigText, isLeft: kit.settings.leftHanded }
  }
  const context: Context = {
    kit,
    sprites,
    layout: () => layout,
    request,
    open(page) {
      open = page
      if (page === 'studio') studio.begin()
      if (page === 'book') book.begin()
      cursor = page === null ? 'walk' : page === 'studio' ? 'save' : 'keep'
      kit.audio.play('page')
      kit.invalidate()
    },
  }
  const dressing = createDressing(context)
  const runway = createRunway(context)
  const verdict = createVerdict(context)
  const studio = createStudio(context)
  const book = createBookPage(context)

  const page = (): Page => {
    if (open === 'studio') return studio
    if (open === 'book') return book
    const { phase } = kit.state
    return phase === 'dress' ? dressing : phase === 'walk' ? runway : verdict
  }
  const widgets = (): Widget[] => page().widgets()
  const stops = (): Stop[] => widgets().map(({ id, rect }) => ({ id, ...rect }))
  const findCursor = (): Stop => {
    const all = stops()
    return (
      all.find(({ id }) => id === cursor) ?? all.find(({ id }) => id === 'done' || id === 'walk') ?? all[0]!
    )
  }
  const press = (id: string) => {
    const widget = widgets().find((one) => one.id === id)
    if (!widget) return
    if (widget.isOff) return kit.audio.play('refuse')
    widget.act()
    kit.invalidate()
  }
  const burst = (colours: readonly string[], count: number) => {
    const { x, y, height } = dressing.figurePlace()
    kit.juice.burst(x, y - height * 0.5, {
      count,
      colours,
      shape: 'star',
      speed: height * 0.7,
      gravity: 160,
      ms: 900,
      size: 13,
    })
  }
  const celebrate = () => {
    kit.audio.play('applause')
    const { x, y, w, h } = kit.screen.visible
    for (const s of [0.2, 0.8])
      kit.juice.burst(x + w * s, y + h * 0.1, {
        count: 60,
        colours: CONFETTI,
        speed: 420,
        gravity: 420,
        ms: 2200,
        size: 10,
      })
  }
  const follow = (event: Event) => {
    lastInputAt = kit.now
    switch (event.type) {
      case 'worn':
        dressing.changed(kit.now)
        kit.audio.play(WEAR_SOUNDS[event.kind])
        return kit.say(texts.say.worn(texts.piece(PIECES[event.piece]!.name)))
      case 'matched': {
        const tags = Object.keys(PIECES[event.piece]!.tags).filter(
          (tag) => kit.state.theme.tags[tag as Tag],
        ) as Tag[]
        kit.audio.play('match', { delay: 0.1, rate: 1 + Math.min(6, event.points) * 0.03, vary: 0 })
        burst(tags.map((tag) => TAG_COLOURS[tag]).concat('#ffe9a8'), 10 + event.points * 3)
        const { x, y, height } = dressing.figurePlace()
        return kit.juice.pop(x, y - height * 0.72, `+${event.points} ${texts.tags[tags[0]!]}`, {
          size: 26,
          colour: '#fff8e6',
          outline: TAG_COLOURS[tags[0]!],
          font: FONT,
        })
      }
      case 'removed':
        dressing.changed(kit.now)
        kit.audio.play('off')
        return kit.say(texts.say.removed(texts.kinds[event.kind]))
      case 'dyed':
        dressing.changed(kit.now)
        kit.audio.play('dye', { rate: 0.9 + (event.dye % 8) * 0.04 })
        burst([hexOf(event.dye), '#fff3e2'], 12)
        return kit.say(texts.say.dyed(SWATCHES[event.dye]!.name))
      case 'patterned':
      case 'changed':
        dressing.changed(kit.now)
        return kit.audio.play('page')
      case 'posed':
        dressing.changed(kit.now)
        return kit.audio.play('pose')
      case 'redressed':
        dressing.changed(kit.now)
        kit.audio.play('swish')
        kit.audio.play('jingle', { delay: 0.1 })
        return burst(CONFETTI, 26)
      case 'undone':
        dressing.changed(kit.now)
        return kit.audio.play('undo')
      case 'refused':
        return kit.audio.play('refuse')
      case 'walked':
        runway.begin()
        kit.audio.play('curtain', { vary: 0 })
        return kit.audio.playMusic('catwalk')
      case 'judged':
        celebrate()
        cursor = 'done'
        return kit.audio.playMusic('fitting')
      case 'spoke':
        return kit.audio.play('speak', { rate: [1.25, 0.8, 1][event.judge] ?? 1, vary: 0 })
      case 'returned':
      case 'showed':
        cursor = 'walk'
        return kit.audio.play('swish')
      case 'finished':
        return kit.audio.play('star')
    }
  }
  const shortcuts: Record<string, () => void> = {
    undo: () => (open ? context.open(null) : kit.state.phase === 'dress' ? press('undo') : press('back')),
    drawerBefore: () => kit.state.phase === 'dress' && !open && dressing.drawer.step(-1),
    drawerAfter: () => kit.state.phase === 'dress' && !open && dressing.drawer.step(1),
    dye: () => kit.state.phase === 'dress' && !open && dressing.drawer.toggleDyes(),
    pose: () => press('pose'),
    shuffle: () => press('shuffle'),
    studio: () => (open ? context.open(null) : press(kit.state.phase === 'dress' ? 'studio' : 'photo')),
    book: () => (open ? context.open(null) : press('book')),
    walk: () => press(kit.state.phase === 'dress' ? 'walk' : kit.state.phase === 'walk' ? 'skip' : 'done'),
  }

  return {
    resize() {
      layout = layOut(request())
      resizedAt = kit.now
      void document.fonts?.load(`900 20px ${FONT}`).then(() => kit.invalidate())
    },
    begin() {
      open = null
      layout = layOut(request())
      cursor = 'tab 3'
      dressing.drawer.reset()
      kit.audio.playMusic('fitting')
    },
    draw(frame) {
      const { g, now, settings, screen } = frame
      const key = `${kit.settings.bigText}${kit.settings.leftHanded}${screen.hud.x}`
      if (key !== lastKey) {
        layout = layOut(request())
        lastKey = key
      }
      const isFresh = now > resizedAt + FRESH_AFTER_MS
      sprites.setFresh(isFresh)
      sprites.refill(isFresh ? 3 : 0)
      const moves = page().draw(frame, { down: pressed?.id ?? null, cursor: usesCursor ? cursor : null })
      if (usesCursor && kit.phase === 'playing') {
        const { x, y, w, h } = findCursor()
        g.strokeStyle = '#fff8ee'
        g.lineWidth = 6
        g.beginPath()
        g.roundRect(x + 1, y + 1, w - 2, h - 2, 16)
        g.stroke()
        g.strokeStyle = '#127a7a'
        g.lineWidth = 3
        g.stroke()
      }
      kit.juice.draw(g)
      if (sprites.isBusy) return true
      return moves && (now < lastInputAt + IDLE_MS || settings.calm ? true : 'slow')
    },
    follow,
    finish() {
      open = null
    },
    describe({ won }, state) {
      if (state.mode === 'free') return { title: texts.won[3], about: texts.applause }
      const { tansy, otto, nova } = state.verdict!.totals
      const stars = state.level > 0 ? countStars(state, state.score) : 2
      const isNear = state.score > state.goals[0] * 0.8
      return {
        title: won ? texts.won[Math.min(3, Math.max(1, stars))]! : isNear ? texts.won[0] : texts.far,
        about: won ? texts.about(tansy, otto, nova) : texts.lost(state.goals[0]),
        extra: [{ label: texts.change, act: () => kit.goOn({ type: 'back' }), isMain: !won }],
      }
    },
    pointer(pointer) {
      lastInputAt = kit.now
      if (pointer.type === 'hover') return false
      if (pointer.type === 'down') {
        usesCursor = false
        const widget = widgets().findLast(({ rect }) => isIn(rect, pointer))
        pressed = { id: widget?.id ?? '', x: pointer.x, y: pointer.y, swiped: false }
        kit.invalidate()
        return true
      }
      if (!pressed) return false
      const dx = pointer.x - pressed.x
      if (pointer.type === 'move') {
        // A sideways stroke over the wardrobe turns its page.
        if (!pressed.swiped && page() === dressing && isIn(layout.drawer, pressed) && Math.abs(dx) > SWIPE) {
          pressed = { ...pressed, id: '', swiped: true }
          dressing.drawer.turn(dx < 0 ? 1 : -1)
        }
        return true
      }
      const { id, swiped } = pressed
      const at = { x: pressed.x, y: pressed.y }
      pressed = null
      kit.invalidate()
      if (pointer.type !== 'up' || swiped) return true
      const widget = widgets().findLast(({ rect }) => isIn(rect, pointer))
      if (!id && widgets()[0]?.id === 'skip') press('skip')
      else if (id && widget?.id === id) press(id)
      else if (!id && page() === dressing) dressing.tapFigure(at)
      return true
    },
    move(name) {
      lastInputAt = kit.now
      kit.invalidate()
      if (kit.phase !== 'playing') return
      if (shortcuts[name]) return void shortcuts[name]()
      usesCursor = true
      const from = findCursor()
      if (name === 'accept') return press(from.id)
      cursor = findNextStop(stops(), from, name as Direction).id
      kit.audio.play('click', { volume: 0.5 })
      const widget = widgets().find(({ id }) => id === cursor)
      if (widget) kit.say(widget.label)
    },
    ui: () => {
      const all: UiRect[] = widgets().map(({ id, rect }) => ({ id, kind: 'button', ...rect }))
      if (page() !== dressing) return all
      const { card, chips, text } = layout
      return [
        ...all,
        { id: 'card', kind: 'text', ...card, size: text },
        { id: 'chips', kind: 'text', ...chips, size: text },
      ]
    },
    probe: (): Probe => ({
      stops: stops(),
      cursor: findCursor().id,
      ...dressing.drawer.probe(),
      places: { ...layout.places, ...layOutVerdict(request()).places },
    }),
  }
}
