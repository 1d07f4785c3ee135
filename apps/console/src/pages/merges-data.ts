/** Games with several sources, as the server lists them. */
import type { ResultOf } from '#server/operations/registry.ts'

export type Merge = ResultOf<'listMerges'>['merges'][number]
export type MergeSource = Merge['sources'][number]

export const MERGES_KEY = 'merges'

export const sourceKey = ({ provider, providerId }: MergeSource) => `${provider} ${providerId}`

/** Sources that can become games of their own; the one that is played comes last, because it is seldom the wrong one. */
export function listSplittable({ sources }: Merge): MergeSource[] {
  return sources
    .filter(({ splitFault }) => splitFault === null)
    .toSorted((a, b) => Number(a.isPlayed) - Number(b.isPlayed))
}

/** Which of the two games has what, in words. */
export function describeSplit(merge: Merge, source: MergeSource): string[] {
  const rest = merge.sources.find((one) => one !== source)
  const stays = `The game at /gameDetail/${merge.slug} keeps its address, votes, plays and favourites`
  return [
    `The game of ${source.label} gets a new address, and begins without votes and plays.`,
    source.isPlayed
      ? `${stays}, and has the texts of ${rest?.label} from now on.`
      : `${stays}, and is played from ${rest?.label} as before.`,
    'Later imports do not merge the two again. This cannot be undone.',
  ]
}

const RATIOS: readonly [ratio: number, text: string][] = [
  [1.333, '4:3'],
  [1.778, '16:9'],
  [1.6, '16:10'],
  [1.5, '3:2'],
  [1, '1:1'],
  [0.75, '3:4'],
  [0.667, '2:3'],
  [0.625, '10:16'],
  [0.563, '9:16'],
]

/** Such as `16:9`, or `1.24:1`. */
export function formatRatio(ratio: number): string {
  const [, text] = RATIOS.find(([known]) => Math.abs(known - ratio) < 0.003) ?? []
  return text ?? `${ratio.toFixed(2)}:1`
}
