/** Reports what happens in a game to checks. */

/** Writes one event for the checks; does nothing in a player's browser. */
export type TestEventLog = (entry: { type: string; [field: string]: unknown }) => void
