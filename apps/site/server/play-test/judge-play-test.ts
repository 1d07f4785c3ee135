/** What the observations of a play-test mean. */
import type { PlayVerdict } from '#server/ledger/play-tests.ts'

export const PLAY_SCREENS = ['desktop', 'phone'] as const
export type PlayScreen = (typeof PLAY_SCREENS)[number]

/** A game that needs longer is slow. */
export const SLOW_AFTER_SECONDS = 10
const SLOW_ABOVE_MEGABYTES = 50

export interface Observation {
  screen: PlayScreen
  /** Of the frame's document; null without an answer. */
  httpStatus: number | null
  /** Why the document did not load. */
  blocked: 'framing' | 'unknown-host' | 'private-address' | 'unreachable' | null
  /** Until something was drawn; null when nothing was. */
  firstFrameSeconds: number | null
  /** When the test ended, requests were still running. */
  isLoading: boolean
  megabytes: number
  /** The first uncaught error. */
  error: string | null
  hasMixedContent: boolean
  /** It needs a plug-in that browsers no longer have. */
  needsPlugin: boolean
  /** It asks for a password. */
  asksSignIn: boolean
  /** The host on which the frame ended where it is another organisation's, or `top` where it tried to replace the page. */
  leftTo: string | null
  /** It draws on a canvas, or plays a video. */
  hasCanvas: boolean
  /** Null where its own movement hides the answer. */
  reactsToInput: boolean | null
  hasSound: boolean
  /** It asks to turn the device. */
  asksToTurn: boolean
  /** Hosts that were connected to. */
  hosts: string[]
}

export const PLAY_REASONS = {
  'refuses-frames': 'its provider does not allow it in frames (X-Frame-Options or frame-ancestors)',
  'not-found': 'its address answers 404 or 410',
  'unknown-host': 'its host does not exist',
  'no-answer': 'its host did not answer',
  'http-error': 'its address answered with an error',
  'private-address': 'its host leads to a private address',
  plugin: 'it needs a plug-in that browsers no longer have',
  'sign-in': 'it asks for a password',
  redirect: 'its address leads to another page',
  'mixed-content': 'it needs files over http, which browsers refuse',
  'script-error': 'a script failed, and nothing was drawn',
  blank: 'nothing was drawn',
  'still-loading': 'it was still loading when the test ended',
  'one-screen': 'it works on one screen size only',
} as const
export type PlayReason = keyof typeof PLAY_REASONS

export interface Judgement {
  verdict: PlayVerdict
  reason: PlayReason | null
}

export function judgeScreen(seen: Observation): Judgement {
  const broken = (reason: PlayReason): Judgement => ({ verdict: 'broken', reason })
  const unsure = (reason: PlayReason): Judgement => ({ verdict: 'unsure', reason })
  if (seen.blocked === 'framing') return broken('refuses-frames')
  if (seen.blocked === 'unknown-host') return broken('unknown-host')
  if (seen.blocked === 'private-address') return broken('private-address')
  if (seen.blocked === 'unreachable') return unsure('no-answer')
  if (seen.httpStatus === 404 || seen.httpStatus === 410) return broken('not-found')
  if (seen.httpStatus !== null && seen.httpStatus >= 400) return unsure('http-error')
  if (seen.leftTo === 'top') return broken('redirect')
  if (seen.needsPlugin && !seen.hasCanvas) return broken('plugin')
  if (seen.asksSignIn && !seen.hasCanvas) return broken('sign-in')
  if (seen.leftTo !== null && !seen.hasCanvas) return broken('redirect')
  if (seen.firstFrameSeconds === null) {
    if (seen.hasMixedContent) return broken('mixed-content')
    if (seen.error !== null) return broken('script-error')
    return seen.isLoading ? unsure('still-loading') : broken('blank')
  }
  const isSlow = seen.firstFrameSeconds > SLOW_AFTER_SECONDS || seen.megabytes > SLOW_ABOVE_MEGABYTES
  return { verdict: isSlow ? 'slow' : 'good', reason: null }
}

const ORDER: readonly PlayVerdict[] = ['good', 'slow', 'unsure', 'broken']

/** Of all screens. A game that works on one of them is not broken. */
export function judgePlayTest(seen: readonly Observation[]): Judgement {
  const judged = seen.map(judgeScreen).toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
  const [best, worst] = [judged[0]!, judged.at(-1)!]
  const works = best.verdict === 'good' || best.verdict === 'slow'
  return works && worst.verdict === 'broken' ? { verdict: 'unsure', reason: 'one-screen' } : worst
}
