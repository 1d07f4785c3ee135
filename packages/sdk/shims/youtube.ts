/** The SDK of YouTube Playables: `ytgame`. Documents: developers.google.com/youtube/gaming/playables. */
import { callGame, openPortal, type ShimWindow } from './portal.ts'

/** Characters of a save. */
const MAX_LENGTH = 3 * 1024 * 1024
const KEY = 'save'

const SdkErrorType = { UNKNOWN: 0, API_UNAVAILABLE: 1, INVALID_PARAMS: 2, SIZE_LIMIT_EXCEEDED: 3 } as const

class SdkError extends Error {
  readonly errorType: number
  constructor(errorType: number, message: string) {
    super(message)
    this.name = 'SdkError'
    this.errorType = errorType
  }
}

export function install(own: ShimWindow): void {
  const portal = openPortal(own, { mute: true, pause: true })
  const { playhouse, state } = portal
  const texts = portal.openTexts('youtube', MAX_LENGTH)
  const listeners = {
    audio: new Set<(isEnabled: boolean) => void>(),
    pause: new Set<() => void>(),
    resume: new Set<() => void>(),
  }
  let last = { muted: state.muted, paused: state.paused }
  portal.watch(() => {
    const { muted, paused } = state
    const [hasAudio, hasPause] = [muted !== last.muted, paused !== last.paused]
    last = { muted, paused }
    if (hasAudio) for (const listener of listeners.audio) callGame(listener, !muted)
    if (hasPause) for (const listener of paused ? listeners.pause : listeners.resume) callGame(listener)
  })
  const listen =
    <Listener>(set: Set<Listener>) =>
    (listener: Listener) => {
      set.add(listener)
      return () => void set.delete(listener)
    }

  own.ytgame = {
    IN_PLAYABLES_ENV: true,
    SDK_VERSION: '1.0.0',
    SdkError,
    SdkErrorType,
    ads: {
      async requestInterstitialAd() {
        const reason = await portal.showAd('break')
        if (reason === 'failed') throw new SdkError(SdkErrorType.UNKNOWN, 'The ad could not be shown')
      },
      requestRewardedAd: async (_id?: string) => (await portal.showAd('rewarded')) === 'done',
    },
    engagement: {
      async sendScore(score?: { value?: unknown }) {
        if (!Number.isSafeInteger(score?.value))
          throw new SdkError(SdkErrorType.INVALID_PARAMS, 'A score is a whole number')
        playhouse.score(score!.value as number)
      },
      async openYTContent() {
        throw new SdkError(SdkErrorType.API_UNAVAILABLE, 'A frame cannot open other pages')
      },
    },
    game: {
      firstFrameReady: () => playhouse.loadingProgress(1),
      gameReady: () => playhouse.ready(),
      async loadData() {
        await Promise.all([portal.session, texts.ready])
        return texts.get(KEY) ?? ''
      },
      async saveData(text: unknown) {
        if (typeof text !== 'string') throw new SdkError(SdkErrorType.INVALID_PARAMS, 'A save is a text')
        await texts.ready
        if (!texts.set(KEY, text))
          throw new SdkError(SdkErrorType.SIZE_LIMIT_EXCEEDED, 'A save has at most 3 MiB')
      },
    },
    health: {
      logError: () => playhouse.reportError('The game reported an error'),
      logWarning: () => {},
    },
    system: {
      async getLanguage() {
        await portal.session
        return state.lang
      },
      isAudioEnabled: () => !state.muted,
      onAudioEnabledChange: listen(listeners.audio),
      onPause: listen(listeners.pause),
      onResume: listen(listeners.resume),
    },
  }
}
