/** Shows whichever room the game is in, and turns fingers, keys and pads into its buttons' deeds. */
import type { Kit, UiRect, View } from '@playhouse/game-kit'
import type { Data } from './book.ts'
import { createBookPage } from './book-page.ts'
import { findNextStop } from './cursor.ts'
import type { Direction, Stop } from './cursor.ts'
import { createDeedKeeper } from './deed-keeper.ts'
import { createDressing } from './dressing.ts'
import { createGoalsPage } from './goals-page.ts'
import type { Probe } from './hands.ts'
import { createKnown } from './known.ts'
import { layOut, layOutVerdict } from './layout.ts'
import type { Layout, LayoutRequest } from './layout.ts'
import { FONT } from './paper.ts'
import { addToMenus } from './menu-pages.ts'
import { createMusic } from './music.ts'
import { createOwned } from './owned.ts'
import { createPrizePage } from './prize-page.ts'
import { openPainter } from './painter-thread.ts'
import { findNextPrize } from './prizes.ts'
import { createReactions } from './reactions.ts'
import { makeResult } from './result-card.ts'
import { createRunway } from './runway.ts'
import { createSprites } from './sprites.ts'
import type { Game } from './state.ts'
import { createStudio } from './studio.ts'
import { texts } from './texts.ts'
import type { Theme } from './themes.ts'
import { createVerdict } from './verdict.ts'
import { createWonPage } from './won-page.ts'
import { isIn } from './widget.ts'
import type { Context, Page, PageName, Widget } from './widget.ts'

const IDLE_MS = 60_000
/** A finger that went this far pulls the page and presses nothing. */
const PULL = 10
const FRESH_AFTER_MS = 140
/** Where the cursor stands when a page opens. */
const FIRST_STOPS: Record<PageName, string> = {
  studio: 'save',
  book: 'keep',
  prizes: 'close',
  goals: 'close',
  won: 'done',
}

export function createView(kit: Kit<Game, Data>): View<Game> {
  // What comes while the game is paused is seen when it goes on.
  const sprites = createSprites(() => !kit.isPaused && kit.invalidate())
  openPainter(sprites)
  const prizes = createOwned(kit)
  const known = createKnown(kit)
  const playMusic = createMusic(kit)
  const deedKeeper = createDeedKeeper(kit)
  let layout: Layout
  let open: PageName | null = null
  let pressed: { id: string; x: number; y: number; swiped: boolean } | null = null
  let cursor = 'tab 3'
  let usesCursor = false
  let lastInputAt = 0
  let lastKey = ''
  let laidOutFor: Theme | null = null
  let resizedAt = -1e6

  const request = (): LayoutRequest => {
    const { w, h, safe, hud } = kit.screen
    const { bigText, leftHanded } = kit.settings
    return { w, h, safe, hud, isBig: bigText, isLeft: leftHanded, theme: kit.state.theme }
  }
  const context: Context = {
    kit,
    sprites,
    prizes,
    known,
    layout: () => layout,
    request,
    open(page) {
      open = page
      if (page) pages[page].begin()
      cursor = page ? FIRST_STOPS[page] : 'walk'
      if (page !== 'won') kit.audio.play('page')
      kit.invalidate()
    },
  }
  const dressing = createDressing(context)
  const runway = createRunway(context)
  const verdict = createVerdict(context)
  const pages: Record<PageName, Page & { begin(): void }> = {
    studio: createStudio(context),
    book: createBookPage(context),
    prizes: createPrizePage(context),
    goals: createGoalsPage(context),
    won: createWonPage(context),
  }

  const page = (): Page => {
    if (open) return pages[open]
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
    if (widget.isOff) {
      kit.audio.play('refuse')
      dressing.refuse(id)
      return kit.invalidate()
    }
    widget.act()
    kit.invalidate()
  }
  const follow = createReactions(kit, dressing, {
    known,
    beginWalk: () => runway.begin(),
    setCursor: (id) => (cursor = id),
  })
  /** The wardrobe's page goes with the finger. */
  const pull = (dx: number) => {
    if (!pressed || page() !== dressing || !isIn(layout.room, pressed)) return
    if (!pressed.swiped && Math.abs(dx) < PULL) return
    pressed = { ...pressed, id: '', swiped: true }
    dressing.drawer.pull(dx)
  }
  /** The new piece is taken with its own button. */
  const close = () => (open === 'won' ? press('done') : context.open(null))
  // Before the kit opens its pause over a page that is open.
  addEventListener(
    'keydown',
    (event) => {
      if (event.code !== 'Escape' || !open || kit.isPaused) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!event.repeat) close()
    },
    { capture: true },
  )
  addToMenus(kit)
  const shortcuts: Record<string, () => void> = {
    undo: () => (open ? close() : kit.state.phase === 'dress' ? press('undo') : press('back')),
    drawerBefore: () => kit.state.phase === 'dress' && !open && dressing.drawer.step(-1),
    drawerAfter: () => kit.state.phase === 'dress' && !open && dressing.drawer.step(1),
    dye: () => kit.state.phase === 'dress' && press('dye'),
    pose: () => press('pose'),
    shuffle: () => press('shuffle'),
    studio: () => (open ? close() : press(kit.state.phase === 'dress' ? 'studio' : 'photo')),
    book: () => (open ? close() : press('book')),
    walk: () => press(kit.state.phase === 'dress' ? 'walk' : kit.state.phase === 'walk' ? 'skip' : 'done'),
  }

  return {
    resize() {
      layout = layOut(request())
      resizedAt = kit.now
      void document.fonts?.load(`900 20px ${FONT}`).then(() => {
        // Anew, so that nothing keeps what was written in other letters.
        layout = layOut(request())
        kit.invalidate()
      })
    },
    begin() {
      open = null
      sprites.begin()
      layout = layOut(request())
      cursor = 'tab 3'
      dressing.drawer.reset()
      dressing.begin()
      playMusic(false)
    },
    draw(frame) {
      const { g, now, settings, screen } = frame
      const { bigText, leftHanded, colourSafe } = settings
      const key = `${bigText}${leftHanded}${colourSafe}${screen.hud.x}`
      if (key !== lastKey || laidOutFor !== kit.state.theme) {
        laidOutFor = kit.state.theme
        layout = layOut(request())
        lastKey = key
      }
      playMusic(open === 'studio')
      const isFresh = now > resizedAt + FRESH_AFTER_MS
      sprites.setFresh(isFresh)
      sprites.refill(isFresh ? 2 : 0, now)
      const moves = page().draw(frame, { down: pressed?.id ?? null, cursor: usesCursor ? cursor : null })
      // A present shows itself: there is no button to stand at.
      if (usesCursor && kit.phase === 'playing' && open !== 'won') {
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
    follow(event) {
      lastInputAt = kit.now
      if (event.type === 'judged') {
        deedKeeper.keep()
        known.learn()
      }
      if (event.type === 'finished') prizes.keepExtra()
      follow(event)
    },
    finish() {
      open = null
    },
    describe({ won, stars = 0 }, state) {
      if (state.mode === 'free') return { title: texts.applause, about: '' }
      const isNear = state.score > state.goals[0] * 0.8
      return {
        title: won ? texts.won[Math.min(3, Math.max(1, stars))]! : isNear ? texts.won[0] : texts.far,
        about: makeResult(
          { ...state, verdict: state.verdict! },
          findNextPrize(prizes.stars()),
          prizes.stars(),
          sprites,
          deedKeeper.take(),
        ),
        extra: [
          { label: won ? texts.back : texts.change, act: () => kit.goOn({ type: 'back' }), isMain: !won },
        ],
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
        pull(dx)
        return true
      }
      const { id, swiped } = pressed
      const at = { x: pressed.x, y: pressed.y }
      pressed = null
      kit.invalidate()
      if (swiped) dressing.drawer.letGo()
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
        ...chips.map(({ rect, size }, i) => ({ id: `chip ${i}`, kind: 'text' as const, ...rect, size })),
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
