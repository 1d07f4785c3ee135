/** Shortcuts: single keys and gamepad buttons, available everywhere. */
import type { Drawer } from './drawer/drawer.ts'
import type { PageName } from './widget.ts'

export type ShortcutTarget = {
  getOpen(): PageName | null
  getPhase(): 'dress' | 'walk' | 'verdict' | 'done'
  press(id: string): void
  close(): void
  openPage(page: PageName): void
  drawer: Drawer
}

export function createShortcuts(target: ShortcutTarget): Record<string, () => void> {
  const { getOpen, getPhase, press, close, drawer } = target
  const isDressing = () => getPhase() === 'dress'
  const step = (by: number) => {
    if (isDressing() && !getOpen()) drawer.step(by)
  }
  /** Also while Otto's wheel stands in the place of its button. */
  const toggle = (page: PageName) => (getOpen() ? close() : isDressing() && target.openPage(page))
  return {
    undo: () => (getOpen() ? close() : press(isDressing() ? 'undo' : 'back')),
    drawerBefore: () => step(-1),
    drawerAfter: () => step(1),
    dye: () => isDressing() && press('dye'),
    pose: () => press('pose'),
    shuffle: () => press('shuffle'),
    studio: () => (getPhase() === 'verdict' && !getOpen() ? press('photo') : toggle('studio')),
    book: () => toggle('book'),
    walk: () => press(isDressing() ? 'walk' : getPhase() === 'walk' ? 'skip' : 'done'),
  }
}
