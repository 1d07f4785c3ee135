/** CrazyGames' SDK, version 2: `CrazyGames.SDK`, with callbacks `(error, result)` and promises. */
import {
  describeSystem,
  NO_ACCOUNT,
  NO_LOGIN,
  openData,
  requestAd,
  type AdCallbacks,
} from './crazygames-shared.ts'
import { callGame, openPortal, type Portal, type ShimWindow } from './portal.ts'

type Callback = (error: unknown, result?: unknown) => void

export function install(own: ShimWindow): void {
  own.CrazyGames = { ...(own.CrazyGames as object | undefined), SDK: createSdk(own) }
}

/** Without a callback the promise has the answer; with one it has no error that nobody handles. */
function answer(work: Promise<unknown>, callback?: unknown): Promise<unknown> {
  if (typeof callback !== 'function') return work
  return work.then(
    (result) => callGame(callback as Callback, null, result),
    (error: unknown) => callGame(callback as Callback, error),
  )
}

const give = (result?: unknown) => (callback?: Callback) => answer(Promise.resolve(result), callback)
const refuse = (error: unknown) => (callback?: Callback) => answer(Promise.reject(error), callback)
/** For calls whose callback comes after what they are about. */
const giveSecond = (_what?: unknown, callback?: Callback) => answer(Promise.resolve(), callback)
const doNothing = () => {}

function createSdk(own: ShimWindow) {
  const portal = openPortal(own, { mute: false, pause: false })
  const { ready, data } = openData(portal)
  return {
    init: (callback?: Callback) => answer(Promise.all([portal.session, ready]), callback).then(doNothing),
    environment: 'crazygames',
    getEnvironment: give('crazygames'),
    addInitCallback: (callback?: () => void) => void portal.session.then(() => callGame(callback)),
    ad: {
      requestAd: (type: string, callbacks?: AdCallbacks) => requestAd(portal, type, callbacks, true),
      hasAdblock: give(false),
    },
    // No banners inside of games: their containers stay empty.
    banner: {
      requestBanner: giveSecond,
      requestResponsiveBanner: giveSecond,
      clearBanner: giveSecond,
      clearAllBanners: give(),
      requestOverlayBanners(banners: { id: string }[] = [], callback?: (...args: unknown[]) => void) {
        queueMicrotask(() => {
          for (const { id } of banners) callGame(callback, id, 'bannerError', 'unfilled')
        })
      },
    },
    game: createGame(portal),
    user: createUser(portal, own),
    data,
  }
}

function createGame(portal: Portal) {
  const { playhouse } = portal
  const report = (act: () => void) => (callback?: Callback) => {
    act()
    return answer(Promise.resolve(), callback)
  }
  const invite = (params: Record<string, unknown>, callback?: Callback) =>
    answer(
      portal.session.then(() => portal.linkTo(params) ?? ''),
      callback,
    )
  return {
    gameplayStart: report(() => playhouse.gameplayStart()),
    gameplayStop: report(() => playhouse.gameplayStop()),
    sdkGameLoadingStart: report(doNothing),
    sdkGameLoadingStop: report(() => playhouse.ready()),
    happytime: report(() => playhouse.happyMoment()),
    inviteLink: invite,
    showInviteButton: invite,
    hideInviteButton: doNothing,
    getInviteParam: (key: string, callback?: Callback) =>
      answer(
        portal.session.then(() => portal.findParam(key)),
        callback,
      ),
    isInstantJoin: false,
    isInstantMultiplayer: false,
  }
}

function createUser(portal: Portal, own: ShimWindow) {
  return {
    isUserAccountAvailable: give(false),
    getUser: give(null),
    getSystemInfo: (callback?: Callback) =>
      answer(
        portal.session.then(() => describeSystem(portal, own)),
        callback,
      ),
    showAuthPrompt: refuse(NO_LOGIN),
    showAccountLinkPrompt: refuse(NO_ACCOUNT),
    getUserToken: refuse(NO_ACCOUNT),
    getXsollaUserToken: refuse(NO_ACCOUNT),
    addAuthListener: doNothing,
    removeAuthListener: doNothing,
    addScore(score: number, callback?: Callback) {
      portal.playhouse.score(Number(score))
      return answer(Promise.resolve(), callback)
    },
  }
}
