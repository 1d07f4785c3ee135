/** The game's way to its page: greets it, sends, hears, and asks with a time limit. */
import { NO_ADS, parseHostMessage, sealMessage } from './protocol.ts'
import type { AvailableAds, GameMessage, HostMessage, Welcome } from './protocol.ts'
import type { ClientWindow, PlayhouseOptions, PlayhouseSession } from './playhouse.ts'

type ParentWindow = { postMessage(message: unknown, targetOrigin: string): void }

/** What a page answers to a question with a number. */
export type Answer = Extract<HostMessage, { id: number }>
type Wish = Pick<Welcome, 'muted' | 'paused'>
/** What the page may change at any time. */
type PageState = Wish & Pick<Welcome, 'ads'>

export type Link = ReturnType<typeof createLink>

const HELLO_EVERY_MS = 150
/** Kept until a page greets; bounded, as maybe none ever does. */
const MAX_EARLY = 40

export function createLink(own: ClientWindow, options: PlayhouseOptions) {
  const supports = { mute: true, pause: true, ...options.supports }
  const parent = own.parent && own.parent !== own ? (own.parent as ParentWindow) : null
  const questions = createQuestions()
  const page = createPageState()
  const early: GameMessage[] = []
  let welcome: Welcome | null = null
  let onWelcome: (() => void) | null = null

  const post = (message: GameMessage) => {
    try {
      parent?.postMessage(sealMessage(message), '*')
    } catch {
      // A page that went away: the game plays on.
    }
  }
  const send = (message: GameMessage) => {
    if (welcome) post(message)
    // So that an early `ready` is not lost.
    else if (parent && early.length < MAX_EARLY) early.push(message)
  }
  const meet = (message: Welcome) => {
    const isLate = welcome !== null || onWelcome === null
    welcome = message
    early.splice(0).forEach(post)
    onWelcome?.()
    page.set(message, isLate)
  }
  const receive = (message: HostMessage) => {
    if (message.type === 'invite') post({ type: 'hello', supports })
    else if (message.type === 'mute') page.set({ muted: message.muted })
    else if (message.type === 'pause') page.set({ paused: message.paused })
    else if (message.type === 'ads') page.set({ ads: message.ads })
    else if (message.type === 'welcome') {
      const { muted, paused, lang, dir, params, ads = NO_ADS } = message
      meet({ muted, paused, lang, dir, params, ads })
    } else questions.answer(message)
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
    getWish: page.getWish,
    setWish: (wish: Wish) => page.set(wish),
    greet: () =>
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
    ask: <Result>(build: (id: number) => GameMessage[], take: Take<Result>) =>
      questions.ask((id) => build(id).forEach(send), take, options.answerMs ?? 2000),
  }
}

/** Makes a result of an answer, or waits for another: `extend` gives that one a limit of its own. */
export type Take<Result> = (answer: Answer, extend: (ms: number) => void) => Result | undefined

function createQuestions() {
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastId = 0
  return {
    answer: (answer: Answer) => waiting.get(answer.id)?.(answer),
    /** Null after the time limit. */
    ask<Result>(pose: (id: number) => void, take: Take<Result>, limitMs: number) {
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
          const result = take(answer, extend)
          if (result !== undefined) finish(result)
        })
        pose(id)
      })
    },
  }
}

/** Silence and pause as the page wants them, and the ads it can show. */
function createPageState() {
  const state: PageState = { muted: false, paused: false, ads: NO_ADS }
  /** What the game has heard of, by the greeting or by a listener. */
  const told: PageState = { ...state }
  const listeners: { [Kind in keyof PageState]: Set<(value: PageState[Kind]) => void> } = {
    muted: new Set(),
    paused: new Set(),
    ads: new Set(),
  }
  const setOne = <Kind extends keyof PageState>(kind: Kind, value: PageState[Kind], isTold: boolean) => {
    state[kind] = value
    if (!isTold || listeners[kind].size > 0) told[kind] = value
    if (isTold) for (const listener of listeners[kind]) callSafely(() => listener(value))
  }
  return {
    getWish: (): Wish => ({ muted: state.muted, paused: state.paused }),
    set({ muted, paused, ads }: Partial<PageState>, isTold = true) {
      if (muted !== undefined) setOne('muted', muted, isTold)
      if (paused !== undefined) setOne('paused', paused, isTold)
      if (ads && !isSameOffer(ads, state.ads)) setOne('ads', ads, isTold)
    },
    listen<Kind extends keyof PageState>(kind: Kind, listener: (value: PageState[Kind]) => void) {
      listeners[kind].add(listener)
      // The page changed its mind while the game was loading and nobody listened.
      if (state[kind] !== told[kind]) callSafely(() => listener((told[kind] = state[kind])))
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
