/** Clickable chips: a required kind opens its drawer, the card's colours show their names. */
import type { Rect } from '@playhouse/game-kit'
import type { Kind } from '../data/cuts.ts'
import { SWATCHES } from '../rules/palette.ts'
import { texts } from '../texts.ts'
import type { Context, Widget } from './widget.ts'

export const listChipWidgets = (
  { kit, layout }: Context,
  showKind: (kind: Kind) => void,
  announce: (text: string, rect: Rect) => void,
): Widget[] =>
  layout().chips.flatMap((chip, i): Widget[] => {
    const own = { id: `chip ${i}`, rect: chip.rect }
    if (chip.what === 'must') {
      const name = texts.mirror.must(texts.one[chip.kind])
      const label = kit.state.look.wear[chip.kind] ? texts.mirror.worn(name) : name
      return [{ ...own, label, act: () => showKind(chip.kind) }]
    }
    if (chip.what !== 'palette') return []
    const names = chip.dyes.map((dye) => texts.dyeName(SWATCHES[dye]!.name)).join(', ')
    const act = () => {
      announce(names, chip.rect)
      kit.say(names)
    }
    return [{ ...own, label: `${texts.mirror.palette}: ${names}`, act }]
  })
