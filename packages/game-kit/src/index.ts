/** What a game's main, view and texts import. Rules, states and bots import `@playhouse/game-kit/rules` instead. */
export { createGame } from './start-game.ts'
export type { Frame, GameOptions, Kit, Phase, UiRect, View } from './kit.ts'
export type {
  Controls,
  ActionControl,
  AxisControl,
  MoveControl,
  PadAxis,
  PadButton,
} from './input/controls.ts'
export type { Device, Pointer } from './input/input-target.ts'
export { ease } from './drawing/ease.ts'
export type { EaseName } from './drawing/ease.ts'
export { HAND_REACH, drawHintHand } from './drawing/hint-hand.ts'
export type { HintHand } from './drawing/hint-hand.ts'
export type { Juice, Pop, Tween } from './drawing/juice.ts'
export type { Burst } from './drawing/particles.ts'
export type { Audio } from './audio/audio.ts'
export type { PlayOptions } from './audio/mixer.ts'
export { lengthOf, renderSound } from './audio/synth.ts'
export type { Layer, Sound } from './audio/synth.ts'
export { createChords, hold } from './audio/chords.ts'
export type { Chords, Voicing } from './audio/chords.ts'
export { pitchOf, readSong, renderSong } from './audio/music.ts'
export type { Song, Track } from './audio/music.ts'
export { countStreak, findPeriod } from './period.ts'
export { parseProgress } from './save.ts'
export type { SaveRules } from './save.ts'
export type { Settings } from './settings.ts'
export { MAX_PIXELS, MAX_RATIO, fitCanvas, layOutScreen, toCss, toUnits } from './screen.ts'
export type { Design, Insets, Rect, Screen, Size } from './screen.ts'
export { createBitmap, createBitmaps, gridOf, gridOfScreen, lay } from './drawing/bitmaps.ts'
export type { Bitmap, Grid } from './drawing/bitmaps.ts'
export { createLoop, TICK_MS } from './frames/loop.ts'
export type { Clock, Loop, LoopTarget, Motion } from './frames/loop.ts'
export { chooseTexts } from './texts/texts.ts'
export type { GameTexts } from './texts/texts.ts'
export type {
  CanvasPage,
  EntriesPart,
  Gain,
  HowToCard,
  MenuEntry,
  MenuPage,
  MenuPages,
  MenuPart,
  PageDetail,
  Result,
  Reward,
  Slot,
  StandardPage,
} from './overlay/menu-types.ts'
export type { HudButton } from './overlay/hud.ts'
export * from './rules.ts'
