/** Shows the current room of the game, and maps touch, keys and gamepad to its buttons. */
import type { Kit, UiRect, View } from '@playhouse/game-kit'
import type { Data } from './view/save-data.ts'
import { canvasTarget } from './ui/canvas-pages.ts'
import { createBookPage } from './ui/book-page.ts'
import { findNextStop } from './ui/cursor.ts'
import type { Direction, Stop } from './ui/cursor.ts'
import { createDeedBook } from './view/deed-book.ts'
import type { Goal } from './view/deeds.ts'
import { createDressing } from './view/dressing.ts'
import { describeEnd } from './ui/end-card.ts'
import { createGoalsPage } from './ui/goals-page.ts'
import { createFingers } from './ui/fingers.ts'
import type { Probe } from './ui/hands.ts'
import { createRevealedScores } from './view/revealed-scores.ts'
import { layOut, layOutVerdict, placeFigure } from './ui/layout.ts'
import { swapFree } from './ui/layout-tools.ts'
import type { Layout, LayoutRequest } from './ui/layout-types.ts'
import { FONT } from './art/paper.ts'
import { createMirror } from './ui/mirror.ts'
import { createMusic } from './audio/music.ts'
import { createOwned } from './view/owned-pieces.ts'
import { createPrizePage } from './ui/prize-page.ts'
import { openPainter } from './art/painter-thread.ts'
import { createReactions } from './view/reactions.ts'
import { readAloud } from './ui/read-aloud.ts'
import { createRunway } from './view/runway.ts'
import { createShortcuts } from './ui/shortcuts.ts'
import { createSprites } from './art/sprites.ts'
import type { Game } from './state.ts'
import { createStudio } from './view/studio.ts'
import { createTries } from './view/failed-tries.ts'
import type { Theme } from './data/themes.ts'
import { createVerdict } from './view/verdict.ts'
import { createWonPage } from './view/won-page.ts'
import type { Context, Page, PageName, Widget } from './ui/widget.ts'

/** So long after the last input everything has arrived, and only breath and light move. */
const ARRIVED_MS = 4000
const FRESH_AFTER_MS = 140
/** Until then the painter is on its way, and does it sooner. */
const PAINTER_MS = 600
/** Where the cursor stands when a page opens. */
const FIRST_STOPS: Record<PageName, string> = {
  studio: 'save',
  book: 'keep',
  prizes: 'close',
  goals: 'close',
  won: 'done',
}

export function createView(kit: Kit<Game, Data>): View<Game> {
  // Events during a pause are shown when the game resumes.
  const sprites = createSprites(() => !kit.isPaused && kit.invalidate())
  openPainter(sprites)
  const prizes = createOwned(kit)
  const known = createRevealedScores(kit)
  const tries = createTries(kit)
  const playMusic = createMusic(kit)
  const deedBook = createDeedBook(kit)
  let layout: Layout
  let open: PageName | null = null
  let cursor = 'tab 3'
  let usesCursor = false
  let lastInputAt = 0
  let lastKey = ''
  let laidOutFor: Theme | null = null
  let resizedAt = -1e6
  /** Goals that the run which ended has reached. */
  let reached: readonly Goal[] = []

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
    tries,
    layout: () => layout,
    request,
    open(page) {
      if (page === 'won') return show(page)
      kit.audio.play('page')
      kit.open(page)
    },
    back() {
      kit.audio.play('page')
      kit.back()
    },
    leave() {
      if (open === 'won') return show(null)
      kit.audio.play('page')
      kit.close()
    },
  }
  const show = (page: PageName | null) => {
    open = page
    if (page) pages[page].begin()
    cursor = page ? FIRST_STOPS[page] : 'walk'
    kit.invalidate()
  }
  canvasTarget.show = show
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
    mirror.touch()
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
  const fingers = createFingers({
    kit,
    dressing,
    isDressing: () => page() === dressing,
    room: () => layout.room,
    widgets,
    press,
  })
  /** The new piece is taken with its own button. */
  const close = () => (open === 'won' ? press('done') : context.back())
  // Before the kit opens its pause over the new piece or the dye shop that is open.
  addEventListener(
    'keydown',
    (event) => {
      const isDyeing = !open && page() === dressing && dressing.drawer.isDyeing()
      if (event.code !== 'Escape' || (open !== 'won' && !isDyeing) || kit.isPaused) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.repeat) return
      if (isDyeing) press('dye')
      else close()
    },
    { capture: true },
  )
  const shortcuts = createShortcuts({
    getOpen: () => open,
    getPhase: () => kit.state.phase,
    press,
    close,
    openPage: (name) => context.open(name),
    drawer: dressing.drawer,
  })
  const mirror = createMirror({
    canvas: document.querySelector<HTMLElement>('#game canvas')!,
    widgets,
    read: () => readAloud(kit.state),
    press,
    point(id) {
      cursor = id
      usesCursor = true
      kit.invalidate()
    },
  })

  /** Another run begins, or this one has ended: nothing waits for a page any more. */
  const closePages = () => {
    if (open && open !== 'won') kit.close()
    open = null
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
      closePages()
      mirror.touch()
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
      // Not while a finger is down: its button must stay.
      if (fingers.down === null) mirror.sync(now, findCursor().id)
      const isFresh = now > resizedAt + FRESH_AFTER_MS
      sprites.setFresh(isFresh)
      sprites.refill(isFresh && (sprites.hasPainter || now > PAINTER_MS) ? 2 : 0, now)
      const moves = page().draw(frame, { down: fingers.down, cursor: usesCursor ? cursor : null })
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
      return moves && now > lastInputAt + ARRIVED_MS && !settings.calm ? 'ambience' : moves
    },
    follow(event) {
      lastInputAt = kit.now
      mirror.touch()
      if (event.type === 'judged') {
        deedBook.record()
        known.learn()
      }
      if (event.type === 'finished') {
        prizes.saveExtraStars()
        tries.count()
      }
      follow(event)
    },
    finish() {
      closePages()
      reached = deedBook.take()
    },
    describe: (outcome, state) => describeEnd(context, outcome, state, reached),
    pointer(pointer) {
      lastInputAt = kit.now
      if (pointer.type === 'hover') return false
      if (pointer.type === 'down') usesCursor = false
      mirror.touch()
      return fingers.take(pointer)
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
      // A focused button announces its own name.
      if ((name === 'next' || mirror.hasFocus()) && mirror.focus(cursor)) return
      const widget = widgets().find(({ id }) => id === cursor)
      if (widget) kit.say(widget.label)
    },
    hero: ({ phase, mode }) =>
      phase === 'done' ? placeFigure(layOutVerdict(request()), mode === 'free') : null,
    ui: () => {
      const all: UiRect[] = widgets().map(({ id, rect }) => ({ id, kind: 'button', ...rect }))
      if (page() !== dressing) return all
      const { card, chips, text } = layout
      return [
        ...all,
        ...dressing.listFloats(),
        { id: 'card', kind: 'text', ...card, size: text },
        ...chips.map(({ rect, size }, i) => ({ id: `chip ${i}`, kind: 'text' as const, ...rect, size })),
      ]
    },
    probe: (): Probe => ({
      stops: stops(),
      cursor: findCursor().id,
      ...dressing.drawer.probe(),
      places: {
        ...swapFree(layout.places, kit.state.mode === 'free'),
        ...layOutVerdict(request()).places,
      },
    }),
  }
}
