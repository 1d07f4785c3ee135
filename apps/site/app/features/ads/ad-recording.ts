/** What is recorded of an ad's life: requests, shows, clicks and rewards, under the product's names and the site's own. */
import { track } from '#app/features/analytics/track.ts'
import { readSource } from '#app/features/analytics/visit-source.ts'
import type { BreakKind, BreakState } from './ad-break.ts'
import { type AdEventKind, listClickEvents, showEventOf } from './ad-events.ts'
import type { BreakOrigin } from './break-handler.ts'

export type RecordClick = (kind: AdEventKind, placement: string) => void

export function createClickRecorder(hasPurchase: boolean): RecordClick {
  return (kind, placement) => {
    const { network } = readSource()
    for (const event of listClickEvents(kind, { network, hasPurchase })) track(event, { placement })
    if (kind !== 'rewarded') track('AdClick', { placement })
  }
}

export function recordShow(kind: AdEventKind, placement: string): void {
  const event = showEventOf(kind)
  if (event) track(event, { placement })
  track('AdShow', { placement })
}

/** A network's own interstitial is recorded by the code that detects it. */
export function recordStep(state: BreakState, origin: BreakOrigin, recordClick: RecordClick): void {
  const { kind, name } = state
  if (origin === 'own') return
  if (name === 'loading') track('AdRequest', { placement: kind })
  // The reward of a late ad is not granted.
  if (name === 'done' && state.isGranted && origin === 'asked') recordClick('rewarded', kind)
  if (name !== 'showing' || state.isGranted) return
  recordShow(kind === 'rewarded' ? 'rewarded' : 'interstitial', kind)
}

/** A break requested by a game is a manual ad; an unrequested one is an interstitial, whatever draws it. */
export function findClickKind(drawn: AdEventKind, showing: BreakKind | null): AdEventKind {
  const isUnasked = showing === 'before-play' || showing === 'interstitial'
  return drawn === 'manual' && isUnasked ? 'interstitial' : drawn
}
