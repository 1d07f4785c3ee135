/** What stands before the drawing of a cover: the best of what a title names, and of what is done in the game. */
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import { canHaveOwnProp, findActivity } from './activities.ts'
import { findCompanion, findCounterpart } from './companions.ts'
import { isFrame } from './compositions.ts'
import { findLaterFigure, findNamedFigure, findTaggedSeason } from './named-seconds.ts'
import { findMotifs } from './find-motifs.ts'
import { listOwnProps, type OwnProp, pickOwnProp } from './own-props.ts'
import type { ChosenSubject } from './read-choice.ts'

/** What stands before the drawing. */
export interface Second {
  motif: string
  drawing: string
  /** The motif whose ground stands behind both; null for that of the game's own. */
  ground: string | null
  /** How the drawing itself comes again, in place of a second one. */
  own?: OwnProp
}

/** A title that names its season is about it, whatever else is done or matched. */
const SEASONS = new Set(['christmas', 'halloween'])

/** Of what is done only so much: another thing that the title names says more. */
const WEAK_ACTIVITIES = new Set(
  'pointer door runner platformer strategy object tank boxing tools racing'.split(' '),
)

/** Of an “adventure” its tags say more. */
const VAGUE = 'journey'

/** Who is shot or fought: that says more than sights or gloves. */
const FOES = new Set('zombie monster ghost robot dino'.split(' '))
const FIGHTS = new Set('target boxing sword'.split(' '))

/** In lists with too many of what the title names first, another thing that it names stands on the cover. */
function isStandIn({ motif }: CoverChoice, subject: ChosenSubject): boolean {
  const { first, others } = findMotifs(subject)
  return !first.includes(motif) && others.includes(motif)
}

/** Null where the drawing stands alone: no second one is better than a wrong one. */
export function findSecond(choice: CoverChoice, subject: ChosenSubject): Second | null {
  if (isFrame(choice.composition)) return null
  const named = findNamedFigure(choice, subject) ?? findCounterpart(choice, subject)
  if (named) return { ...named, ground: null }
  if (isStandIn(choice, subject)) {
    const first = findCompanion(choice, subject)
    if (first) return { ...first, ground: null }
  }
  const props = canHaveOwnProp(choice) ? listOwnProps(subject) : null
  const own = props && pickOwnProp(props, subject.slug, choice.palette)
  const activity = findActivity(choice, subject, 'title')
  const companion = findCompanion(choice, subject)
  const isNamed = companion !== null && companion.motif !== choice.motif
  if (isNamed && (own || SEASONS.has(companion.motif))) return { ...companion, ground: null }
  if (own) return { ...choice, ground: null, own }
  const isFoe = isNamed && FOES.has(companion.motif) && activity !== null && FIGHTS.has(activity.motif)
  if (activity && !isFoe && !WEAK_ACTIVITIES.has(activity.motif)) return activity
  if (activity && !isNamed) return activity
  if (isNamed) return { ...companion, ground: null }
  const season = findTaggedSeason(choice, subject)
  if (season) return { ...season, ground: null }
  const later = findLaterFigure(choice, subject)
  const tagged = findActivity(choice, subject, 'tags')
  if (later && !(tagged && later.motif === VAGUE)) return { ...later, ground: null }
  return tagged ?? (companion && { ...companion, ground: null })
}
