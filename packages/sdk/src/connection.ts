/** The game's connection to its page: handshake, messages in both directions, and requests with a time limit. */
import { NO_ADS, parseHostMessage, sealMessage } from './protocol.ts'
import type { AvailableAds, GameMessage, HostMessage, Welcome } from './protocol.ts'
import type { ClientWindow, PlayhouseOptions, PlayhouseSession } from './playhouse.ts'

type ParentWindow = { postMessage(message: unknown, targetOrigin: string): void }

/** The page's answers to requests with an id. */
export type Answer = Extract<HostMessage, { id: number }>
type SoundAndPause = Pick<Welcome, 'muted' | 'paused'>
/** The state that the page may change at any time. */
type PageState = SoundAndPause & Pick<Welcome, 'ads'> & { corner: number }

export type Connection = ReturnType<typeof createConnection>

const HELLO_EVERY_MS = 150
/** Messages queued before the handshake; limited, because a page may never answer. */
const MAX_QUEUED = 40

export function createConnection(own: ClientWindow, options: PlayhouseOptions) {
  const supports = { mute: true, pause: true, ...options.supports }
  const parent = own.parent && own.parent !== own ? (own.parent as ParentWindow) : null
  const requests = createRequests()
  const page = createPageState()
  const queue: GameMessage[] = []
  let welcome: Welcome | null = null
  let onWelcome: (() => void) | null = null

  const post = (message: GameMessage) => {
    try {
      parent?.postMessage(sealMessage(message), '*')
    } catch {
      // The page was closed; the game continues.
    }
  }
  const send = (message: GameMessage) => {
    if (welcome) post(message)
    // So that an early `ready` is not lost.
    else if (parent && queue.length < MAX_QUEUED) queue.push(message)
  }
  const handleWelcome = (message: Welcome) => {
    const isLate = welcome !== null || onWelcome === null
    welcome = message
    queue.splice(0).forEach(post)
    onWelcome?.()
    page.set(message, isLate)
  }
  const receive = (message: HostMessage) => {
    if (message.type === 'invite') post({ type: 'hello', supports })
    else if (message.type === 'mute') page.set({ muted: message.muted })
    else if (message.type === 'pause') page.set({ paused: message.paused })
    else if (message.type === 'ads') page.set({ ads: message.ads })
    else if (message.type === 'corner') page.set({ corner: message.corner })
    else if (message.type === 'welcome') {
      const { muted, paused, lang, dir, params, ads = NO_ADS } = message
      handleWelcome({ muted, paused, lang, dir, params, ads })
    } else requests.answer(message)
  }

  callSafely(() => {
    own.addEventListener('message', (event) => {
      if (!parent || event.source !== parent) return
      const message = parseHostMessage(event.data)
      if (message) receive(message)
    })
  })

  const describe = (): PlayhouseSession => ({
    hosted: welcome !== null,
    ...(welcome ?? { muted: false, paused: false, ...findOwnLanguage(own), params: {}, ads: NO_ADS }),
  })

  return {
    send,
    isHosted: () => welcome !== null,
    listen: page.listen,
    getSoundAndPause: page.getSoundAndPause,
    setSoundAndPause: (wanted: SoundAndPause) => page.set(wanted),
    handshake: () =>
      new Promise<PlayhouseSession>((resolve) => {
        if (!parent) return resolve(describe())
        const finish = () => {
          clearInterval(again)
          clearTimeout(limit)
          onWelcome = null
          resolve(describe())
        }
        const again = setInterval(() => post({ type: 'hello', supports }), HELLO_EVERY_MS)
        const limit = setTimeout(finish, options.helloMs ?? 1000)
        onWelcome = finish
        if (welcome) finish()
        else post({ type: 'hello', supports })
      }),
    ask: <Result>(build: (id: number) => GameMessage[], readAnswer: ReadAnswer<Result>) =>
      requests.ask((id) => build(id).forEach(send), readAnswer, options.answerMs ?? 2000),
  }
}

/** Turns an answer into a result, or returns undefined to wait for another one; `extend` sets a new time limit for it. */
export type ReadAnswer<Result> = (answer: Answer, extend: (ms: number) => void) => Result | undefined

function createRequests() {
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastId = 0
  return {
    answer: (answer: Answer) => waiting.get(answer.id)?.(answer),
    /** Null after the time limit. */
    ask<Result>(send: (id: number) => void, readAnswer: ReadAnswer<Result>, limitMs: number) {
      return new Promise<Result | null>((resolve) => {
        const id = ++lastId
        const finish = (result: Result | null) => {
          clearTimeout(limit)
          waiting.delete(id)
          resolve(result)
        }
        const extend = (ms: number) => {
          clearTimeout(limit)
          limit = setTimeout(() => finish(null), ms)
        }
        let limit = setTimeout(() => finish(null), limitMs)
        waiting.set(id, (answer) => {
          const result = readAnswer(answer, extend)
          if (result !== undefined) finish(result)
        })
        send(id)
      })
    },
  }
}

/** Mute and pause as set by the page, the ads it can show, and the corner it covers. */
function createPageState() {
  const state: PageState = { muted: false, paused: false, ads: NO_ADS, corner: 0 }
  /** The state last reported to the game, by the handshake or a listener. */
  const reported: PageState = { ...state }
  const listeners: { [Kind in keyof PageState]: Set<(value: PageState[Kind]) => void> } = {
    muted: new Set(),
    paused: new Set(),
    ads: new Set(),
    corner: new Set(),
  }
  const setOne = <Kind extends keyof PageState>(kind: Kind, value: PageState[Kind], notifies: boolean) => {
    state[kind] = value
    if (!notifies || listeners[kind].size > 0) reported[kind] = value
    if (notifies) for (const listener of listeners[kind]) callSafely(() => listener(value))
  }
  return {
    getSoundAndPause: (): SoundAndPause => ({ muted: state.muted, paused: state.paused }),
    set({ muted, paused, ads, corner }: Partial<PageState>, notifies = true) {
      if (muted !== undefined) setOne('muted', muted, notifies)
      if (paused !== undefined) setOne('paused', paused, notifies)
      if (corner !== undefined && corner !== state.corner) setOne('corner', corner, notifies)
      if (ads && !isSameOffer(ads, state.ads)) setOne('ads', ads, notifies)
    },
    listen<Kind extends keyof PageState>(kind: Kind, listener: (value: PageState[Kind]) => void) {
      listeners[kind].add(listener)
      // The page changed the state before the game added a listener.
      if (state[kind] !== reported[kind]) callSafely(() => listener((reported[kind] = state[kind])))
      return () => void listeners[kind].delete(listener)
    },
  }
}

const isSameOffer = (one: AvailableAds, other: AvailableAds) =>
  one.break === other.break && one.rewarded === other.rewarded

const RTL_RE = /^(ar|fa|he|ps|sd|ug|ur|yi)\b/

function findOwnLanguage(own: ClientWindow): Pick<Welcome, 'lang' | 'dir'> {
  const lang = own.navigator?.language || 'en'
  return { lang, dir: RTL_RE.test(lang) ? 'rtl' : 'ltr' }
}

export function callSafely(call: () => void): void {
  try {
    call()
  } catch (error) {
    console.warn('playhouse: a listener failed:', error)
  }
}
