/** Table and paper colours of every mode; those of the daily depend on the day of the week. */
export type Tone = {
  /** Laid over the cream of the paper and over the wood as by a wash: both come out darker. */
  paper: string
  desk: string
}

const WHITE = '#ffffff'
const CREAM: Tone = { paper: WHITE, desk: WHITE }
const TONES: Readonly<Record<string, Tone>> = {
  islands: { paper: '#ffe9b4', desk: WHITE },
  relax: { paper: '#e4f7dc', desk: WHITE },
  pools: { paper: '#d2edf3', desk: '#8ec3d8' },
  teams: { paper: '#ffe0d2', desk: '#e8a08a' },
  fog: { paper: '#c9cbe6', desk: '#8f8fc0' },
}
/** From Sunday on. */
const DAYS: readonly Tone[] = [
  { paper: '#e9dcff', desk: '#b59be6' },
  { paper: '#d9e6ff', desk: '#93aee6' },
  { paper: '#ffd9e6', desk: '#e893b4' },
  { paper: '#d8f3d2', desk: '#98cf92' },
  { paper: '#fbf0a0', desk: '#f2c063' },
  { paper: '#ffe0c6', desk: '#eaa26c' },
  { paper: '#cff1ec', desk: '#83ccc4' },
]

/** `day`: of the daily, as in 2026-11-22; else empty. */
export function toneOf(mode: string, day: string): Tone {
  if (day) return DAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? CREAM
  return TONES[mode] ?? CREAM
}

/** Washes a whole picture with a colour: white water changes nothing. */
export function wash(canvas: HTMLCanvasElement, colour: string): HTMLCanvasElement {
  if (colour === WHITE) return canvas
  const g = canvas.getContext('2d')!
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = colour
  g.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
