/** Timings of animations, and delays before hints. */
/** Left alone this long, the fox looks after the moths. */
export const WATCH_MS = 2500
/** Between two cards that are dealt, and two that go back. */
export const DEAL_MS = 26
export const UNDO_MS = 20
/** After an attempt the player may continue before the hand shows the move again; one hint at a time. */
export const TRIED_MS = 5000
