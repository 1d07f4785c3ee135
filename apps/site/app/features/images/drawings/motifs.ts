export type Motifs = Record<string, Record<string, string>>
