/** GamePix' SDK (v3): `GamePix`. Documents: partners.gamepix.com/sdk/doc/javascript. */
import { callGame, isShown, openPortal, type ShimWindow } from './portal.ts'
import type { AdKind } from '../src/protocol.ts'

const MAX_LENGTH = 1024 * 1024
type Handlers = Partial<Record<'pause' | 'resume' | 'soundOn' | 'soundOff', () => void>>

export function install(own: ShimWindow): void {
  const portal = openPortal(own, { mute: true, pause: true })
  const { playhouse, state } = portal
  const texts = portal.openTexts('gamepix', MAX_LENGTH)
  const handlers: Handlers = {}
  const running = new Set<AdKind>()
  let isLoaded = false
  let last = { muted: false, paused: false }
  let level: number | null = null

  portal.watch(() => {
    const { muted, paused } = state
    const on = sdk.on
    if (paused !== last.paused) callGame(paused ? on.pause : on.resume)
    if (muted !== last.muted) callGame(muted ? on.soundOff : on.soundOn)
    last = { muted, paused }
  })

  async function showAd(kind: AdKind): Promise<{ success: boolean; message?: string }> {
    const name = kind === 'break' ? 'INTERSTITIAL' : 'REWARD'
    if (!isLoaded) return { success: false, message: 'GAMEPIX_LOADED_NOT_CALLED' }
    if (running.has(kind)) return { success: false, message: `${name}_AD_CALLED_TWICE` }
    running.add(kind)
    const reason = await portal.showAd(kind)
    running.delete(kind)
    return { success: kind === 'break' ? isShown(reason) : reason === 'done' }
  }

  function loaded() {
    if (isLoaded) console.warn('GamePix: LOADED_ALREADY_CALLED')
    isLoaded = true
    playhouse.ready()
    return Promise.all([portal.session, texts.ready]).then(() => {})
  }

  const sdk = {
    on: handlers,
    loading: (percent: number) => playhouse.loadingProgress(Number(percent) / 100),
    loaded,
    interstitialAd: () => showAd('break'),
    rewardAd: () => showAd('rewarded'),
    lang: () => state.lang.slice(0, 2).toLowerCase(),
    localStorage: {
      getItem: (key: string) => texts.get(String(key)),
      setItem: (key: string, value: unknown) => void texts.set(String(key), String(value)),
      removeItem: (key: string) => texts.remove(String(key)),
    },
    happyMoment: () => playhouse.happyMoment(),
    updateScore: (score: number) =>
      playhouse.score(Number(score), level !== null && Number.isInteger(level) ? { level } : {}),
    updateLevel: (next: number) => void (level = Number(next)),
    // Of older versions.
    game: {
      gameLoading: (percent: number) => playhouse.loadingProgress(Number(percent) / 100),
      gameLoaded(callback?: () => void) {
        void loaded().then(() => callGame(callback))
      },
      ping: (_event?: string, _data?: unknown, callback?: () => void) => callGame(callback),
    },
    ping: (_event?: string, _data?: unknown, callback?: () => void) => callGame(callback),
  }
  own.GamePix = sdk
  own.Gamepix = sdk
}
