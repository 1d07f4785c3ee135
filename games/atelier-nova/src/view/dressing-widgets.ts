/** What can be pressed in the dressing room, and what it does. */
import { POSES } from '../art/figure/poses.ts'
import type { createNotes } from '../art/notes.ts'
import { texts } from '../texts.ts'
import { listChipWidgets } from '../ui/chip-widgets.ts'
import type { Drawer } from '../ui/drawer/drawer.ts'
import { swapFree } from '../ui/layout-tools.ts'
import { ROUND, SECOND } from '../ui/tools.ts'
import type { Context, Widget } from '../ui/widget.ts'
import type { RoomState } from './dressing-speech.ts'

export function createDressingActs({ kit, prizes, open }: Context): Record<string, () => void> {
  return {
    undo: () => kit.send({ type: 'undo' }),
    shuffle: () => kit.send({ type: 'shuffle', seed: kit.rng.int(2 ** 31), stars: prizes.stars() }),
    pose: () => kit.send({ type: 'pose', pose: (kit.state.look.pose + 1) % POSES.length }),
    studio: () => open('studio'),
    book: () => open('book'),
    prizes: () => open('prizes'),
    walk: () => kit.send({ type: 'walk' }),
  }
}

export function createDressingWidgets(
  context: Context,
  drawer: Drawer,
  notes: ReturnType<typeof createNotes>,
  room: RoomState,
) {
  const { kit, layout } = context
  const acts = createDressingActs(context)
  return (): Widget[] => {
    // Free dressing has no judges: the large button takes a photo, and the runway is beside the other tools.
    const places = swapFree(layout().places, kit.state.mode === 'free')
    const round = ROUND.filter(([id]) => !room.hidesSecond() || !SECOND.includes(id)).map(([id]) => ({
      id,
      rect: places[id]!,
      label: texts.buttons[id],
      act: acts[id]!,
      isOff: id === 'undo' && kit.state.past.length === 0,
    }))
    return [
      ...drawer.widgets(),
      ...listChipWidgets(context, drawer.showKind, (names, rect) => notes.refuse(names, rect, kit.now, true)),
      ...round,
      { id: 'walk', rect: places.walk!, label: texts.walk, act: acts.walk!, isOff: !room.isReady() },
    ]
  }
}
