/**
 * Tracks presses on Play, games that appeared, and minutes played. It reads the stage's attribute once in a while, so that the scripts
 * that a page needs first know nothing of it.
 */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { findScreen, PLAY_MINUTES } from './events.ts'
import { track } from './track.ts'

const LOOK_EVERY_MS = 500
/** A browser that slept between two looks did not show the game. */
const MAX_LOOK_MS = 2 * LOOK_EVERY_MS
const STAGE = 'section[data-fill][data-state]'

export interface PlayMeter {
  /** `state` is that of the stage, null where there is none. */
  look(state: string | null, at: { isVisible: boolean; nowMs: number }): void
}

export type PlayCount =
  | { event: 'PlayPress' | 'PlayReady' }
  /** So many minutes were played, while the page was visible. */
  | { event: 'PlayTime'; minutes: number }

/** Of one visit to a game's page: each event once. */
export function createPlayMeter(send: (count: PlayCount) => void): PlayMeter {
  let isPressed = false
  let isReady = false
  let playedMs = 0
  let reached = 0
  let lastMs: number | null = null
  return {
    look(state, { isVisible, nowMs }) {
      const passedMs = Math.min(nowMs - (lastMs ?? nowMs), MAX_LOOK_MS)
      lastMs = nowMs
      if (state === null || state === 'idle') return
      if (!isPressed) send({ event: 'PlayPress' })
      isPressed = true
      if (state !== 'playing') return
      if (!isReady) send({ event: 'PlayReady' })
      isReady = true
      if (isVisible) playedMs += passedMs
      while (reached < PLAY_MINUTES.length && playedMs >= PLAY_MINUTES[reached]! * 60_000)
        send({ event: 'PlayTime', minutes: PLAY_MINUTES[reached++]! })
    },
  }
}

export function usePlayEvents(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const screen = findScreen(pathname)
    const game = screen?.subject
    if (game === undefined || (screen?.event !== 'Play' && screen?.event !== 'Detail')) return
    const meter = createPlayMeter((count) =>
      count.event === 'PlayTime'
        ? track('PlayTime', { game, value: count.minutes })
        : track(count.event, { game }),
    )
    const timer = setInterval(() => {
      const state = document.querySelector<HTMLElement>(STAGE)?.dataset.state ?? null
      meter.look(state, { isVisible: document.visibilityState === 'visible', nowMs: performance.now() })
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [pathname])
}
