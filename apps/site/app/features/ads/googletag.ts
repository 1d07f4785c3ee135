/** The part of the Google Publisher Tag that is used here. */

export interface GptSlot {
  addService(service: unknown): GptSlot
  getSlotElementId(): string
}

export interface GptEvent {
  slot: GptSlot
  isEmpty?: boolean
  makeRewardedVisible?: () => boolean
  makeGameManualInterstitialVisible?: () => boolean
}

export type GptEventName =
  | 'slotRenderEnded'
  | 'rewardedSlotReady'
  | 'rewardedSlotGranted'
  | 'rewardedSlotClosed'
  | 'gameManualInterstitialSlotReady'
  | 'gameManualInterstitialSlotClosed'

export type GptFormat = 'BOTTOM_ANCHOR' | 'INTERSTITIAL' | 'REWARDED' | 'GAME_MANUAL_INTERSTITIAL'

export interface GptPubAds {
  addEventListener(name: GptEventName, listener: (event: GptEvent) => void): void
  removeEventListener(name: GptEventName, listener: (event: GptEvent) => void): void
  setPrivacySettings(settings: { tagForAgeTreatment: number }): void
}

export interface GoogleTag {
  cmd: { push(call: () => void): void }
  enums: {
    OutOfPageFormat: Record<GptFormat, number>
    TagForAgeTreatment: Record<'UNSPECIFIED' | 'CHILD' | 'TEEN', number>
  }
  setConfig(config: object): void
  pubads(): GptPubAds
  enableServices(): void
  defineSlot(path: string, sizes: [number, number][], id: string): GptSlot | null
  defineOutOfPageSlot(path: string, format: number): GptSlot | null
  display(what: string | GptSlot): void
  destroySlots(slots: GptSlot[]): boolean
}

declare global {
  interface Window {
    googletag?: GoogleTag
  }
}

/** Listens until `signal` ends, to one slot's events. */
export function onSlot(
  tag: GoogleTag,
  slot: GptSlot,
  signal: AbortSignal,
  listeners: Partial<Record<GptEventName, (event: GptEvent) => void>>,
): void {
  for (const [name, call] of Object.entries(listeners)) {
    const listener = (event: GptEvent) => {
      if (event.slot === slot) call(event)
    }
    tag.pubads().addEventListener(name as GptEventName, listener)
    signal.addEventListener('abort', () => tag.pubads().removeEventListener(name as GptEventName, listener))
  }
}
