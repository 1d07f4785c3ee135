/** Soak test: a good bot plays for a long time, and memory does not grow. */
import type { Options } from './options.ts'
import { createOpener, sleep } from './checks/bench.ts'
import { loadGame } from './game-files.ts'
import { openStage } from './stage.ts'

const MAX_HEAP_MB = 150

export async function run(slug: string, options: Options): Promise<boolean> {
  const game = await loadGame(slug)
  const minutes = Number(options.minutes ?? 10)
  const stage = await openStage(game.dir)
  const errors: string[] = []
  try {
    const page = await createOpener(stage, errors, [])({ w: 390, h: 844, ratio: 2 })
    const modes = Object.keys(game.rules.modes)
    const heaps: number[] = []
    for (let minute = 0; minute < minutes; minute++) {
      const mode = modes[minute % modes.length]!
      await page.evaluate(([mode, level]) => __gk.start(mode, level), [
        mode,
        game.rules.modes[mode]!.levels ? 1 + minute : 0,
      ] as const)
      await page.evaluate(() => __gk.autoplay('expert'))
      await sleep(60_000)
      const heap = await page.evaluate(() => {
        __gk.forget()
        ;(globalThis as { gc?: () => void }).gc?.()
        return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6
      })
      heaps.push(heap)
      console.log(
        `minute ${minute + 1}: ${mode}, ${heap.toFixed(1)} MB, ${JSON.stringify(await page.evaluate(() => __gk.perf()))}`,
      )
    }
    const most = Math.max(...heaps)
    console.log(
      `${slug}: most ${most.toFixed(1)} MB (≤ ${MAX_HEAP_MB}), ${errors.length} errors${errors[0] ? `: ${errors[0]}` : ''}`,
    )
    return most <= MAX_HEAP_MB && errors.length === 0
  } finally {
    await stage.close()
  }
}
