/** CrazyGames' SDK, version 3: `CrazyGames.SDK`, with promises. */
import {
  describeSystem,
  NO_ACCOUNT,
  NO_LOGIN,
  openData,
  requestAd,
  type AdCallbacks,
} from './crazygames-shared.ts'
import { callGame, openPortal, type Portal, type ShimWindow } from './portal.ts'

export function install(own: ShimWindow): void {
  own.CrazyGames = { ...(own.CrazyGames as object | undefined), SDK: createSdk(own) }
}

const doNothing = () => {}
const isDone = async () => {}
const refuse = (error: unknown) => () => Promise.reject(error)

function createSdk(own: ShimWindow) {
  const portal = openPortal(own, { mute: true, pause: false })
  const { ready, data } = openData(portal)
  let isAdPlaying = false
  return {
    async init() {
      await Promise.all([portal.session, ready])
    },
    environment: 'crazygames',
    isQaTool: false,
    ad: {
      async requestAd(type: string, callbacks?: AdCallbacks) {
        isAdPlaying = true
        await requestAd(portal, type, callbacks)
        isAdPlaying = false
      },
      prefetchAd: isDone,
      hasAdblock: async () => false,
      addAdblockPopupListener: doNothing,
      removeAdblockPopupListener: doNothing,
      get isAdPlaying() {
        return isAdPlaying
      },
    },
    banner: createBanners(),
    game: createGame(portal),
    user: createUser(portal, own),
    data,
    analytics: { trackOrder: doNothing },
  }
}

/** No banners inside of games: their containers stay empty. */
function createBanners() {
  return {
    requestBanner: isDone,
    requestResponsiveBanner: isDone,
    prefetchBanner: async (banner: object) => ({ ...banner }),
    prefetchResponsiveBanner: async (banner: object) => ({ ...banner }),
    renderPrefetchedBanner: isDone,
    clearBanner: doNothing,
    clearAllBanners: doNothing,
    requestOverlayBanners(
      banners: { id: string }[] = [],
      callback?: (id: string, message: string, error?: string) => void,
    ) {
      queueMicrotask(() => {
        for (const { id } of banners) callGame(callback, id, 'bannerError', 'unfilled')
      })
    },
    activeBannersCount: 0,
  }
}

function createGame(portal: Portal) {
  const { playhouse, state } = portal
  const listeners = new Set<(settings: object) => void>()
  const settings = () => ({ disableChat: true, muteAudio: state.muted })
  portal.watch(() => {
    for (const listener of listeners) callGame(listener, settings())
  })
  const invite = (params: Record<string, unknown>) => portal.linkTo(params) ?? ''
  return {
    get link() {
      return portal.linkTo({}) ?? ''
    },
    id: 'upload',
    get settings() {
      return settings()
    },
    addSettingsChangeListener: (listener: (settings: object) => void) => void listeners.add(listener),
    removeSettingsChangeListener: (listener: (settings: object) => void) => void listeners.delete(listener),
    gameplayStart: () => playhouse.gameplayStart(),
    gameplayStop: () => playhouse.gameplayStop(),
    loadingStart: doNothing,
    loadingStop: () => playhouse.ready(),
    happytime: () => playhouse.happyMoment(),
    // Nobody is asked to play together here; links of players work.
    isInstantMultiplayer: false,
    isInstantJoin: false,
    get inviteParams() {
      return Object.keys(state.params).length > 0 ? { ...state.params } : null
    },
    inviteLink: invite,
    showInviteButton: invite,
    hideInviteButton: doNothing,
    getInviteParam: (key: string) => portal.findParam(key),
    addJoinRoomListener: doNothing,
    removeJoinRoomListener: doNothing,
    updateRoom: doNothing,
    leftRoom: doNothing,
  }
}

function createUser(portal: Portal, own: ShimWindow) {
  return {
    isUserAccountAvailable: false,
    get systemInfo() {
      return describeSystem(portal, own)
    },
    getUser: async () => null,
    showAuthPrompt: refuse(NO_LOGIN),
    showAccountLinkPrompt: refuse(NO_ACCOUNT),
    addAuthListener: doNothing,
    removeAuthListener: doNothing,
    getUserToken: refuse(NO_ACCOUNT),
    getXsollaUserToken: refuse(NO_ACCOUNT),
    listFriends: refuse(NO_ACCOUNT),
    addScore: async (score: number) => portal.playhouse.score(Number(score)),
    // Only the portal can read it.
    addScoreEncrypted: refuse(NO_ACCOUNT),
    submitScore: refuse(NO_ACCOUNT),
  }
}
