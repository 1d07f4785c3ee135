/** The components of Newgrounds.io: what each answers for a player who is not logged in. */
import { toName, type Portal, type ShimWindow } from './portal.ts'

/** A documented error: 104 an expired session, 110 a login is required, 111 the login was cancelled. */
export class Refusal extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

type Component = (parameters: Record<string, unknown>) => object | Promise<object>
export type Components = Record<string, Component>

/** Characters of all slots, and slots. */
const MAX_LENGTH = 3 * 1024 * 1024
const MAX_SLOTS = 10
const MISSING = 102

export function createComponents(portal: Portal, own: ShimWindow): Components {
  return {
    ...createApp(own),
    ...createMedals(portal),
    ...createScores(portal),
    ...createSaves(portal),
    'Event.logEvent': ({ event_name: name }) => ({ event_name: String(name ?? '') }),
    'Gateway.getDatetime': () => {
      const now = new Date()
      return { datetime: now.toISOString(), timestamp: Math.floor(now.getTime() / 1000) }
    },
    'Gateway.getVersion': () => ({ version: '3.0.0' }),
    'Gateway.ping': () => ({ pong: 'pong' }),
    // A frame cannot open other pages.
    ...Object.fromEntries(
      ['loadAuthorUrl', 'loadMoreGames', 'loadNewgrounds', 'loadOfficialUrl', 'loadReferral'].map((name) => [
        `Loader.${name}`,
        () => ({ url: '' }),
      ]),
    ),
  }
}

function createApp(own: ShimWindow): Components {
  // Nobody can log in: a session has no user, and no address where one could.
  const session = { id: 'guest', user: null, expired: false, remember: false, passport_url: null }
  return {
    'App.startSession': () => ({ session: { ...session } }),
    'App.checkSession': () => ({ session: { ...session } }),
    'App.endSession': () => ({}),
    'App.logView': () => ({}),
    'App.getCurrentVersion': ({ version }) => ({
      current_version: String(version ?? '0.0.0'),
      client_deprecated: false,
    }),
    'App.getHostLicense': () => ({ host_approved: true, host: new URL(own.location.href).hostname }),
  }
}

function readId(parameters: Record<string, unknown>): number {
  const id = Number(parameters.id)
  if (!Number.isSafeInteger(id) || id < 0) throw new Refusal(MISSING, 'The id is missing')
  return id
}

/** The list has the medals that were unlocked here: the others are known to Newgrounds alone. */
function createMedals({ playhouse, openTexts }: Portal): Components {
  const texts = openTexts('newgrounds-medals', 64 * 1024)
  const describe = (id: number) => ({
    ...{ id, name: `Medal ${id}`, description: '', icon: '' },
    ...{ value: 5, difficulty: 1, secret: false, unlocked: true },
  })
  const list = async () => {
    await texts.ready
    return Object.keys(texts.all()).map(Number)
  }
  const score = async () => (await list()).length * describe(0).value
  return {
    async 'Medal.getList'() {
      return { medals: (await list()).map(describe) }
    },
    async 'Medal.getMedalScore'() {
      return { medal_score: await score() }
    },
    async 'Medal.unlock'(parameters) {
      const id = readId(parameters)
      await texts.ready
      texts.set(String(id), '1')
      playhouse.achievement(toName(id, 'medal-'), `Medal ${id}`)
      return { medal: describe(id), medal_score: await score() }
    },
  }
}

function createScores({ playhouse }: Portal): Components {
  const boards = new Map<number, { id: number; name: string }>()
  const findBoard = (parameters: Record<string, unknown>) => {
    const id = readId(parameters)
    const board = boards.get(id) ?? { id, name: `Scores ${id}` }
    boards.set(id, board)
    return board
  }
  return {
    'ScoreBoard.getBoards': () => ({ scoreboards: [...boards.values()] }),
    'ScoreBoard.postScore'(parameters) {
      const scoreboard = findBoard(parameters)
      const value = Number(parameters.value)
      if (!Number.isFinite(value)) throw new Refusal(MISSING, 'The value is missing')
      playhouse.score(value, { mode: toName(scoreboard.id, 'board-') })
      const tag = typeof parameters.tag === 'string' ? { tag: parameters.tag } : {}
      return { scoreboard, score: { value, formatted_value: String(value), user: null, ...tag } }
    },
    // Nobody is logged in, so no list has names.
    'ScoreBoard.getScores'(parameters) {
      const { period = 'D', social = false, limit = 10 } = parameters
      return { scoreboard: findBoard(parameters), period, social, limit, scores: [] }
    },
  }
}

/** A slot's address has its data. */
function createSaves({ openTexts }: Portal): Components {
  const texts = openTexts('newgrounds', MAX_LENGTH)
  const describe = (id: number) => {
    const text = texts.get(String(id))
    const { at, data } =
      text === null ? { at: 0, data: null } : (JSON.parse(text) as { at: number; data: string })
    return {
      id,
      size: data?.length ?? 0,
      url: data === null ? null : `data:text/plain;charset=utf-8,${encodeURIComponent(data)}`,
      timestamp: data === null ? null : Math.floor(at / 1000),
      datetime: data === null ? null : new Date(at).toISOString(),
    }
  }
  const readSlot = async (parameters: Record<string, unknown>) => {
    await texts.ready
    const id = readId(parameters)
    if (id < 1 || id > MAX_SLOTS) throw new Refusal(MISSING, `A slot is a number from 1 to ${MAX_SLOTS}`)
    return id
  }
  return {
    async 'CloudSave.setData'(parameters) {
      const id = await readSlot(parameters)
      if (typeof parameters.data !== 'string') throw new Refusal(MISSING, 'The data is missing')
      if (!texts.set(String(id), JSON.stringify({ at: Date.now(), data: parameters.data })))
        throw new Refusal(MISSING, 'The data is too large')
      return { slot: describe(id) }
    },
    async 'CloudSave.loadSlot'(parameters) {
      return { slot: describe(await readSlot(parameters)) }
    },
    async 'CloudSave.loadSlots'() {
      await texts.ready
      return { slots: Array.from({ length: MAX_SLOTS }, (_, at) => describe(at + 1)) }
    },
    async 'CloudSave.clearSlot'(parameters) {
      const id = await readSlot(parameters)
      texts.remove(String(id))
      return { slot: describe(id) }
    },
  }
}
