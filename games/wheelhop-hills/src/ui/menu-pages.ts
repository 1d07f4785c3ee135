/** The game's menu pages: the hills, also from the pause page, moving how-to cards, assists in the settings, and gains on the card. */
import type { Kit, MenuEntry, MenuPage, MenuPages, MenuPart, StandardPage } from '@playhouse/game-kit'
import type { Help, SaveData } from '../view/ghost.ts'
import { addHills } from './hill-page.ts'
import { drawLesson, LESSON_SIZE } from './lessons.ts'
import { drawDay, drawRoad, drawValley, makeScene } from './special-hills.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'

const SCENES: Record<string, (g: CanvasRenderingContext2D) => void> = {
  levels: drawValley,
  road: drawRoad,
  daily: drawDay,
}

export function createMenuPages(kit: Kit<Game, SaveData>): MenuPages {
  return {
    pause: addHillsButton(kit),
    modes: (page) => ({
      ...page,
      parts: page.parts.map((part) =>
        part.kind === 'tiles' ? { ...part, entries: part.entries.map(addScene) } : part,
      ),
    }),
    levels: (page) => addHills(page, kit),
    howTo: (page) => ({
      ...page,
      parts: [
        {
          kind: 'cards',
          id: 'cards',
          size: LESSON_SIZE,
          cards: texts.howTo.map((text, i) => ({ text, draw: drawLesson(i) })),
        },
      ],
    }),
    settings: (page) => ({ ...page, parts: [...page.parts, ...listHelps(kit)] }),
    // The page of hills has the other ways at its top: after a hill one button leads there, not two.
    result: (page) =>
      kit.start.mode === 'levels' ? { ...page, foot: page.foot.filter(({ id }) => id !== 'modes') } : page,
  }
}

const addScene = (entry: MenuEntry): MenuEntry => ({
  ...entry,
  picture: () => makeScene(SCENES[entry.id]!),
})

/** From the pause page the hills are one press away. */
const addHillsButton =
  (kit: Kit<Game, SaveData>) =>
  (page: StandardPage): MenuPage => {
    const hills: MenuEntry = { id: 'hills', label: texts.modes.levels.name, act: () => kit.open('levels') }
    return {
      ...page,
      parts: page.parts.map((part) => {
        if (part.kind !== 'buttons') return part
        const [resume, ...others] = part.entries
        return { ...part, entries: [resume!, hills, ...others] }
      }),
    }
  }

const listHelps = (kit: Kit<Game, SaveData>): MenuPart[] =>
  (Object.keys(texts.helps) as (keyof Help)[]).map((key) => ({
    kind: 'switch',
    id: key,
    label: texts.helps[key],
    isOn: kit.data.help?.[key] ?? false,
    change(isOn) {
      kit.data.help = { ...kit.data.help, [key]: isOn }
      kit.save()
      kit.invalidate()
    },
  }))
