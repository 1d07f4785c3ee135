/** Texts for screen readers that describe the scene. */
import { PIECES } from '../data/catalogue.ts'
import { JUDGES } from '../art/figure/judges.ts'
import { listWorn } from '../rules/judging.ts'
import { SWATCHES } from '../rules/palette.ts'
import type { State } from '../state.ts'
import { TAGS } from '../rules/tags.ts'
import { texts } from '../texts.ts'
import { dyesOf } from '../data/themes.ts'
import { sayVerdict } from '../view/verdict-card.ts'

export function readAloud(state: State): string {
  const { theme, look, phase, verdict, mode } = state
  if (phase === 'verdict' && verdict && mode !== 'free')
    return [
      texts.points(verdict.score),
      ...JUDGES.map((who) =>
        texts.spoken(texts.judges[who].name, sayVerdict({ ...state, verdict }, who), verdict.totals[who]),
      ),
    ].join(' ')
  if (phase !== 'dress') return texts.theme(theme.name)
  const { mirror } = texts
  const styles = TAGS.filter((tag) => theme.tags[tag]).sort((a, b) => theme.tags[b]! - theme.tags[a]!)
  const said = [`${texts.theme(theme.name)}.`, texts.brief(theme.name)]
  if (styles.length > 0)
    said.push(
      mirror.styles(
        styles.map((tag) => (theme.tags[tag]! > 1 ? mirror.twice(texts.tags[tag]) : texts.tags[tag])),
      ),
    )
  if (theme.palette)
    said.push(mirror.colours(dyesOf(theme.palette).map((dye) => texts.dyeName(SWATCHES[dye]!.name))))
  if (theme.musts.length > 0)
    said.push(
      mirror.musts(
        theme.musts.map((kind) => (look.wear[kind] ? mirror.worn(texts.one[kind]) : texts.one[kind])),
      ),
    )
  if (theme.avoid) said.push(mirror.avoid(texts.tags[theme.avoid]))
  if (theme.most > 0) said.push(`${texts.most(theme.most)}.`)
  said.push(mirror.wears(listWorn(look).map(({ piece }) => texts.piece(PIECES[piece]!.name))))
  return said.filter(Boolean).join(' ')
}

/** A piece as its cell is called: name, styles with what is known of them, whether it is worn, and what it still takes. */
export function describePiece(piece: number, isKnown: boolean, isWorn: boolean, starsLeft: number): string {
  const { name, tags } = PIECES[piece]!
  const styles = TAGS.filter((tag) => tags[tag]).map((tag) =>
    isKnown ? `${texts.tags[tag]} ${tags[tag]}` : texts.tags[tag],
  )
  const title = `${texts.piece(name)}: ${styles.join(', ')}`
  if (isWorn) return texts.mirror.worn(title)
  return starsLeft > 0 ? `${title}. ${texts.starsLeft(starsLeft)}` : title
}
