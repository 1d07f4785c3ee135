/** The menu pages that differ from the kit's, and the painter's page. */
import type { Kit, MenuPage, MenuPages, MenuPart, StandardPage } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import type { Career } from '../view/career.ts'
import { HOW_TO } from './how-to.ts'
import type { MenuTarget } from './menu-target.ts'
import { makeModesPage } from './modes-page.ts'
import { listFilled, listOpen } from '../view/orders.ts'
import { makePainterPage } from './painter-page.ts'
import type { PainterTarget } from './painter-page.ts'
import { makeRivals } from './rival-choice.ts'
import { makePausePage } from './pause-page.ts'
import { makePodium, makeRung, makeSheet } from './result-card.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'

export function createMenuPages(kit: Kit<Game, Career>, target: MenuTarget): MenuPages {
  const makeTarget = (): PainterTarget => ({
    career: kit.data,
    // What a round brought is counted when it is over: then it is no longer open.
    filled: kit.phase === 'over' ? [] : listFilled(listOpen(kit.data.orders ?? []), kit.state, false),
    clicked: () => kit.audio.play('click'),
    changed() {
      kit.save()
      target.redress()
    },
  })
  return {
    pause: (page) => makePausePage(page, kit, makeTarget()),
    modes: (page) => makeModesPage(page, kit),
    settings: (page) => ({
      ...page,
      parts: [...page.parts, { kind: 'slot', id: 'rivals', make: () => makeRivals(makeTarget()) }],
    }),
    howTo: (page) => ({
      ...page,
      parts: [
        {
          ...HOW_TO,
          kind: 'cards',
          id: 'cards',
          cards: texts.howTo.map((text, i) => ({ text, draw: HOW_TO.drawers[i] })),
        },
      ],
    }),
    result: (page) => makeResultPage(page, target),
    painter: () => makePainter(kit, makeTarget()),
  }
}

function makePainter(kit: Kit<Game, Career>, target: PainterTarget): MenuPage {
  const resume = { id: 'resume', label: texts.resume, isMain: true, act: () => kit.close() }
  return {
    title: texts.painter,
    parts: [{ kind: 'slot', id: 'painter', make: () => makePainterPage(target) }],
    foot: [
      { id: 'back', label: texts.back, act: () => kit.back() },
      ...(kit.phase === 'over' ? [] : [resume]),
    ],
    focus: `hat-${target.career.hat}`,
    opened() {
      kit.data.unseen = []
      kit.save()
    },
  }
}

/** The podium, and the painted sheet beside stars and score; below, what the round brought. */
function makeResultPage(page: StandardPage, { round }: MenuTarget): MenuPage {
  if (!round) return page
  const isLine = ({ id }: MenuPart) => id !== 'gains'
  const top = (): Node => {
    const lines = page.parts
      .filter(isLine)
      .map((part) =>
        part.kind === 'slot' ? part.make() : part.kind === 'text' ? make('p', 'ink-line', part.text) : null,
      )
    const podium = makePodium(round)
    const row = make('div', 'ink-row', makeSheet(round), make('div', 'ink-lines', ...lines))
    return make('div', 'ink-top', podium, row)
  }
  const main = page.foot.filter((entry) => entry.isMain)
  return {
    ...page,
    foot: [...main, ...page.foot.filter((entry) => !entry.isMain)],
    parts: [
      { kind: 'slot', id: 'top', make: top },
      { kind: 'slot', id: 'rung', make: () => makeRung(round) },
      ...page.parts.filter((part) => !isLine(part)),
    ],
  }
}
