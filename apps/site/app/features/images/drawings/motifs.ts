/** What a game may be about, each with its drawings: another view or another thing of the kind, never only another colour. */
export type Motifs = Record<string, Record<string, string>>
