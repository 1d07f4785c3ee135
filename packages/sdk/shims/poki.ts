/** Poki's SDK (v2): the global `PokiSDK`. Documents: sdk.poki.com. */
import { callGame, openPortal, type Portal, type ShimWindow } from './portal.ts'

export function install(own: ShimWindow): void {
  own.PokiSDK = createPokiSdk(openPortal(own, { mute: false, pause: false }))
}

type OnStart = (() => void) | undefined

function createPokiSdk(portal: Portal) {
  const { playhouse } = portal
  const doNothing = () => {}
  return {
    init: async () => void (await portal.session),
    initWithVideoHB: async () => void (await portal.session),
    gameLoadingStart: doNothing,
    gameLoadingProgress: (progress?: { percentageDone?: number }) =>
      playhouse.loadingProgress(Number(progress?.percentageDone)),
    gameLoadingFinished: () => playhouse.ready(),
    gameInteractive: doNothing,
    gameplayStart: () => playhouse.gameplayStart(),
    gameplayStop: () => playhouse.gameplayStop(),
    roundStart: doNothing,
    roundEnd: doNothing,
    commercialBreak: async (onStart?: OnStart) => void (await portal.showAd('break', onStart)),
    async rewardedBreak(options?: OnStart | { onStart?: OnStart; size?: string }) {
      const onStart = typeof options === 'function' ? options : options?.onStart
      return (await portal.showAd('rewarded', onStart)) === 'done'
    },
    /** No banners inside of games: the container may be removed at once, and is empty. */
    displayAd(
      _container?: Element,
      _size?: string,
      onCanDestroy?: () => void,
      onRendered?: (isEmpty: boolean) => void,
    ) {
      queueMicrotask(() => {
        callGame(onCanDestroy)
        callGame(onRendered, true)
      })
    },
    destroyAd: doNothing,
    happyTime: () => playhouse.happyMoment(),
    async shareableURL(params: Record<string, unknown> = {}) {
      await portal.session
      const link = portal.linkTo(
        Object.fromEntries(Object.entries(params).map(([key, value]) => [`gd${key}`, value])),
      )
      if (link === null) throw new Error('No link can have these parameters')
      return link
    },
    getURLParam: (key: string) => portal.findParam(`gd${key}`, key) ?? '',
    getLanguage: () => portal.state.lang,
    getIsoLanguage: () => portal.state.lang.slice(0, 2).toLowerCase(),
    isAdBlocked: () => false,
    captureError: (error: unknown) => playhouse.reportError(error),
    logError: (error: unknown) => playhouse.reportError(error),
    ...{ setDebug: doNothing, setLogging: doNothing, enableEventTracking: doNothing },
    ...{ measure: doNothing, customEvent: doNothing, sendHighscore: doNothing, movePill: doNothing },
    ...{ muteAd: doNothing, setVolume: doNothing, setPlayerAge: doNothing },
    ...{ togglePlayerAdvertisingConsent: doNothing, toggleNonPersonalized: doNothing },
    ...{ setConsentString: doNothing, setDebugTouchOverlayController: doNothing },
    ...{ playtestSetCanvas: doNothing, playtestCaptureHtmlOn: doNothing, playtestCaptureHtmlOff: doNothing },
    // A frame cannot open other pages.
    openExternalLink: doNothing,
    async login() {
      throw new Error('Nobody can log in here')
    },
    getUser: async () => null,
    getToken: async () => null,
    showLeaderboard: async () => {},
  }
}
