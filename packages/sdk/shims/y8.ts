/** Y8's SDK: `ID`, started by `idAsyncInit`. Documents: docs.y8.com. */
import { answerAdPlacements } from './ad-placement.ts'
import { callGame, isShown, openPortal, toName, type Portal, type ShimWindow } from './portal.ts'

const MAX_LENGTH = 1024 * 1024
type Callback = (response: unknown) => void

/** Nobody is logged in, and nobody can log in. */
const NO_LOGIN = { status: 'unauthorized', authResponse: null }

export function install(own: ShimWindow): void {
  const portal = openPortal(own, { mute: false, pause: false })
  const listeners = new Map<string, Set<Callback>>()
  const isInitialized = () => state.isInitialized
  const state = { isInitialized: false }
  const later = (callback: Callback | undefined, response: unknown) =>
    void portal.session.then(() => callGame(callback, response))
  const answerLogin = (callback?: Callback) => later(callback, { ...NO_LOGIN })

  own.ID = {
    init(_options?: { appId?: string }, callback?: Callback) {
      void portal.session.then(() => {
        state.isInitialized = true
        callGame(callback, { status: 'ok' })
        for (const listener of listeners.get('id.init') ?? []) callGame(listener, { status: 'ok' })
      })
    },
    Event: {
      subscribe(name: string, callback: Callback) {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(callback))
        // Games subscribe before or after they call `init`.
        if (name === 'id.init' && isInitialized()) later(callback, { status: 'ok' })
      },
      unsubscribe: (name: string, callback: Callback) => void listeners.get(name)?.delete(callback),
    },
    getLoginStatus: answerLogin,
    login: answerLogin,
    register: answerLogin,
    openProfile: () => {},
    closeMenu: () => {},
    isVisible: () => false,
    gameBreak: (callback?: Callback) =>
      void portal.showAd('break').then((reason) => callGame(callback, { shown: isShown(reason) })),
    ui: (_options?: object, callback?: Callback) => later(callback, { status: 'unavailable' }),
    submit_image: (_image?: string, callback?: Callback) => later(callback, { success: false }),
    api: createDataApi(portal, later),
    GameAPI: createGameApi(portal, later),
    Protection: {
      isBlacklisted: (callback?: Callback) => later(callback, false),
      isSponsor: (callback?: Callback) => later(callback, false),
    },
  }
  answerAdPlacements(portal, own)
  // The game sets it before or after this script.
  queueMicrotask(() => callGame(own.idAsyncInit as (() => void) | undefined))
}

type Later = (callback: Callback | undefined, response: unknown) => void

/** `ID.api('user_data/submit', 'POST', { key, value }, callback)`; the stored value comes back as `jsondata`. */
function createDataApi(portal: Portal, later: Later) {
  const texts = portal.openTexts('y8', MAX_LENGTH)
  return (
    path: string,
    _method?: string,
    values: { key?: string; value?: unknown } = {},
    callback?: Callback,
  ) => {
    const key = String(values.key)
    const refuse = () => later(callback, { status: 'error', error: 'Unknown call or missing key' })
    if (values.key === undefined) return refuse()
    void texts.ready.then(() => {
      if (path === 'user_data/submit') {
        const { value } = values
        const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
        return later(
          callback,
          texts.set(key, text) ? { status: 'ok' } : { status: 'error', error: 'Too large' },
        )
      }
      if (path === 'user_data/retrieve') {
        const text = texts.get(key)
        return later(callback, text === null ? { error: 'Key not found' } : { status: 'ok', jsondata: text })
      }
      if (path !== 'user_data/remove') return refuse()
      texts.remove(key)
      later(callback, { status: 'ok' })
    })
  }
}

function createGameApi({ playhouse }: Portal, later: Later) {
  return {
    Leaderboards: {
      save(score: { table?: string; points?: unknown } = {}, callback?: Callback) {
        playhouse.score(Number(score.points), { mode: toName(score.table ?? 'score') })
        later(callback, { success: true, errorcode: 0 })
      },
      // A page shows the player's own results itself.
      list: () => {},
      listCustom: (_options?: object, callback?: Callback) =>
        later(callback, { success: true, errorcode: 0, numscores: 0, scores: [] }),
    },
    Achievements: {
      save(given: { achievement?: string } = {}, callback?: Callback) {
        const title = String(given.achievement ?? 'Achievement')
        playhouse.achievement(toName(title), title)
        later(callback, { success: true, errorcode: 0 })
      },
      list: () => {},
      listCustom: (_options?: object, callback?: Callback) =>
        later(callback, { success: true, errorcode: 0, achievements: [] }),
    },
  }
}
