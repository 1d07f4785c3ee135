/** The browser fires its install prompt once, maybe before the page listens: it is caught here and stored. */
export interface InstallEvent extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offered: InstallEvent | null = null
const listeners = new Set<() => void>()

export function catchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallEvent
    for (const listener of listeners) listener()
  })
}

export const readInstallOffer = (): InstallEvent | null => offered

/** An offer can be used once. */
export function dropInstallOffer(): void {
  offered = null
  for (const listener of listeners) listener()
}

export function subscribeInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
