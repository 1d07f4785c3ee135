/** Opens drawers, turns pages, and opens the dye shop. */
import { KINDS } from '../../data/cuts.ts'
import type { Kind } from '../../data/cuts.ts'
import { listWornKinds } from '../dye-panel.ts'
import type { Context } from '../widget.ts'
import { WHO_TAB } from './wardrobe.ts'
import type { Wardrobe } from './wardrobe.ts'

export type DrawerActions = ReturnType<typeof createDrawerActions>

export function createDrawerActions({ kit, layout }: Context, wardrobe: Wardrobe) {
  const { pager } = wardrobe
  const sound = () => kit.audio.play('tab', { rate: 0.9 + wardrobe.tab * 0.03 })
  const choose = (next: number) => {
    Object.assign(wardrobe, { tab: (next + WHO_TAB + 1) % (WHO_TAB + 1), mode: 'pieces', zone: 0 })
    pager.jump(0)
    sound()
    kit.invalidate()
  }
  /** For dyeing: nothing is put on or taken off, and the page stays. */
  const select = (next: Kind) => {
    Object.assign(wardrobe, { tab: KINDS.indexOf(next), zone: 0 })
    sound()
    kit.invalidate()
  }
  return {
    choose,
    select,
    turn(by: number) {
      pager.turn(by, wardrobe.pages(), layout().room.w, kit.now)
      kit.audio.play('page')
      kit.invalidate()
    },
    step(by: number) {
      const worn = listWornKinds(kit.state.look)
      if (wardrobe.mode === 'pieces') choose(wardrobe.tab + by)
      else select(worn[(worn.indexOf(wardrobe.kind()!) + by + worn.length) % worn.length]!)
    },
    showKind: (next: Kind) =>
      wardrobe.mode === 'dyes' && kit.state.look.wear[next] ? select(next) : choose(KINDS.indexOf(next)),
    setZone(next: 0 | 1) {
      wardrobe.zone = next
      kit.audio.play('click')
      kit.invalidate()
    },
    toggleDyes() {
      const dyed = wardrobe.findDyed()
      if (!dyed) return kit.audio.play('refuse')
      if (wardrobe.mode === 'pieces' && !wardrobe.worn()) choose(KINDS.indexOf(dyed))
      Object.assign(wardrobe, { mode: wardrobe.mode === 'dyes' ? 'pieces' : 'dyes', zone: 0 })
      pager.jump(0)
      kit.audio.play('tab')
      kit.invalidate()
    },
    /** Keeps the open drawer within the worn pieces. */
    showWorn() {
      if (wardrobe.isWho() || wardrobe.worn()) return
      const { wear } = kit.state.look
      const next = (['dress', 'top', 'bottom', 'shoes'] as const).find((one) => wear[one])
      if (next) choose(KINDS.indexOf(next))
    },
  }
}
