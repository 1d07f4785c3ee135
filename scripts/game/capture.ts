/** Plays the demo frame by frame in a real browser: renders the muted loop for tiles, and screenshots for covers and reviews. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { ROOT } from '../build.ts'
import type { Options } from './options.ts'
import { loadGame } from './game-files.ts'
import type { Demo } from './game-files.ts'
import { openStage } from './stage.ts'
import type { Stage } from './stage.ts'

const MAX_BYTES = 400_000
/** The end fades into the beginning, so that the loop has no visible cut. */
const MELT_S = 0.4
/** Minimum and maximum length of the loop in seconds. */
const LOOP_S = [4, 6] as const
const SHAPES = {
  wide: [1280, 800],
  square: [960, 960],
  tall: [640, 960],
  phone: [390, 844],
  desktop: [1366, 768],
} as const
const MOMENTS = 10

export async function run(slug: string, options: Options): Promise<boolean> {
  const game = await loadGame(slug)
  if (!game.demo)
    throw new Error(`${slug} has no src/demo.json: record one with \`npm run game -- demo ${slug}\``)
  const loopS = game.demo.ticks / 60 - MELT_S
  if (loopS < LOOP_S[0] || loopS > LOOP_S[1])
    throw new Error(
      `The loop of ${slug} would take ${loopS.toFixed(1)} s, not ${LOOP_S.join(' to ')}: choose its --ticks`,
    )
  const out = join(ROOT, 'shots', slug)
  mkdirSync(out, { recursive: true })
  mkdirSync(join(game.dir, 'covers'), { recursive: true })
  const stage = await openStage(game.dir)
  try {
    if (options.only !== 'shots') {
      const file = await capturePreview(
        stage,
        game.demo,
        game.dir,
        Number(options.size ?? 480),
        Number(options.fps ?? 30),
      )
      const bytes = statSync(file).size
      console.log(`${file}  ${loopS.toFixed(1)} s, ${bytes} bytes`)
      if (bytes > MAX_BYTES)
        console.error(`Larger than ${MAX_BYTES} bytes: fewer seconds, or a calmer background.`)
    }
    if (options.shots || options.only === 'shots') await captureMoments(stage, game.demo, out)
  } finally {
    await stage.close()
  }
  return true
}

async function cue(stage: Stage, demo: Demo, w: number, h: number, ratio: number): Promise<Page> {
  const page = await stage.open({ w, h, ratio })
  await page.evaluate(
    ([log, from]) => {
      __gk.cue(log)
      __gk.roll(from)
      // The player's HUD is hidden in screenshots.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.gk-hud, .gk-hint { visibility: hidden }')
      document.adoptedStyleSheets = [sheet]
    },
    [demo.log, demo.from] as const,
  )
  return page
}

async function capturePreview(
  stage: Stage,
  demo: Demo,
  dir: string,
  size: number,
  fps: number,
): Promise<string> {
  const page = await cue(stage, demo, size, size, 1)
  const ticksPerFrame = Math.round(60 / fps)
  const total = Math.floor(demo.ticks / ticksPerFrame)
  const frames: Buffer[] = []
  for (let i = 0; i < total; i++) {
    await page.evaluate((ticks) => __gk.roll(ticks), ticksPerFrame)
    const png = await page.screenshot({ type: 'png' })
    frames.push(await sharp(png).removeAlpha().raw().toBuffer())
  }
  await page.close()
  const loop = meltEnds(frames, Math.round(MELT_S * fps))
  const webm = join(dir, 'covers/preview.webm')
  if (encodeWebm(loop, size, fps, webm)) return webm
  const webp = join(dir, 'covers/preview.webp')
  await encodeWebp(loop, size, fps, webp)
  return webp
}

/** Drops the first frames and fades the last ones into them. */
export function meltEnds(frames: readonly Buffer[], count: number): Buffer[] {
  const melt = Math.min(count, Math.floor(frames.length / 3))
  const body = frames.slice(melt)
  for (let i = 0; i < melt; i++) {
    const place = body.length - melt + i
    const share = (i + 1) / (melt + 1)
    const last = body[place]!
    const first = frames[i]!
    body[place] = Buffer.from(last.map((value, at) => value + (first[at]! - value) * share))
  }
  return body
}

/** Lowers the quality until the file is small enough; false without ffmpeg. */
function encodeWebm(frames: readonly Buffer[], size: number, fps: number, file: string): boolean {
  if (spawnSync('ffmpeg', ['-version']).status !== 0) {
    console.log('No ffmpeg on PATH: writing an animated WebP instead.')
    return false
  }
  const raw = `${file}.raw`
  writeFileSync(raw, Buffer.concat(frames))
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size}x${size}`, '-r', String(fps), '-i', raw]
  const codec = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-an',
    '-pix_fmt',
    'yuv420p',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
  ]
  try {
    for (const crf of [32, 38, 44, 50, 56]) {
      const { status, stderr } = spawnSync('ffmpeg', [
        '-y',
        '-loglevel',
        'error',
        ...input,
        ...codec,
        '-crf',
        String(crf),
        file,
      ])
      if (status !== 0) throw new Error(`ffmpeg: ${stderr.toString()}`)
      if (statSync(file).size <= MAX_BYTES) break
    }
  } finally {
    rmSync(raw)
  }
  return true
}

async function encodeWebp(frames: readonly Buffer[], size: number, fps: number, file: string): Promise<void> {
  // Every second frame: this format has no motion vectors.
  const everySecondFrame = frames.filter((_, i) => i % 2 === 0)
  const raw = { width: size, height: size * everySecondFrame.length, channels: 3 as const, pageHeight: size }
  for (const quality of [60, 45, 30, 18]) {
    await sharp(Buffer.concat(everySecondFrame), { raw, limitInputPixels: false })
      .webp({ quality, effort: 4, loop: 0, delay: everySecondFrame.map(() => Math.round(2000 / fps)) })
      .toFile(file)
    if (statSync(file).size <= MAX_BYTES) return
  }
}

/** Ten moments in every shape, for covers and reviews. */
async function captureMoments(stage: Stage, demo: Demo, out: string): Promise<void> {
  for (const [shape, [w, h]] of Object.entries(SHAPES)) {
    const page = await cue(stage, demo, w, h, shape === 'phone' ? 2 : 1)
    if (shape === 'phone' || shape === 'desktop')
      await page.evaluate(() => (document.adoptedStyleSheets = []))
    for (let i = 1; i <= MOMENTS; i++) {
      await page.evaluate((ticks) => __gk.roll(ticks), Math.floor(demo.ticks / MOMENTS))
      await page.screenshot({ path: join(out, `${shape}-${String(i).padStart(2, '0')}.png`) })
    }
    await page.close()
  }
  console.log(`${out}: ${MOMENTS} moments in ${Object.keys(SHAPES).length} shapes`)
}
