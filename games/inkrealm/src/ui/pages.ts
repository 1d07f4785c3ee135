/** The game's additions to the kit's menus: the painter's page, and images on the result card and in the mode list. */
import type { Kit } from '@playhouse/game-kit'
import type { Career } from '../view/career.ts'
import { adornHowTo } from './how-to.ts'
import { makeHero } from './hero-picture.ts'
import { adornModes } from './modes-page.ts'
import { adornPause } from './pause-page.ts'
import { adornSettings } from './settings-page.ts'
import { listFilled, listOpen } from '../view/orders.ts'
import { makeOrders, makeRivals, makePainterPage } from './painter-page.ts'
import { makeGains, makePodium, makeRung, makeSheet } from './result-card.ts'
import type { Round } from './result-card.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'

/** The page with room for a picture of the realm, where the screen has it; others have pictures of their own. */
const HERO_PAGES: readonly string[] = ['pause']

/** `redress`: something else is worn now. */
export function createPages(kit: Kit<Game, Career>, redress: () => void) {
  const dialog = document.querySelector<HTMLDialogElement>('.gk-dialog')!
  let round: Round | null = null

  const makeTarget = () => ({
    career: kit.data,
    // What a round brought is counted when it is over: then it is no longer open.
    filled: kit.phase === 'over' ? [] : listFilled(listOpen(kit.data.orders ?? []), kit.state, false),
    clicked: () => kit.audio.play('click'),
    changed() {
      kit.save()
      redress()
    },
  })
  const makeBack = (page: 'pause' | 'modes') => {
    const back = document.createElement('button')
    back.type = 'button'
    back.className = 'gk-choice'
    back.textContent = texts.back
    back.addEventListener('click', () => {
      kit.audio.play('click')
      kit.open(page)
    })
    return back
  }
  const showPainter = (from: 'pause' | 'modes' = 'pause') => {
    kit.open('pause')
    const done = dialog.querySelector<HTMLButtonElement>('[data-main]')!
    const isOver = kit.phase === 'over'
    // Escape and a pad's back lead from here to the pause page or the result, as they do from the kit's own pages.
    kit.open('howTo')
    dialog.dataset.page = 'painter'
    dialog.ariaLabel = texts.painter
    const head = document.createElement('h1')
    head.textContent = texts.painter
    const foot = document.createElement('div')
    foot.className = 'gk-stack ink-foot'
    foot.append(makeBack(from))
    if (!isOver) foot.append(done)
    const page = makePainterPage(makeTarget())
    dialog.replaceChildren(head, page, foot)
    dialog.scrollTop = 0
    dialog.querySelector<HTMLElement>('.ink-pick[aria-pressed="true"]')?.focus({ preventScroll: true })
    kit.data.unseen = []
    kit.save()
  }

  const addPainterButton = () => {
    const stack = dialog.querySelector('.gk-stack')!
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'gk-choice ink-mine'
    button.dataset.id = 'painter'
    button.textContent = labelPainter()
    button.addEventListener('click', () => showPainter())
    stack.children[0]!.after(button)
  }
  /** The best reason to go on stands where the round stands still. */
  const addOrders = () => {
    const { career, filled } = makeTarget()
    if (listOpen(career.orders ?? []).length === 0) return
    const round = kit.state.twist === 'relax' ? null : kit.state
    dialog.querySelector('.gk-stack')!.after(makeOrders(career, filled, round))
  }
  const labelPainter = () => {
    const { length } = kit.data.unseen
    return length > 0 ? texts.painterNew(length) : texts.painter
  }
  const adornResult = () => {
    if (!round) return
    const stack = dialog.querySelector('.gk-stack')!
    const lines = document.createElement('div')
    lines.append(...dialog.querySelectorAll('p'))
    const row = document.createElement('div')
    row.className = 'ink-row'
    row.append(makeSheet(round), lines)
    const podium = makePodium(round)
    const top = document.createElement('div')
    top.className = 'ink-top'
    if (podium) top.append(podium)
    top.append(row)
    const rung = makeRung(round)
    // The way on is always in sight, however much was won.
    stack.classList.add('ink-foot')
    stack.before(top, ...(rung ? [rung] : []), makeGains(round))
    dialog.scrollTop = 0
  }
  // The kit rebuilds its dialog for every page; this runs right after.
  new MutationObserver(() => {
    const { page } = dialog.dataset
    if (HERO_PAGES.includes(page ?? '') && !dialog.querySelector('.ink-hero'))
      dialog.append(makeHero(kit.data))
    if (page === 'result') adornResult()
    else if (page === 'modes')
      adornModes(dialog, {
        career: kit.data,
        bests: kit.record.best,
        label: labelPainter(),
        clicked: () => kit.audio.play('click'),
        openPainter: () => showPainter('modes'),
      })
    else if (page === 'settings' && !dialog.querySelector('.ink-rivals'))
      adornSettings(dialog, makeRivals(makeTarget()))
    else if (page === 'howTo') adornHowTo(dialog, kit.settings.calm)
    // There are no levels here: what begins a round are the modes.
    else if (page === 'levels') kit.open('modes')
    else if (page === 'pause' && !dialog.querySelector('.ink-mine')) {
      addPainterButton()
      adornPause(dialog, kit.data, kit.state.twist)
      addOrders()
    }
  }).observe(dialog, { attributeFilter: ['data-page'] })

  return {
    showPainter: () => showPainter(),
    labelPainter,
    /** The round the next result card is about. */
    setRound: (value: Round | null) => void (round = value),
  }
}
