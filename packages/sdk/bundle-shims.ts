/** The files that answer in place of other portals' SDKs, and the first script of uploaded games. Each is one plain script. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { PORTAL_SDKS } from './shims/addresses.ts'

export const FIRST_SCRIPT = 'first'

/** Code by name, without the extension. `names` limits what is built; all by default. */
export async function bundleShims(
  names: readonly string[] = [FIRST_SCRIPT, ...PORTAL_SDKS.map(({ id }) => id)],
): Promise<Record<string, string>> {
  const built: Record<string, string> = {}
  for (const name of names) built[name] = await bundle(name)
  return built
}

async function bundle(name: string): Promise<string> {
  const dir = join(import.meta.dirname, 'shims')
  const file = join(dir, name === FIRST_SCRIPT ? 'first-script.ts' : `${name}.ts`)
  const entry = `import { install } from ${JSON.stringify(file)}; install(window)`
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [
      {
        name: 'shim-entry',
        resolveId: (id) => (id === 'shim-entry' ? '\0shim-entry' : null),
        load: (id) => (id === '\0shim-entry' ? entry : null),
      },
    ],
    build: {
      write: false,
      target: 'es2020',
      minify: true,
      rolldownOptions: { input: 'shim-entry', output: { format: 'iife', minify: true } },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as { output: { code?: string }[] }
  return `${output[0]!.code!.trim()}\n`
}

export async function buildShims(out: string): Promise<void> {
  await mkdir(out, { recursive: true })
  for (const [name, code] of Object.entries(await bundleShims()))
    await writeFile(join(out, `${name}.js`), code)
}
