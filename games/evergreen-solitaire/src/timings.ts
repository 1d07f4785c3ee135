/** How long the table takes, and how long it waits for the player. */
/** Without input this long, fireflies rest too. */
export const IDLE_MS = 45_000
/** Left alone this long, the fox looks after the moths. */
export const WATCH_MS = 2500
/** Between two cards that are dealt, and two that go back. */
export const DEAL_MS = 26
export const UNDO_MS = 20
/** Who has tried something is let try on before the hand shows it again; one voice at a time. */
export const TRIED_MS = 5000
