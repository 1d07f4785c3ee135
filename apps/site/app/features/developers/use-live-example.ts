/** The state of the examples: which code runs, its answer, and the messages between its frame and the page. */
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { developersTexts } from './developers-texts.ts'
import { type LiveSession, openLiveSession, type SeenMessage } from './live-session.ts'

const MAX_SHOWN = 60

export interface LiveState {
  /** Whether the frame is in the page; it comes with the first example. */
  isOpen: boolean
  isRunning: boolean
  /** What the example printed and returned; null before the first one. */
  lines: string[] | null
  hasFailed: boolean
  messages: SeenMessage[]
}

type LiveAction =
  | { type: 'run' }
  | { type: 'printed'; text: string }
  | { type: 'answer'; text: string; isError: boolean }
  | { type: 'message'; message: SeenMessage }

const CLOSED: LiveState = { isOpen: false, isRunning: false, lines: null, hasFailed: false, messages: [] }

function stepLive(state: LiveState, action: LiveAction): LiveState {
  const lines = state.lines ?? []
  switch (action.type) {
    case 'run':
      return { ...state, isOpen: true, isRunning: true, lines: [], hasFailed: false }
    case 'printed':
      return { ...state, lines: [...lines, action.text].slice(-MAX_SHOWN) }
    case 'answer': {
      const text = action.text || (lines.length === 0 ? developersTexts.live.done : '')
      return {
        ...state,
        isRunning: false,
        hasFailed: action.isError,
        lines: text === '' ? lines : [...lines, text],
      }
    }
    case 'message':
      return { ...state, messages: [...state.messages, action.message].slice(-MAX_SHOWN) }
  }
}

const NOTHING_SENT = { isMuted: false, isPaused: false, hasAds: true }
type Sent = typeof NOTHING_SENT

export function useLiveExample() {
  const [state, dispatch] = useReducer(stepLive, CLOSED)
  const [sent, setSent] = useState(NOTHING_SENT)
  const session = useRef<LiveSession | null>(null)
  const isReady = useRef(false)
  /** Waits for the frame. */
  const waiting = useRef<string | null>(null)

  const runWaiting = useCallback(() => {
    if (!isReady.current || !session.current || waiting.current === null) return
    session.current.run(waiting.current)
    waiting.current = null
  }, [])

  const attachFrame = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return
      let isGone = false
      const onAnswer = (text: string, isError: boolean) => dispatch({ type: 'answer', text, isError })
      const opening = openLiveSession(frame, document.documentElement.lang, {
        onMessage: (message) => dispatch({ type: 'message', message }),
        onPrinted: (text) => dispatch({ type: 'printed', text }),
        onAnswer,
        onReady() {
          isReady.current = true
          runWaiting()
        },
      })
      opening.then(
        (opened) => {
          if (isGone) return opened.dispose()
          session.current = opened
          runWaiting()
        },
        () => onAnswer(developersTexts.live.failed, true),
      )
      return () => {
        isGone = true
        session.current?.dispose()
        session.current = null
        isReady.current = false
      }
    },
    [runWaiting],
  )
  useEffect(() => () => session.current?.dispose(), [])

  return {
    state,
    sent,
    attachFrame,
    run(code: string) {
      waiting.current = code
      dispatch({ type: 'run' })
      runWaiting()
    },
    send(change: Partial<Sent>) {
      setSent((before) => ({ ...before, ...change }))
      if (change.isMuted !== undefined) session.current?.setMuted(change.isMuted)
      if (change.isPaused !== undefined) session.current?.setPaused(change.isPaused)
      if (change.hasAds !== undefined) session.current?.setAds(change.hasAds)
    },
  }
}
