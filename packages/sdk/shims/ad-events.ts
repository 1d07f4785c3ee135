/** Games for GameDistribution and GameMonetize wait for an event after each ad: pause and resume always come in pairs. */
import type { Portal } from './portal.ts'

export interface GameEvent {
  name: string
  message: string
  status: 'success' | 'warning' | 'error'
}

/** `event` calls the game's `onEvent`; the page's own pauses are reported, too. */
export function createPauses(portal: Portal, event: (name: string, message: string) => void) {
  const reasons = new Set<'ad' | 'page'>()
  const set = (reason: 'ad' | 'page', isOn: boolean) => {
    const wasPaused = reasons.size > 0
    if (isOn) reasons.add(reason)
    else reasons.delete(reason)
    const isPaused = reasons.size > 0
    if (isPaused === wasPaused) return
    if (isPaused) event('SDK_GAME_PAUSE', 'Pause the game and its sound')
    else event('SDK_GAME_START', 'The game goes on')
  }
  portal.watch(() => set('page', portal.state.paused))
  return { hold: () => set('ad', true), release: () => set('ad', false) }
}

/** Resolves when the page has answered, and after what waits for the script itself, such as an import of it. */
export async function whenReady(portal: Portal): Promise<void> {
  await portal.session
  await new Promise((resolve) => setTimeout(resolve, 0))
}
