/** Controls one game's frame: when it exists, its messages, and its timeout. */
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { connectGame, type GameConnection } from '@playhouse/sdk/host'
import type { GameSupport } from '@playhouse/sdk/protocol'
import { gameSaves } from '#app/features/local-data/game-saves.ts'
import { subscribeLocal, updateLocal, watchCleared } from '#app/features/local-data/local-store.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { markGameRunning } from '#app/features/navigation/running-game.ts'
import { NO_THREADS_MESSAGE } from '#app/features/uploads/threads.ts'
import { canReach } from './can-reach.ts'
import { countPlay, rememberStart } from './count-play.ts'
import { setGameplay } from './gameplay.ts'
import { createFrameState } from './frame-state.ts'
import type { GameAds } from './game-ads.ts'
import { isResumed } from './is-resumed.ts'
import { type FramePolicy, type FrameSite, listFramePolicies } from './frame-policy.ts'
import type { PlayableGame } from './playable-game.ts'
import { INITIAL_PLAY_STATE, type PlayState, stepPlay } from './play-state.ts'
import { type GameMoments, useGameMoments } from './use-game-moments.ts'

export interface GameFrame {
  state: PlayState
  moments: GameMoments
  /** The source in use, or the one Play would use; null when the site shows no game of this kind. */
  policy: FramePolicy | null
  /** Whether the game reported that it supports mute. */
  canMute: boolean
  isMuted: boolean
  /** Whether the game keeps clear of a button in its upper left corner. */
  hasCorner: boolean
  attachFrame: (frame: HTMLIFrameElement | null) => void
  onFrameLoad: () => void
  focusFrame: () => void
  /** Whether an ad may come between Play and the game. */
  hasBreak: () => boolean
  play: () => void
  agree: () => void
  retry: () => void
  restart: () => void
  openHelp: (isOpen: boolean) => void
  setPaused: (isPaused: boolean) => void
  /** The side of that corner in CSS pixels, 0 for none. */
  setCorner: (side: number) => void
  toggleMuted: () => void
}

export function useGameFrame(
  game: PlayableGame,
  site: Omit<FrameSite, 'origin'>,
  firstPress: 'none' | 'play' | 'agreed',
  ads?: GameAds,
): GameFrame {
  const policies = useMemo(() => listFramePolicies(game, { ...site, origin: findOrigin() }), [game, site])
  const needsConsent = policies[0]?.needsConsent ?? false
  const hasBreak = () => ads?.beforePlay !== undefined && !isResumed(game.slug)
  const press = () => ({ type: 'play', needsConsent, hasBreak: hasBreak() }) as const
  const [state, dispatch] = useReducer(stepPlay, INITIAL_PLAY_STATE, (idle) =>
    firstPress === 'none' || policies.length === 0
      ? idle
      : stepPlay(idle, { ...press(), needsConsent: needsConsent && firstPress !== 'agreed' }),
  )
  useBreakBefore(state, ads, () => dispatch({ type: 'break-over' }))
  const source = state.name === 'idle' ? 0 : state.source
  const policy = policies[source] ?? null
  const ready = useCallback(() => dispatch({ type: 'ready' }), [])
  const moments = useGameMoments(game.slug)
  const progress = (value: number) => dispatch({ type: 'progress', value })
  const link = useConnection(game, policy, { ready, progress, moments, ads })
  const hasThreads = useThreadWatch(link.isFrame, policy, () =>
    dispatch({ type: 'fail', reason: 'no-threads' }),
  )
  useLoadTimeout(state, policy, (reason) => dispatch({ type: 'fail', reason }))
  const isRunning = state.name === 'break' || state.name === 'loading' || state.name === 'playing'
  useEffect(() => (isRunning ? markGameRunning() : undefined), [isRunning])
  // Data cleared under a running game would return with its next save.
  useEffect(() => watchCleared(() => dispatch({ type: 'restart' })), [])
  const isHelpOpen = state.name === 'playing' && state.isHelpOpen
  const { setPaused } = link
  useEffect(() => {
    if (!isHelpOpen) return
    setPaused(true)
    return () => setPaused(false)
  }, [isHelpOpen, setPaused])

  return {
    ...link,
    hasBreak,
    moments,
    state,
    policy,
    onFrameLoad() {
      if (!policy || policy.trust === 'own') return
      // A frame that was refused loads too: with the browser's own page about it. An uploaded game need not use our messages.
      const attempt = 'attempt' in state ? state.attempt : 0
      void canReach(policy.src).then((isReached) => {
        if (!isReached)
          return dispatch({ type: 'fail', reason: navigator.onLine ? 'blocked' : 'offline', attempt })
        if (!hasThreads()) return
        dispatch({ type: 'ready', attempt })
        countPlay(game)
      })
    },
    play: () => policies.length > 0 && dispatch(press()),
    // Before the first press the notice is already shown, so that one press is enough.
    agree: () => dispatch(state.name === 'idle' ? { ...press(), needsConsent: false } : { type: 'agree' }),
    retry() {
      // Consent to one provider's server does not cover another's.
      const next = policies[(source + 1) % policies.length]
      const isElsewhere = next !== undefined && next.provider !== policy?.provider
      dispatch({
        type: 'retry',
        sourceCount: policies.length,
        needsConsent: isElsewhere && next.needsConsent,
      })
    },
    restart: () => dispatch({ type: 'restart' }),
    openHelp: (isOpen) => dispatch({ type: 'help', isOpen }),
  }
}

const NO_SUPPORT: GameSupport = { mute: false, pause: false }

interface ConnectedPage {
  ready: () => void
  progress: (value: number) => void
  moments: GameMoments
  ads: GameAds | undefined
}

/** The messages between the page and the frame it shows now. */
function useConnection(game: PlayableGame, policy: FramePolicy | null, page: ConnectedPage) {
  const frame = useRef<HTMLIFrameElement | null>(null)
  const focusedFrame = useRef<HTMLIFrameElement | null>(null)
  const connection = useRef<GameConnection | null>(null)
  const stopAds = useRef(() => {})
  const [supports, setSupports] = useState<GameSupport>(NO_SUPPORT)
  const isMuted = useLocalData((data) => data.muted)
  const [frameState] = useState(createFrameState)
  useEffect(() => subscribeLocal(frameState.follow), [frameState])
  const calls = useRef(page)
  useEffect(() => {
    calls.current = page
  })

  const attachFrame = useCallback(
    (element: HTMLIFrameElement | null) => {
      frame.current = element
      connection.current?.dispose()
      connection.current = null
      frameState.connect(null)
      stopAds.current()
      stopAds.current = () => {}
      setSupports(NO_SUPPORT)
      setGameplay('none')
      if (!element || !policy) return
      // Only the frame created by pressing Play takes the focus.
      if (focusedFrame.current !== element) element.focus({ preventScroll: true })
      focusedFrame.current = element
      // A provider's game does not use our messages, so they are ignored.
      if (policy.trust === 'remote') return
      if (policy.trust === 'hosted')
        void import('#app/features/uploads/uploaded-frame.ts').then((uploaded) =>
          uploaded.startUploaded(element, game.slug, policy.origin === null),
        )
      const { ads } = calls.current
      connection.current = connectGame({
        iframe: element,
        origin: policy.origin,
        game: game.slug,
        storage: gameSaves,
        ...frameState.begin(),
        onHello: setSupports,
        lang: document.documentElement.lang || 'en',
        dir: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
        showAd: ads?.show,
        ...calls.current.moments.handlers,
        onProgress: (value) => calls.current.progress(value),
        onReady() {
          calls.current.ready()
          rememberStart(game)
        },
        onGameplay(isPlaying) {
          setGameplay(isPlaying ? 'playing' : 'stopped')
          if (isPlaying) countPlay(game)
        },
      })
      const { current } = connection
      frameState.connect(current)
      const stopAvailable = ads?.watchAvailable(current.setAds)
      const stopCover = ads?.watchCover(frameState.setCovered)
      stopAds.current = () => {
        stopAvailable?.()
        stopCover?.()
        frameState.setCovered(false)
      }
    },
    [game, policy, frameState],
  )

  return useMemo(
    () => ({
      canMute: supports.mute,
      hasCorner: supports.corner === true,
      isMuted,
      attachFrame,
      isFrame: (source: MessageEventSource | null) =>
        source !== null && source === frame.current?.contentWindow,
      focusFrame: () => frame.current?.focus({ preventScroll: true }),
      setPaused: frameState.setPaused,
      setCorner: frameState.setCorner,
      toggleMuted: () => void updateLocal((data) => ({ ...data, muted: !data.muted })),
    }),
    [supports, isMuted, attachFrame, frameState],
  )
}

/** An uploaded game that needs threads says when it has none. Returns whether the frame shown now has not said so. */
function useThreadWatch(
  isFrame: (source: MessageEventSource | null) => boolean,
  policy: FramePolicy | null,
  onMissing: () => void,
): () => boolean {
  const missing = useRef<MessageEventSource | null>(null)
  const tell = useRef(onMissing)
  useEffect(() => {
    tell.current = onMissing
  })
  useEffect(() => {
    if (policy?.trust !== 'hosted') return
    const watch = ({ data, source }: MessageEvent) => {
      if (data !== NO_THREADS_MESSAGE || !isFrame(source)) return
      missing.current = source
      tell.current()
    }
    window.addEventListener('message', watch)
    return () => window.removeEventListener('message', watch)
  }, [isFrame, policy])
  return () => !isFrame(missing.current)
}

/** Whatever becomes of the ad before a game, the game starts. */
function useBreakBefore(state: PlayState, ads: GameAds | undefined, onOver: () => void) {
  const isBreak = state.name === 'break'
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    if (!isBreak) return
    const left = new AbortController()
    const end = () => {
      if (!left.signal.aborted) over.current()
    }
    Promise.resolve(ads?.beforePlay?.(left.signal)).then(end, end)
    return () => left.abort()
  }, [isBreak, ads])
}

/** A game that is not ready in time counts as failed; the frame stays in case it was only slow. */
function useLoadTimeout(
  state: PlayState,
  policy: FramePolicy | null,
  onFail: (reason: 'not-ready' | 'not-loaded' | 'offline') => void,
) {
  const attempt = state.name === 'loading' ? state.attempt : 0
  const fail = useRef(onFail)
  useEffect(() => {
    fail.current = onFail
  })
  useEffect(() => {
    if (attempt === 0 || !policy) return
    const isRemote = policy.trust === 'remote'
    const isOffline = isRemote && !navigator.onLine
    const giveUp = () => fail.current(isOffline ? 'offline' : isRemote ? 'not-loaded' : 'not-ready')
    const timer = setTimeout(giveUp, isOffline ? 0 : policy.timeoutMs)
    return () => clearTimeout(timer)
  }, [attempt, policy])
}

/** A page is rendered the same for http and https, so only the browser knows its protocol; frames exist only there. */
function findOrigin(): string {
  return typeof location === 'undefined' ? '' : location.origin
}
