/** One row of the tables that say what a game is about. */
export interface MotifRule {
  words: string
  motifs: readonly string[]
  /** For words with several meanings: one of these tags, categories or other words decides for this one. `*` stands for any ending. */
  when?: string
  /** One of these decides against it. */
  unless?: string
}

/** Words and motifs are parted by spaces. */
export const rule = (
  words: string,
  motifs: string,
  sense: Pick<MotifRule, 'when' | 'unless'> = {},
): MotifRule => ({
  words,
  motifs: motifs.split(' '),
  ...sense,
})
