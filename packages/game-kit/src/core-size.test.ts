import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { gameConfig } from './vite-config.ts'

/** The smallest possible game, so that its size is the size of the kit. */
const MINIMAL = `
import { createGame } from '../src/index.ts'
import '../src/overlay/overlay.css'
void createGame({
  rules: { slug: 'm', modes: { m: {} }, actions: [], init: () => ({}), step() {}, getOutcome: () => null },
  texts: { title: '', board: '', hint: '', howTo: [], modes: {} },
  design: 'css',
  controls: { actions: {}, axes: {} },
  createView: () => ({ draw() {} }),
})`

const KB = 1024

async function measureKit(): Promise<{ kit: number; sdk: number; styles: number }> {
  const root = mkdtempSync(join(import.meta.dirname, '../.size-'))
  try {
    writeFileSync(join(root, 'entry.ts'), MINIMAL)
    const bundle = async (external: string[]) => {
      const result = await build({
        ...gameConfig,
        configFile: false,
        root,
        logLevel: 'silent',
        build: {
          ...gameConfig.build,
          write: false,
          rolldownOptions: { input: join(root, 'entry.ts'), external },
        },
      })
      const { output } = (Array.isArray(result) ? result[0] : result) as { output: Output[] }
      return output
    }
    const alone = await bundle(['@playhouse/sdk'])
    const whole = await bundle([])
    const entry = (output: Output[]) => sizeOf(output.find((part) => part.isEntry)!.code!)
    const css = alone.find(({ fileName }) => fileName.endsWith('.css'))!
    return { kit: entry(alone), sdk: entry(whole) - entry(alone), styles: sizeOf(String(css.source)) }
  } finally {
    rmSync(root, { recursive: true })
  }
}
type Output = { fileName: string; isEntry?: boolean; code?: string; source?: string | Uint8Array }

const sizeOf = (text: string) =>
  brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

test('what the kit loads before the first frame weighs at most 16 KB, its styles 3 KB, compressed', async () => {
  const { kit, sdk, styles } = await measureKit()
  console.log(`kit ${kit} bytes, its styles ${styles}, the sdk ${sdk}`)
  expect(kit).toBeLessThanOrEqual(16 * KB)
  expect(styles).toBeLessThanOrEqual(3 * KB)
})
