/** The documented Ad Placement API: which placement a break is, and what each of its callbacks means. No browser APIs. */
import type { BreakKind } from './ad-break.ts'
import type { GameMoment, ProviderEvent } from './ad-provider.ts'

export type PlacementType = 'preroll' | 'start' | 'pause' | 'next' | 'browse' | 'reward'

export const BREAK_STATUSES = [
  'notReady',
  'timeout',
  'invalid',
  'error',
  'noAdPreloaded',
  'frequencyCapped',
  'ignored',
  'other',
  'dismissed',
  'viewed',
] as const
export type BreakStatus = (typeof BREAK_STATUSES)[number]

export interface PlacementInfo {
  breakType: string
  breakName: string
  breakFormat: string
  breakStatus: BreakStatus
}

/** What is pushed for one break. */
export interface PlacementConfig {
  type: PlacementType
  name?: string
  beforeAd?: () => void
  afterAd?: () => void
  beforeReward?: (showAd: () => void) => void
  adDismissed?: () => void
  adViewed?: () => void
  adBreakDone: (info: PlacementInfo) => void
}

/** `hadPreroll`: one is allowed per page load; the second is refused. */
export function placementOf(kind: BreakKind, moment: GameMoment, hadPreroll: boolean): PlacementType {
  if (kind === 'rewarded') return 'reward'
  if (kind === 'interstitial') return 'browse'
  return moment === 'start' && !hadPreroll ? 'preroll' : moment
}

/** The final callback of a break. A preroll has no other callback, so it reports here that it was shown. */
export function eventsOfStatus(status: BreakStatus, hasShown: boolean): ProviderEvent[] {
  const shown: ProviderEvent[] = hasShown ? [] : [{ type: 'show' }]
  switch (status) {
    case 'viewed':
      return [...shown, { type: 'end' }]
    case 'dismissed':
      return [...shown, { type: 'dismiss' }]
    case 'invalid':
    case 'error':
      return [{ type: 'fail', reason: 'error' }]
    default:
      return [{ type: 'unfilled' }]
  }
}

export interface PlacementRequest {
  kind: BreakKind
  moment: GameMoment
  hadPreroll: boolean
  isWanted(): boolean
  report(event: ProviderEvent): void
}

export function makePlacement({
  kind,
  moment,
  hadPreroll,
  isWanted,
  report,
}: PlacementRequest): PlacementConfig {
  const type = placementOf(kind, moment, hadPreroll)
  let hasShown = false
  let wasDismissed = false
  const show = () => {
    if (hasShown) return
    hasShown = true
    report({ type: 'show' })
  }
  const done: PlacementConfig = {
    type,
    name: kind,
    adBreakDone({ breakStatus }) {
      for (const event of eventsOfStatus(breakStatus, hasShown)) report(event)
    },
  }
  // A preroll takes no other callback.
  if (type === 'preroll') return done
  const around: PlacementConfig = {
    ...done,
    beforeAd: show,
    // The game resumes when the ad is gone, which is after it was dismissed.
    afterAd: () => report({ type: wasDismissed ? 'dismiss' : 'end' }),
  }
  if (type !== 'reward') return around
  return {
    ...around,
    beforeReward: (showAd) => isWanted() && showAd(),
    adDismissed: () => void (wasDismissed = true),
    adViewed() {
      show()
      report({ type: 'grant' })
    },
  }
}
