/** Playgama Bridge: `bridge`. Documents: wiki.playgama.com. */
import { callGame, isShown, openPortal, toName, type Portal, type ShimWindow } from './portal.ts'
import { NAMES } from './playgama-names.ts'
import type { Texts } from './texts.ts'

const MAX_LENGTH = 3 * 1024 * 1024
const { EVENT_NAME: EVENT, PLATFORM_MESSAGE: MESSAGE } = NAMES
/** What is not supported rejects without a reason there, too. */
const refuse = () => Promise.reject(new Error('Not supported here'))
const doNothing = () => {}
const isDone = async () => {}

type Listener = (...values: unknown[]) => void

function createEmitter() {
  const listeners = new Map<string, Set<Listener>>()
  const off = (name: string, listener: Listener) => void listeners.get(name)?.delete(listener)
  const on = (name: string, listener: Listener) =>
    void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
  return {
    on,
    off,
    once(name: string, listener: Listener) {
      const first: Listener = (...values) => {
        off(name, first)
        listener(...values)
      }
      on(name, first)
    },
    emit(name: string, ...values: unknown[]) {
      for (const listener of [...(listeners.get(name) ?? [])]) callGame(listener, ...values)
    },
  }
}

export function install(own: ShimWindow): void {
  const portal = openPortal(own, { mute: true, pause: true })
  const texts = portal.openTexts('playgama', MAX_LENGTH)
  const { emit: _emit, ...events } = createEmitter()
  let isInitialized = false
  const bridge = {
    ...NAMES,
    ...events,
    version: '1.0.0',
    engine: 'javascript',
    gameVersion: null as string | null,
    options: {},
    get isInitialized() {
      return isInitialized
    },
    async initialize(_options?: object) {
      await Promise.all([portal.session, texts.ready])
      isInitialized = true
    },
    setGameLoadingProgress: (percent: number) => portal.playhouse.loadingProgress(Number(percent) / 100),
    platform: createPlatform(portal),
    // Of the first versions.
    game: { ...NAMES.VISIBILITY_STATE, visibilityState: 'visible', on: doNothing, off: doNothing },
    player: createPlayer(),
    storage: createStorage(texts),
    advertisement: createAdvertisement(portal),
    social: createSocial(portal),
    device: createDevice(own),
    leaderboards: createLeaderboards(portal),
    achievements: createAchievements(portal),
    payments: {
      isSupported: false,
      ...{ purchase: refuse, getPurchases: refuse, getCatalog: refuse, consumePurchase: refuse },
    },
    remoteConfig: { isSupported: false, setContext: doNothing, get: refuse },
    clipboard: { isSupported: false, read: refuse, write: refuse },
    analytics: { gameVersion: null, send: doNothing },
    dailyRewards: {
      getRewards: async () => [],
      getCurrentDay: async () => 0,
      getCurrentReward: async () => null,
      claimCurrentReward: async () => false,
    },
    tasks: {
      getTasks: async () => [],
      addProgress: isDone,
      claimReward: async () => false,
    },
    crossPromo: { isVisible: false, getGames: async () => [], show: isDone, hide: doNothing },
  }
  own.bridge = bridge
  own.playgamaBridge = bridge
}

function createPlatform(portal: Portal) {
  const { playhouse, state } = portal
  const { emit, ...events } = createEmitter()
  let last = { muted: state.muted, paused: state.paused }
  portal.watch(() => {
    const { muted, paused } = state
    const [hasAudio, hasPause] = [muted !== last.muted, paused !== last.paused]
    last = { muted, paused }
    if (hasAudio) emit(EVENT.AUDIO_STATE_CHANGED, !muted)
    if (hasPause) emit(EVENT.PAUSE_STATE_CHANGED, paused)
  })
  const messages: Record<string, () => void> = {
    [MESSAGE.GAME_READY]: () => playhouse.ready(),
    [MESSAGE.GAMEPLAY_STARTED]: () => playhouse.gameplayStart(),
    [MESSAGE.LEVEL_STARTED]: () => playhouse.gameplayStart(),
    [MESSAGE.LEVEL_RESUMED]: () => playhouse.gameplayStart(),
    [MESSAGE.GAMEPLAY_STOPPED]: () => playhouse.gameplayStop(),
    [MESSAGE.LEVEL_PAUSED]: () => playhouse.gameplayStop(),
    [MESSAGE.LEVEL_COMPLETED]: () => playhouse.gameplayStop(),
    [MESSAGE.LEVEL_FAILED]: () => playhouse.gameplayStop(),
    [MESSAGE.PLAYER_GOT_ACHIEVEMENT]: () => playhouse.happyMoment(),
  }
  return {
    ...events,
    id: 'playgama',
    sdk: null,
    get language() {
      return state.lang.slice(0, 2).toLowerCase()
    },
    get payload() {
      return portal.findParam('payload')
    },
    tld: null,
    launchSource: null,
    isExternalCallsSupported: false,
    isExternalLinksAllowed: false,
    get isAudioEnabled() {
      return !state.muted
    },
    get isPaused() {
      return state.paused
    },
    sendMessage: async (message: string, _options?: object) => messages[String(message)]?.(),
    sendCustomMessage: refuse,
    getServerTime: async () => Date.now(),
    isGetAllGamesSupported: false,
    isGetGameByIdSupported: false,
    getAllGames: refuse,
    getGameById: refuse,
  }
}

/** Nobody is logged in. */
const createPlayer = () => ({
  isAuthorizationSupported: false,
  isAuthorized: false,
  isGuest: true,
  id: null,
  name: null,
  photos: [],
  extra: {},
  authorize: refuse,
})

function createStorage(texts: Texts) {
  const read = (key: string, isParsed: boolean) => {
    const text = texts.get(key)
    if (text === null || !isParsed) return text
    try {
      return JSON.parse(text) as unknown
    } catch {
      return text
    }
  }
  const write = (key: string, value: unknown) => {
    // No value means none.
    if (value === null || value === undefined || value === '') return texts.remove(key)
    if (!texts.set(key, typeof value === 'string' ? value : JSON.stringify(value)))
      throw new Error('The data is too large')
  }
  return {
    defaultType: NAMES.STORAGE_TYPE.LOCAL_STORAGE,
    isSupported: (_type?: string) => true,
    isAvailable: (_type?: string) => true,
    // The first versions name a kind of storage in place of the flag.
    async get(key: string | string[], isParsed: boolean | string = true) {
      await texts.ready
      const parses = isParsed !== false
      return Array.isArray(key) ? key.map((each) => read(each, parses)) : read(key, parses)
    },
    async set(key: string | string[], value: unknown) {
      await texts.ready
      if (!Array.isArray(key)) return write(key, value)
      if (!Array.isArray(value) || value.length !== key.length)
        throw new Error('Keys and values are lists of the same length')
      key.forEach((each, at) => write(each, value[at]))
    },
    async delete(key: string | string[]) {
      await texts.ready
      for (const each of Array.isArray(key) ? key : [key]) texts.remove(each)
    },
  }
}

function createAdvertisement(portal: Portal) {
  const { emit, ...events } = createEmitter()
  let interstitialState: string = NAMES.INTERSTITIAL_STATE.CLOSED
  let rewardedState: string = NAMES.REWARDED_STATE.CLOSED
  let rewardedPlacement: string | null = null
  let bannerState: string = NAMES.BANNER_STATE.HIDDEN
  const setInterstitial = (next: string) => emit(EVENT.INTERSTITIAL_STATE_CHANGED, (interstitialState = next))
  const setRewarded = (next: string) => emit(EVENT.REWARDED_STATE_CHANGED, (rewardedState = next))
  return {
    ...events,
    // No banners inside of games.
    isBannerSupported: false,
    get bannerState() {
      return bannerState
    },
    showBanner: () => emit(EVENT.BANNER_STATE_CHANGED, (bannerState = NAMES.BANNER_STATE.FAILED)),
    hideBanner: () => emit(EVENT.BANNER_STATE_CHANGED, (bannerState = NAMES.BANNER_STATE.HIDDEN)),
    isAdvancedBannersSupported: false,
    advancedBannersState: NAMES.BANNER_STATE.HIDDEN,
    showAdvancedBanners: () => emit(EVENT.ADVANCED_BANNERS_STATE_CHANGED, NAMES.BANNER_STATE.FAILED),
    hideAdvancedBanners: () => emit(EVENT.ADVANCED_BANNERS_STATE_CHANGED, NAMES.BANNER_STATE.HIDDEN),
    isInterstitialSupported: true,
    get interstitialState() {
      return interstitialState
    },
    // The page decides how often.
    minimumDelayBetweenInterstitial: 0,
    setMinimumDelayBetweenInterstitial: doNothing,
    preloadInterstitial: doNothing,
    showInterstitial(_placement?: string) {
      setInterstitial('loading')
      void portal
        .showAd('break', () => setInterstitial('opened'))
        .then((reason) => setInterstitial(isShown(reason) ? 'closed' : 'failed'))
    },
    isRewardedSupported: true,
    get rewardedState() {
      return rewardedState
    },
    get rewardedPlacement() {
      return rewardedPlacement
    },
    preloadRewarded: doNothing,
    showRewarded(placement: string | null = null) {
      rewardedPlacement = placement
      setRewarded('loading')
      void portal
        .showAd('rewarded', () => setRewarded('opened'))
        .then((reason) => {
          if (reason === 'done') setRewarded('rewarded')
          setRewarded(isShown(reason) ? 'closed' : 'failed')
        })
    },
    checkAdBlock: async () => false,
  }
}

function createSocial({ playhouse }: Portal) {
  return {
    isShareSupported: true,
    async share(_options?: object) {
      if (!(await playhouse.share())) throw new Error('The page has no share dialog')
    },
    ...{ isInviteFriendsSupported: false, inviteFriends: refuse },
    ...{ isJoinCommunitySupported: false, joinCommunity: refuse },
    ...{ isCreatePostSupported: false, createPost: refuse },
    ...{ isAddToHomeScreenSupported: false, addToHomeScreen: refuse },
    ...{ isAddToHomeScreenRewardSupported: false, getAddToHomeScreenReward: refuse },
    ...{ isAddToFavoritesSupported: false, addToFavorites: refuse },
    ...{ isAddToFavoritesRewardSupported: false, getAddToFavoritesReward: refuse },
    ...{ isRateSupported: false, rate: refuse, isExternalLinksAllowed: false },
  }
}

function createDevice(own: ShimWindow) {
  const { emit: _emit, ...events } = createEmitter()
  const agent = own.navigator?.userAgent ?? ''
  const type = /iPad|Tablet|Android(?!.*Mobile)/i.test(agent)
    ? 'tablet'
    : /Mobi/i.test(agent)
      ? 'mobile'
      : 'desktop'
  const [system = 'other'] = /windows|android|linux|mac|iphone|ipad/i.exec(agent) ?? []
  const systems: Record<string, string> = { mac: 'macos', iphone: 'ios', ipad: 'ios' }
  return {
    ...events,
    type,
    os: systems[system.toLowerCase()] ?? system.toLowerCase(),
    get orientation() {
      return Number(own.innerWidth) < Number(own.innerHeight) ? 'portrait' : 'landscape'
    },
    safeArea: { top: 0, bottom: 0, left: 0, right: 0 },
  }
}

function createLeaderboards({ playhouse }: Portal) {
  return {
    type: 'native',
    isSupported: true,
    setScore: async (id: string, score: number) => playhouse.score(Number(score), { mode: toName(id) }),
    getEntries: refuse,
    showNativePopup: refuse,
  }
}

function createAchievements({ playhouse }: Portal) {
  const unlocked = new Set<string>()
  return {
    isSupported: true,
    isGetListSupported: true,
    isNativePopupSupported: false,
    async unlock(given: string | { id?: string; achievement?: string }) {
      const id = String(typeof given === 'object' ? (given.id ?? given.achievement) : given)
      unlocked.add(id)
      playhouse.achievement(toName(id), id)
    },
    getAchievements: async () => [...unlocked].map((id) => ({ id, isUnlocked: true })),
    getList: async () => [...unlocked].map((id) => ({ id, isUnlocked: true })),
    showNativePopup: refuse,
  }
}
