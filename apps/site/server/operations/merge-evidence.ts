/** Why the rule merged two records, in words. */
import type { Comparison, ComparisonReason } from '#app/features/feeds/same-game.ts'

export interface MergeEvidence {
  /** Whether the rule of today would merge them. */
  isSame: boolean
  /** Whether it rests on more than the title. */
  isSure: boolean
  reason: string
  facts: string[]
}

const REASON_TEXTS: Record<ComparisonReason, string> = {
  'same-address': 'Same play address',
  'alike-texts': 'The descriptions are alike',
  'contained-text': 'One description is part of the other’s texts',
  'same-cover': 'Same cover image',
  'same-maker': 'Same title and maker',
  'same-size': 'Same title and unusual size',
  'title-only': 'Only the title is the same',
  'other-makers': 'Different makers: the rule of today would not merge them',
  'own-maker': 'One provider makes its games: the rule of today would not merge them',
  'generic-title': 'Many games have this title: the rule of today would not merge them',
  'no-evidence': 'Nothing but the title is the same: the rule of today would not merge them',
}

const MAKER_TEXTS: Record<Comparison['makers'], string> = {
  same: 'same maker',
  different: 'different makers',
  unknown: 'maker not given by both',
}

export function describeEvidence({
  isSame,
  reason,
  textShare,
  makers,
  hasSameSize,
}: Comparison): MergeEvidence {
  return {
    isSame,
    isSure: isSame && reason !== 'title-only',
    reason: REASON_TEXTS[reason],
    facts: [describeTexts(textShare), MAKER_TEXTS[makers], hasSameSize ? 'same size' : 'different sizes'],
  }
}

function describeTexts(share: number | null): string {
  if (share === null) return 'descriptions too short to compare'
  const percent = Math.round(share * 100)
  return percent === 0 ? 'descriptions have nothing in common' : `descriptions ${percent} % alike`
}
