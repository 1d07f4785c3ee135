import { CALLBACK, idle, type Verb } from './verb-rows.ts'

const called = (verb: string, given: unknown[], result: unknown, kind: Verb['kind']): Verb => ({
  ...{ verb, args: [...given, CALLBACK], gives: [[result]], kind },
})
const NO_LOGIN = { status: 'unauthorized', authResponse: null }
const SAVED = { success: true, errorcode: 0 }

export const Y8_VERBS: readonly Verb[] = [
  called('ID.init', [{ appId: 'x' }], { status: 'ok' }, 'works'),
  called('ID.Event.subscribe', ['id.init'], { status: 'ok' }, 'works'),
  { verb: 'ID.Event.unsubscribe', args: ['id.init', () => {}], kind: 'works' },
  called('ID.getLoginStatus', [], NO_LOGIN, 'none'),
  called('ID.login', [], NO_LOGIN, 'none'),
  called('ID.register', [], NO_LOGIN, 'none'),
  ...idle('ID', 'openProfile closeMenu'),
  { verb: 'ID.isVisible', args: [], gives: false, kind: 'none' },
  called('ID.gameBreak', [], { shown: true }, 'works'),
  called('ID.ui', [{ method: 'feed' }], { status: 'unavailable' }, 'none'),
  called('ID.submit_image', ['data'], { success: false }, 'none'),
  called('ID.api', ['user_data/submit', 'POST', { key: 'level', value: '3' }], { status: 'ok' }, 'works'),
  called('ID.GameAPI.Leaderboards.save', [{ table: 'Best', points: 12 }], SAVED, 'works'),
  called(
    'ID.GameAPI.Leaderboards.listCustom',
    [{ table: 'Best' }],
    { ...SAVED, numscores: 0, scores: [] },
    'none',
  ),
  ...idle('ID.GameAPI.Leaderboards', 'list'),
  called('ID.GameAPI.Achievements.save', [{ achievement: 'First win' }], SAVED, 'works'),
  called('ID.GameAPI.Achievements.listCustom', [{}], { ...SAVED, achievements: [] }, 'none'),
  ...idle('ID.GameAPI.Achievements', 'list'),
  called('ID.Protection.isBlacklisted', [], false, 'works'),
  called('ID.Protection.isSponsor', [], false, 'works'),
]

const value = (verb: string, gives: unknown): Verb => ({ verb: `ytgame.${verb}`, gives, kind: 'works' })
const call = (verb: string, args: readonly unknown[] = [], gives: unknown = undefined): Verb => ({
  ...{ verb: `ytgame.${verb}`, args, gives, kind: 'works' },
})

export const YOUTUBE_VERBS: readonly Verb[] = [
  value('IN_PLAYABLES_ENV', true),
  value('SDK_VERSION', '1.0.0'),
  value('SdkErrorType', { UNKNOWN: 0, API_UNAVAILABLE: 1, INVALID_PARAMS: 2, SIZE_LIMIT_EXCEEDED: 3 }),
  call('ads.requestInterstitialAd'),
  call('ads.requestRewardedAd', ['life'], true),
  call('engagement.sendScore', [{ value: 12 }]),
  {
    verb: 'ytgame.engagement.openYTContent',
    args: [{ id: 'x' }],
    refuses: 'A frame cannot open other pages',
    kind: 'none',
  },
  call('game.firstFrameReady'),
  call('game.gameReady'),
  call('game.saveData', ['{"level":3}']),
  call('game.loadData', [], '{"level":3}'),
  call('health.logError'),
  ...idle('ytgame.health', 'logWarning'),
  call('system.getLanguage', [], 'pt-BR'),
  call('system.isAudioEnabled', [], true),
]
/** A class, and calls that give functions: a test of their own. */
export const YOUTUBE_OTHERS = [
  ...[
    'ytgame.SdkError',
    'ytgame.system.onAudioEnabledChange',
    'ytgame.system.onPause',
    'ytgame.system.onResume',
  ],
] as const

const component = (name: string, parameters: object, gives: object, kind: Verb['kind'] = 'works'): Verb => ({
  ...{ verb: `Newgrounds.${name}`, args: [parameters], gives: { success: true, ...gives }, kind },
})
const SESSION = { session: { id: 'guest', user: null, expired: false, remember: false, passport_url: null } }
const MEDAL = {
  ...{
    id: 7,
    name: 'Medal 7',
    description: '',
    icon: '',
    value: 5,
    difficulty: 1,
    secret: false,
    unlocked: true,
  },
}
const BOARD = { id: 4, name: 'Scores 4' }
const EMPTY_SLOT = { id: 1, size: 0, url: null, timestamp: null, datetime: null }

/** Calls of the gateway: the name is the component's. */
export const NEWGROUNDS_VERBS: readonly Verb[] = [
  component('App.startSession', {}, SESSION, 'none'),
  component('App.checkSession', {}, SESSION, 'none'),
  component('App.endSession', {}, {}, 'none'),
  component('App.logView', { host: 'x' }, {}, 'nothing'),
  component(
    'App.getCurrentVersion',
    { version: '1.2.0' },
    { current_version: '1.2.0', client_deprecated: false },
  ),
  component('App.getHostLicense', { host: 'x' }, { host_approved: true, host: 'g.example' }),
  component('Event.logEvent', { event_name: 'start' }, { event_name: 'start' }, 'nothing'),
  component('Gateway.getVersion', {}, { version: '3.0.0' }),
  component('Gateway.ping', {}, { pong: 'pong' }),
  ...['loadAuthorUrl', 'loadMoreGames', 'loadNewgrounds', 'loadOfficialUrl', 'loadReferral'].map((name) =>
    component(`Loader.${name}`, {}, { url: '' }, 'none'),
  ),
  component('Medal.unlock', { id: 7 }, { medal: MEDAL, medal_score: 5 }),
  component('Medal.getList', {}, { medals: [MEDAL] }),
  component('Medal.getMedalScore', {}, { medal_score: 5 }),
  component(...(['ScoreBoard.postScore', { id: 4, value: 120 }] as const), {
    scoreboard: BOARD,
    score: { value: 120, formatted_value: '120', user: null },
  }),
  component('ScoreBoard.getBoards', {}, { scoreboards: [BOARD] }),
  component(
    ...(['ScoreBoard.getScores', { id: 4, period: 'A' }] as const),
    { scoreboard: BOARD, period: 'A', social: false, limit: 10, scores: [] },
    'none',
  ),
  component('CloudSave.clearSlot', { id: 1 }, { slot: EMPTY_SLOT }),
  component('CloudSave.loadSlot', { id: 1 }, { slot: EMPTY_SLOT }),
]
/** Their answers have the time: a test of their own. */
export const NEWGROUNDS_OTHERS = [
  ...['Newgrounds.CloudSave.setData', 'Newgrounds.CloudSave.loadSlots', 'Newgrounds.Gateway.getDatetime'],
] as const
