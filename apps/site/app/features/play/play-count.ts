/** One play for each visit and 30 minutes, decided alike by the browser and the server. */
export const PLAY_WINDOW_MS = 30 * 60_000

export function isNewPlay(lastAt: number | undefined, now: number): boolean {
  // A clock that was set back must not stop counting forever.
  return lastAt === undefined || now - lastAt >= PLAY_WINDOW_MS || lastAt > now
}
