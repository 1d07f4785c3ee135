/** What both versions of CrazyGames' SDK answer. Documents: docs.crazygames.com. */
import { callGame, isShown, type Portal, type ShimWindow } from './portal.ts'

export const MAX_DATA_LENGTH = 1024 * 1024

export interface AdCallbacks {
  adStarted?: () => void
  adFinished?: () => void
  adError?: (error: unknown) => void
}

/** Errors have a code and a message. */
export const toError = (code: string, message: string) => ({ code, message })

export const NO_ACCOUNT = toError('userNotAuthenticated', 'The user is not logged in')
export const NO_LOGIN = toError('userCancelled', 'Nobody can log in here')
export const NO_FILL = toError('unfilled', 'No ad is available')

/** `adStarted`, then `adFinished`; or `adError` alone. The error is a text in version 2. */
export async function requestAd(
  portal: Portal,
  type: unknown,
  callbacks: AdCallbacks = {},
  isText = false,
): Promise<void> {
  let isStarted = false
  const reason = await portal.showAd(type === 'rewarded' ? 'rewarded' : 'break', () => {
    isStarted = true
    callGame(callbacks.adStarted)
  })
  const isRewarded = type === 'rewarded'
  // A rewarded ad that was closed early gives nothing.
  if (isRewarded ? reason === 'done' : isShown(reason)) return callGame(callbacks.adFinished)
  const error = reason === 'none' ? NO_FILL : toError('other', `The ad ended: ${reason}`)
  callGame(callbacks.adError, isText ? (isStarted ? 'other' : error.code) : error)
}

export function describeSystem(portal: Portal, own: ShimWindow) {
  const agent = own.navigator?.userAgent ?? ''
  const type = /iPad|Tablet|Android(?!.*Mobile)/i.test(agent)
    ? 'tablet'
    : /Mobi|iPhone/i.test(agent)
      ? 'mobile'
      : 'desktop'
  const [, region = 'US'] = portal.state.lang.split('-')
  return {
    // Where a visitor is, is not known: the region of the page's language.
    countryCode: region.toUpperCase().slice(0, 2),
    locale: portal.state.lang,
    device: { type },
    os: { name: /Windows|Android|Linux|Mac OS|iPhone/.exec(agent)?.[0] ?? 'Unknown', version: '' },
    browser: { name: /Firefox|Edg|Chrome|Safari/.exec(agent)?.[0] ?? 'Unknown', version: '' },
    applicationType: 'web',
  }
}

/** The game's data, as `localStorage` is used. */
export function openData(portal: Portal) {
  const texts = portal.openTexts('crazygames', MAX_DATA_LENGTH)
  return {
    ready: texts.ready,
    data: {
      clear: () => texts.clear(),
      getItem: (key: string) => texts.get(String(key)),
      removeItem: (key: string) => texts.remove(String(key)),
      setItem(key: string, value: unknown) {
        if (!texts.set(String(key), String(value)))
          throw toError('dataLimitExcedeed', 'The data is larger than 1 MB')
      },
      syncUnityGameData: () => {},
    },
  }
}
