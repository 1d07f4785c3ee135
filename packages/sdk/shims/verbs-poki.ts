import { CALLBACK, idle, type Verb } from './verb-rows.ts'

const path = 'PokiSDK'

export const POKI_VERBS: readonly Verb[] = [
  { verb: `${path}.init`, args: [], kind: 'works' },
  { verb: `${path}.initWithVideoHB`, args: [], kind: 'works' },
  { verb: `${path}.gameLoadingProgress`, args: [{ percentageDone: 0.5 }], kind: 'works' },
  { verb: `${path}.gameLoadingFinished`, args: [], kind: 'works' },
  { verb: `${path}.gameplayStart`, args: [], kind: 'works' },
  { verb: `${path}.gameplayStop`, args: [], kind: 'works' },
  { verb: `${path}.commercialBreak`, args: [], kind: 'works' },
  { verb: `${path}.rewardedBreak`, args: [{ size: 'small' }], gives: true, kind: 'works' },
  { verb: `${path}.displayAd`, args: [null, '728x90', undefined, CALLBACK], gives: [[true]], kind: 'none' },
  { verb: `${path}.happyTime`, args: [1], kind: 'works' },
  {
    verb: `${path}.shareableURL`,
    args: [{ id: 'x7' }],
    gives: 'https://play.example/kite?share=gdid.x7',
    kind: 'works',
  },
  { verb: `${path}.getURLParam`, args: ['level'], gives: '12', kind: 'works' },
  { verb: `${path}.getLanguage`, args: [], gives: 'pt-BR', kind: 'works' },
  { verb: `${path}.getIsoLanguage`, args: [], gives: 'pt', kind: 'works' },
  { verb: `${path}.isAdBlocked`, args: [], gives: false, kind: 'works' },
  { verb: `${path}.captureError`, args: [new Error('broken')], kind: 'works' },
  { verb: `${path}.logError`, args: ['broken'], kind: 'works' },
  { verb: `${path}.login`, args: [], refuses: 'Nobody can log in here', kind: 'none' },
  { verb: `${path}.getUser`, args: [], gives: null, kind: 'none' },
  { verb: `${path}.getToken`, args: [], gives: null, kind: 'none' },
  { verb: `${path}.showLeaderboard`, args: ['main'], kind: 'none' },
  ...idle(path, 'gameLoadingStart gameInteractive roundStart roundEnd destroyAd setDebug setLogging'),
  ...idle(path, 'enableEventTracking measure customEvent sendHighscore movePill muteAd setVolume'),
  ...idle(path, 'setPlayerAge togglePlayerAdvertisingConsent toggleNonPersonalized setConsentString'),
  ...idle(path, 'setDebugTouchOverlayController playtestSetCanvas playtestCaptureHtmlOn'),
  ...idle(path, 'playtestCaptureHtmlOff openExternalLink'),
]
