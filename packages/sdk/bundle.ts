/**
 * The SDK as strangers' games load it: a plain script, a module and its types, under the name of its protocol and of its exact version.
 * Run by itself (`npm run integrity -w @playhouse/sdk`) it writes the integrity of the exact files into the README and `files.json`.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { brotliCompressSync } from 'node:zlib'
import { bundleTypes } from './bundle-types.ts'
import { PROTOCOL_VERSION } from './src/protocol.ts'

/** `js` is the plain script, `mjs` the module, `types` their declarations; `host` is the module for pages. */
export type SdkFiles = { version: string; js: string; mjs: string; types: string; host: string }

export async function bundleSdk(): Promise<SdkFiles> {
  const dir = import.meta.dirname
  const { version } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as { version: string }
  const bundle = async (format: 'iife' | 'es', entry = 'index.ts') => {
    const result = await build({
      configFile: false,
      root: dir,
      logLevel: 'silent',
      build: {
        write: false,
        target: 'es2020',
        minify: true,
        lib: { entry: join(dir, 'src', entry), name: 'Playhouse', formats: [format] },
        rolldownOptions: { output: { minify: true } },
      },
    })
    const { output } = (Array.isArray(result) ? result[0] : result) as { output: { code?: string }[] }
    return `/* Playhouse SDK ${version} | MIT */\n${output[0]!.code!.trim()}\n`
  }
  return {
    version,
    js: await bundle('iife'),
    mjs: await bundle('es'),
    types: await bundleTypes(version),
    host: await bundle('es', 'host-file.ts'),
  }
}

export async function buildSdk(out: string): Promise<void> {
  const { version, js, mjs, types, host } = await bundleSdk()
  await mkdir(out, { recursive: true })
  for (const name of [`v${PROTOCOL_VERSION}`, version]) {
    await writeFile(join(out, `${name}.js`), js)
    await writeFile(join(out, `${name}.mjs`), mjs)
    await writeFile(join(out, `${name}.d.ts`), types)
  }
  await writeFile(join(out, `v${PROTOCOL_VERSION}.host.mjs`), host)
  await writeFile(join(out, 'verbs.html'), await bundleExamples(js))
}

/** The document in which the page for makers runs examples, with its scripts inside. */
async function bundleExamples(sdk: string): Promise<string> {
  const folder = join(import.meta.dirname, 'examples/verbs')
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const scripts = new Map([
    [`/sdk/v${PROTOCOL_VERSION}.js`, sdk],
    ['verbs.js', await readFile(join(folder, 'verbs.js'), 'utf8')],
  ])
  return html.replace(/<script src="([^"]*)"><\/script>/g, (_all, src: string) => {
    const code = scripts.get(src)
    if (code === undefined) throw new Error(`examples/verbs/index.html names an unknown script: ${src}`)
    return `<script>${code}</script>`
  })
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

/** What the page for makers says about the files. */
export function listFiles({ version, js, mjs, types, host }: SdkFiles) {
  const kilobytes = (text: string) => Math.round(brotliCompressSync(text).length / 1024)
  return {
    version,
    protocol: PROTOCOL_VERSION,
    js: { integrity: toIntegrity(js), kilobytes: kilobytes(js) },
    mjs: { integrity: toIntegrity(mjs), kilobytes: kilobytes(mjs) },
    types: { kilobytes: kilobytes(types) },
    host: { kilobytes: kilobytes(host) },
  }
}

export const FILES_RE = /(<!-- files -->\n)[\s\S]*?(\n<!-- \/files -->)/

if (import.meta.main) {
  const readme = join(import.meta.dirname, 'README.md')
  const text = await readFile(readme, 'utf8')
  const files = await bundleSdk()
  const lines = describeFiles(files)
  await writeFile(join(import.meta.dirname, 'files.json'), `${JSON.stringify(listFiles(files), null, 2)}\n`)
  await writeFile(
    readme,
    text.replace(FILES_RE, (_all, before: string, after: string) => `${before}\n${lines}\n${after}`),
  )
  console.log(lines)
}
