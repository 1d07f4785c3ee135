/** The kit's own pages as data: pause, ways to play, levels, how to play. */
import { findNextLevel, listLevels } from '../levels.ts'
import type { LevelChoice } from '../levels.ts'
import { clamp } from '../dmath.ts'
import { make } from './elements.ts'
import type { MenuContext } from './menu-context.ts'
import type { MenuEntry, MenuPage, MenuPart, PageDetail } from './menu-types.ts'

const PAGE_SIZE = 20

export function makePausePage(context: MenuContext): MenuPage {
  const { kit, target } = context
  const modes = context.listModes()
  const only = modes.length === 1 ? modes[0]! : null
  const entries: (MenuEntry | null)[] = [
    { id: 'resume', label: kit.resume, isMain: true, act: context.close },
    { id: 'restart', label: kit.restart, act: context.closing(() => target.session().restart()) },
    only && only.levels === 0
      ? null
      : only
        ? { id: 'levels', label: kit.levels, act: () => context.open('levels', { mode: only.mode }) }
        : { id: 'modes', label: kit.modes, act: () => context.open('modes') },
    { id: 'howTo', label: kit.howTo, act: () => context.open('howTo') },
    { id: 'settings', label: kit.settings, act: () => context.open('settings') },
  ]
  return {
    title: kit.paused,
    parts: [
      { kind: 'slot', id: 'run', make: () => drawRun(target) },
      { kind: 'buttons', id: 'buttons', entries: entries.filter((entry) => entry !== null) },
    ],
    foot: [],
    key: ({ code }) => {
      if (code === 'KeyP') context.close()
      return code === 'KeyP'
    },
  }
}

/** Width to height of the picture of the run, and its width in pixels. */
const RUN_SHAPE = 16 / 9
const RUN_WIDTH = 640

/** A picture of the run as it stands: the player's character, or the middle of the canvas. */
function drawRun({ canvas, findHero }: MenuContext['target']): HTMLElement | null {
  const { width, height } = canvas
  const picture = make('canvas', 'gk-run')
  const g = picture.getContext('2d')
  if (!g || width === 0 || height === 0) return null
  const w = Math.min(width, height * RUN_SHAPE)
  const h = w / RUN_SHAPE
  picture.width = RUN_WIDTH
  picture.height = RUN_WIDTH / RUN_SHAPE
  picture.ariaHidden = 'true'
  const hero = findHero()
  const ratio = width / (canvas.clientWidth || width)
  const x = hero ? (hero.x + hero.w / 2) * ratio : width / 2
  const y = hero ? (hero.y + hero.h / 2) * ratio : height / 2
  const left = clamp(x - w / 2, 0, width - w)
  const top = clamp(y - h / 2, 0, height - h)
  g.drawImage(canvas, left, top, w, h, 0, 0, picture.width, picture.height)
  return picture
}

export function makeModesPage(context: MenuContext): MenuPage {
  const { kit, texts, target } = context
  const entries = context.listModes().map(({ mode, levels, isCurrent }): MenuEntry => {
    const { name, about } = texts.modes[mode] ?? { name: mode, about: '' }
    const begin = context.closing(() => void target.session().choose(mode, 0))
    return {
      id: mode,
      label: name,
      about,
      isCurrent,
      act: levels > 0 ? () => context.open('levels', { mode }) : begin,
    }
  })
  return { title: kit.modes, parts: [{ kind: 'tiles', id: 'modes', entries }], foot: [context.backEntry()] }
}

export function makeHowToPage(context: MenuContext): MenuPage {
  const cards = context.texts.howTo.map((text) => ({ text }))
  return {
    title: context.kit.howTo,
    parts: [{ kind: 'cards', id: 'cards', cards }],
    foot: [{ ...context.backEntry(), isMain: true }],
  }
}

/** The mode whose levels are shown: the one asked for, the current one, or the first that has levels. */
export function findLevelsMode(context: MenuContext, asked?: string): string | null {
  const modes = context.listModes().filter(({ levels }) => levels > 0)
  const found =
    modes.find(({ mode }) => mode === asked) ?? modes.find(({ isCurrent }) => isCurrent) ?? modes[0]
  return found?.mode ?? null
}

export function makeLevelsPage(
  context: MenuContext,
  mode: string,
  { around = findLevel(context, mode) }: PageDetail,
): MenuPage & { levels: readonly MenuEntry[] } {
  const { kit, texts, target } = context
  const choices = listLevels(context.rules.modes[mode]!, context.starsOf(mode))
  const levels = choices.map((choice) => makeLevel(context, mode, choice, around))
  const first = Math.floor(Math.max(0, around - 1) / PAGE_SIZE) * PAGE_SIZE
  const go = (id: string, name: string, label: string, to: number): MenuEntry => ({
    id,
    label,
    name,
    isDisabled: to < 1 || to > levels.length,
    act: () => context.replace('levels', { mode, around: to }),
  })
  const pager: MenuPart = {
    kind: 'pair',
    id: 'pager',
    entries: [go('earlier', kit.earlier, '←', first), go('later', kit.later, '→', first + PAGE_SIZE + 1)],
  }
  const { start } = target.session().run
  return {
    title: texts.modes[mode]?.name ?? kit.levels,
    parts: [
      { kind: 'levels', id: 'levels', entries: levels.slice(first, first + PAGE_SIZE) },
      ...(levels.length > PAGE_SIZE ? [pager] : []),
    ],
    foot: [context.backEntry()],
    focus: String(start.mode === mode ? start.level : around),
    levels,
  }
}

function makeLevel(
  context: MenuContext,
  mode: string,
  { level, isOpen, stars, most }: LevelChoice,
  around: number,
): MenuEntry {
  return {
    id: String(level),
    label: String(level),
    name: context.kit.levelIs(level, stars, most, isOpen),
    isMain: level === around,
    isDisabled: !isOpen,
    stars: stars === null ? undefined : most > 1 ? { count: stars, max: most } : { count: 1, max: 1 },
    act: context.closing(() => void context.target.session().choose(mode, level)),
  }
}

/** The level of that mode to begin with. */
function findLevel(context: MenuContext, mode: string): number {
  const { start } = context.target.session().run
  return mode === start.mode ? start.level : findNextLevel(context.rules.modes[mode]!, context.starsOf(mode))
}
