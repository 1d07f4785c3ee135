/** The SDK of Yandex Games (v2): `YaGames.init()`. Documents: yandex.ru/dev/games/doc. */
import { callGame, openPortal, type ShimWindow } from './portal.ts'
import { createAdv, type Fault } from './yandex-adv.ts'
import { createLeaderboards, createOldLeaderboards, createPlayer, createStorage } from './yandex-player.ts'

const refuse = (code: string, message: string) => () => Promise.reject({ code, message } satisfies Fault)
const EVENTS = { EXIT: 'EXIT', HISTORY_BACK: 'HISTORY_BACK' }
const TITLES = { desktop: /^(?!.*(?:Mobi|Android|iPad|Tablet))/i, tablet: /iPad|Tablet|Android(?!.*Mobile)/i }

export function install(own: ShimWindow): void {
  let sdk: ReturnType<typeof createSdk> | undefined
  own.YaGames = {
    async init() {
      sdk ??= createSdk(own)
      await sdk.ready
      return sdk.ysdk
    },
  }
}

function createSdk(own: ShimWindow) {
  const portal = openPortal(own, { mute: false, pause: true })
  const { playhouse, state } = portal
  const agent = own.navigator?.userAgent ?? ''
  const type = TITLES.tablet.test(agent) ? 'tablet' : TITLES.desktop.test(agent) ? 'desktop' : 'mobile'
  const texts = portal.openTexts('yandex', 1024 * 1024)
  const leaderboards = createLeaderboards(playhouse)
  const { on, off } = createEvents(portal)
  const language = () => state.lang.slice(0, 2).toLowerCase()
  const fullscreen = {
    ...{ STATUS_ON: 'on', STATUS_OFF: 'off', status: 'off' },
    // The page has a button for it.
    request: async () => {},
    exit: async () => {},
  }
  const ysdk = {
    environment: {
      app: { id: 'upload' },
      browser: {
        get lang() {
          return language()
        },
      },
      i18n: {
        get lang() {
          return language()
        },
        tld: 'com',
      },
      get payload() {
        return portal.findParam('payload') ?? undefined
      },
    },
    deviceInfo: {
      type,
      isMobile: () => type === 'mobile',
      isDesktop: () => type === 'desktop',
      isTablet: () => type === 'tablet',
      isTV: () => false,
    },
    features: {
      LoadingAPI: { ready: () => playhouse.ready() },
      GameplayAPI: { start: () => playhouse.gameplayStart(), stop: () => playhouse.gameplayStop() },
      GamesAPI: {
        getAllGames: async () => ({ games: [], developerURL: '' }),
        getGameByID: async (_id?: number) => ({ isAvailable: false }),
      },
    },
    adv: createAdv(portal),
    getPlayer: async () => createPlayer(texts),
    auth: { openAuthDialog: refuse('AUTH_UNAVAILABLE', 'Nobody can log in here') },
    leaderboards,
    getLeaderboards: async () => createOldLeaderboards(leaderboards),
    getPayments: refuse('PAYMENTS_UNAVAILABLE', 'Nothing can be bought here'),
    payments: undefined,
    feedback: {
      canReview: async () => ({ value: false, reason: 'NO_AUTH' }),
      requestReview: async () => ({ feedbackSent: false }),
    },
    shortcut: {
      canShowPrompt: async () => ({ canShow: false }),
      showPrompt: async () => ({ outcome: 'rejected' }),
    },
    getFlags: async (options?: { defaultFlags?: object }) => ({ ...options?.defaultFlags }),
    getStorage: async () => createStorage(texts),
    serverTime: () => Date.now(),
    clipboard: { writeText: refuse('CLIPBOARD_UNAVAILABLE', 'A frame cannot write to the clipboard') },
    screen: { fullscreen, orientation: { set: async () => {} } },
    isAvailableMethod: async (name: string) => /^leaderboards\.set|^player\./.test(String(name)),
    EVENTS,
    dispatchEvent: async () => {},
    on,
    off,
    onEvent: (name: string, listener: () => void) => {
      on(name, listener)
      return () => off(name, listener)
    },
  }
  return { ysdk, ready: Promise.all([portal.session, texts.ready]) }
}

/** `game_api_pause` and `game_api_resume` come with the page's pause, ads included. */
function createEvents(portal: ReturnType<typeof openPortal>) {
  const listeners = new Map<string, Set<() => void>>()
  let wasPaused = portal.state.paused
  portal.watch(() => {
    const { paused } = portal.state
    if (paused === wasPaused) return
    wasPaused = paused
    for (const listener of listeners.get(paused ? 'game_api_pause' : 'game_api_resume') ?? [])
      callGame(listener)
  })
  return {
    on: (name: string, listener: () => void) =>
      void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: () => void) => void listeners.get(name)?.delete(listener),
  }
}
