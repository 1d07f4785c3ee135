/** Reports what happens in a game to checks. */

/** What a check is told; nothing listens in a player's browser. */
export type TestEventLog = (entry: { type: string; [field: string]: unknown }) => void
