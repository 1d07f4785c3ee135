/** Lets a game's quality follow its frame rate. Loaded once the game is ready. */
import type { Juice } from '../drawing/juice.ts'
import type { Loop } from './loop.ts'
import { createProfiler } from './profiler.ts'
import type { Pace } from './profiler.ts'
import type { Renderer } from './renderer.ts'
import { createSharpLayers } from './sharp-layers.ts'

export const FULL_PACE: Pace = { quality: 1, ambience: true, isHalved: false }

type Target = { canvas: HTMLCanvasElement; juice: Juice; renderer: Renderer; loop: Loop }

export function adaptFrames(target: Target) {
  return createProfiler((pace) => setPace(target, pace))
}

export function setPace({ canvas, juice, renderer, loop }: Target, pace: Pace): void {
  juice.particles.setQuality(pace.quality)
  renderer.sharpLayers ??= createSharpLayers(canvas)
  renderer.setPace(pace)
  loop.setHalved(pace.isHalved)
}
