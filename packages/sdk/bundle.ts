/**
 * The SDK as strangers' games load it: a plain script and a module, under the name of its protocol and of its exact version.
 * Run by itself (`npm run integrity -w @playhouse/sdk`) it writes the integrity of the exact files into the README.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { PROTOCOL_VERSION } from './src/protocol.ts'

/** `js` is the plain script, `mjs` the module. */
export type SdkFiles = { version: string; js: string; mjs: string }

export async function bundleSdk(): Promise<SdkFiles> {
  const dir = import.meta.dirname
  const { version } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as { version: string }
  const bundle = async (format: 'iife' | 'es') => {
    const result = await build({
      configFile: false,
      root: dir,
      logLevel: 'silent',
      build: {
        write: false,
        target: 'es2020',
        minify: true,
        lib: { entry: join(dir, 'src/index.ts'), name: 'Playhouse', formats: [format] },
        rolldownOptions: { output: { minify: true } },
      },
    })
    const { output } = (Array.isArray(result) ? result[0] : result) as { output: { code?: string }[] }
    return `/* Playhouse SDK ${version} | MIT */\n${output[0]!.code!.trim()}\n`
  }
  return { version, js: await bundle('iife'), mjs: await bundle('es') }
}

export async function buildSdk(out: string): Promise<void> {
  const { version, js, mjs } = await bundleSdk()
  await mkdir(out, { recursive: true })
  for (const name of [`v${PROTOCOL_VERSION}`, version]) {
    await writeFile(join(out, `${name}.js`), js)
    await writeFile(join(out, `${name}.mjs`), mjs)
  }
}

/** What a browser compares a loaded file with. */
export function toIntegrity(code: string): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`
}

/** The lines between the README's marks. */
export function describeFiles({ version, js, mjs }: SdkFiles): string {
  return [
    '| file | integrity |',
    '|---|---|',
    `| \`/sdk/${version}.js\` | \`${toIntegrity(js)}\` |`,
    `| \`/sdk/${version}.mjs\` | \`${toIntegrity(mjs)}\` |`,
  ].join('\n')
}

export const FILES_RE = /(<!-- files -->\n)[\s\S]*?(\n<!-- \/files -->)/

if (import.meta.main) {
  const readme = join(import.meta.dirname, 'README.md')
  const text = await readFile(readme, 'utf8')
  const lines = describeFiles(await bundleSdk())
  await writeFile(
    readme,
    text.replace(FILES_RE, (_all, before: string, after: string) => `${before}\n${lines}\n${after}`),
  )
  console.log(lines)
}
