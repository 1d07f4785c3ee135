/** Tools beside the meadow: the jar, the bell, and the helper. */
import type { Kit, UiRect } from '@playhouse/game-kit'
import type { Album } from '../ui/album.ts'
import { ANIMALS } from '../art/animals.ts'
import { listLit } from '../art/fireflies.ts'
import { getGarden, listFriends } from './garden.ts'
import { HELPER_ANIMALS, listHelperRects } from '../art/helper-art.ts'
import { canBeHelped, countBasket, hasBegun } from '../rules/helpers.ts'
import { listHidden } from '../rules/animal-families.ts'
import type { Layout } from './layout-types.ts'
import { hasLesson } from './lessons.ts'
import { hasTwist } from '../rules/levels.ts'
import { FULL_JAR } from '../state.ts'
import type { Game, Helper, State } from '../state.ts'
import { texts } from '../texts.ts'
import { countFireflies } from '../rules/twists.ts'

/** The tool that waits for a place to be tapped. */
export type Armed = 'jar' | 'owl' | null
/** How far from a corner's picture a finger still means it. */
const REACH = 5

/** What a tap on a tool does. */
type ToolActions = {
  meetFriend(helper: Helper): void
  ring(): void
  takeJar(): void
}
/** Neither a song nor the night is in the way. */
const isQuiet = (state: State) => state.walking === 0 && state.ending === 0 && !state.isAsleep

export function createTools(kit: Kit<Game, Album>, layout: () => Layout) {
  let armed: Armed = null
  const listShown = (state: State): readonly Helper[] => {
    if (!isQuiet(state) || hasLesson(state) || !canBeHelped(state)) return []
    const chosen = getChosen(state)
    if (hasBegun(state)) return chosen ? [chosen] : []
    return listFriends(getGarden(kit.data))
  }
  const arm = (tool: Armed, words: string) => {
    armed = armed === tool ? null : tool
    kit.audio.play('firefly', { vary: 0 })
    kit.say(words)
  }
  const canUse = ({ wait }: State) => kit.phase === 'playing' && wait === 0
  const useAt = (place: number) => {
    const tool = armed
    armed = null
    const hidden = listHidden(kit.state)
    if (tool === 'owl') kit.send({ type: 'owl', places: listRow(layout(), hidden, place) })
    else kit.send({ type: 'shine', places: listLit(layout(), hidden, place) })
  }
  const { getChosen, choose, meetFriend, prepare } = createFriends(kit, canUse, arm, useAt)
  /** By key the light goes where the cursor is, by hand where the next tap falls. */
  const takeJar = (cursor?: number) => {
    const { state } = kit
    if (!hasTwist(state, 'jar') || !canUse(state) || countFireflies(state) < FULL_JAR)
      return kit.audio.play('no')
    arm('jar', texts.jarTaken)
    if (cursor !== undefined) useAt(cursor)
  }
  const ring = () => {
    const { state } = kit
    if (kit.phase !== 'playing' || countBasket(state) === 0) return kit.audio.play('no')
    kit.send({ type: 'ring' })
  }
  const { tap, listUi } = createToolTap(kit, layout, listShown, { meetFriend, ring, takeJar })
  return {
    begin() {
      armed = null
    },
    get armed() {
      return armed
    },
    prepare,
    takeJar,
    ring,
    useAt,
    getChosen,
    listShown,
    /** The next friend of those who may come along; once play has begun, what the one who came can do. */
    turn(cursor: number) {
      const shown = listShown(kit.state)
      if (shown.length === 0) return kit.audio.play('no')
      const chosen = getChosen(kit.state)
      const at = shown.indexOf(chosen!)
      if (!hasBegun(kit.state) && shown.length > 1) choose(shown[(at + 1) % shown.length]!)
      else meetFriend(shown[0]!, cursor)
    },
    tap,
    listUi,
  }
}

/** The friend who comes along. */
function createFriends(
  kit: Kit<Game, Album>,
  canUse: (value: State) => boolean,
  arm: (tool: Armed, words: string) => void,
  useAt: (place: number) => void,
) {
  /** The chosen helper before the first look, and the joined one after it. */
  const getChosen = (state: State): Helper | null => {
    if (hasBegun(state) || !canBeHelped(state)) return state.helper ?? null
    const friends = listFriends(getGarden(kit.data))
    const { helper } = kit.data
    return helper && friends.includes(helper) ? helper : (friends.at(-1) ?? null)
  }
  const choose = (helper: Helper) => {
    kit.data.helper = helper
    kit.save()
    kit.audio.play(`call-${ANIMALS[HELPER_ANIMALS[helper]]!.id}`)
    kit.say(texts.helpers[helper])
  }
  const meetFriend = (helper: Helper, cursor?: number) => {
    const { state } = kit
    if (!hasBegun(state) && getChosen(state) !== helper) return choose(helper)
    if (helper !== 'owl' || state.hasHelped || !canUse(state)) {
      kit.say(texts.helpers[helper])
      return kit.audio.play(`call-${ANIMALS[HELPER_ANIMALS[helper]]!.id}`)
    }
    prepare()
    arm('owl', texts.owlTaken)
    if (cursor !== undefined) useAt(cursor)
  }
  /** Announcements before a look: the pace, and the chosen helper before the first one. */
  const prepare = () => {
    const { state } = kit
    // The pace may change in the middle of a run.
    const isSlow = kit.data.isSlow === true
    if (isSlow !== (state.isSlow === true)) kit.send({ type: 'pace', isSlow })
    if (state.looks > 0) return
    const helper = getChosen(state)
    if (canBeHelped(state) && helper !== (state.helper ?? null)) kit.send({ type: 'call', helper })
  }
  return { getChosen, choose, meetFriend, prepare }
}

/** A finger on the tools. */
function createToolTap(
  kit: Kit<Game, Album>,
  layout: () => Layout,
  listShown: (state: State) => readonly Helper[],
  { meetFriend, ring, takeJar }: ToolActions,
) {
  /** True where something was meant. */
  const tap = (x: number, y: number): boolean => {
    const { state } = kit
    const { jar, bell } = layout()
    const isIn = (r: { x: number; y: number; w: number; h: number }) =>
      x > r.x - REACH && x < r.x + r.w + REACH && y > r.y - REACH && y < r.y + r.h + REACH
    const shown = listShown(state)
    const friend = listHelperRects(layout(), shown.length).findIndex(isIn)
    if (friend >= 0) meetFriend(shown[friend]!)
    else if (hasTwist(state, 'bell') && isQuiet(state) && isIn(bell)) ring()
    else if (hasTwist(state, 'jar') && isIn(jar)) takeJar()
    else return false
    return true
  }
  const listUi = (): UiRect[] => {
    const { state } = kit
    const { jar, bell } = layout()
    const shown = listShown(state)
    return [
      ...(hasTwist(state, 'jar') ? [{ ...jar, id: 'jar', kind: 'button' } as const] : []),
      ...(hasTwist(state, 'bell') && isQuiet(state)
        ? [{ ...bell, id: 'bell', kind: 'button' } as const]
        : []),
      ...listHelperRects(layout(), shown.length).map(
        (rect, i) => ({ ...rect, id: `friend-${shown[i]}`, kind: 'button' }) as const,
      ),
    ]
  }
  return { tap, listUi }
}

/** The hidden places of a row, those near the one meant first. */
function listRow({ columns }: Layout, hidden: readonly number[], place: number): number[] {
  const row = Math.floor(place / columns)
  return hidden
    .filter((other) => Math.floor(other / columns) === row)
    .toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place))
}
