/** The public configuration in a page's HTML, available before any request. */
import type { SiteSettings } from '#app/domain/site-schema.ts'

export type RuntimeConfig = SiteSettings['runtime']

export const RUNTIME_CONFIG_ID = 'runtime-config'

/** What holds where a page came without a configuration, such as one shown offline. */
const DEFAULTS: RuntimeConfig = { apiBase: '', timeoutMs: 5000, isShowCPU: 0, random: 0 }

/** Escaped text that cannot end its script element early. */
export function writeRuntimeConfig(config: RuntimeConfig): string {
  return JSON.stringify(config).replaceAll('<', String.raw`\u003c`)
}

let known: RuntimeConfig | undefined

/** Read once: it does not change while the page lives. */
export function readRuntimeConfig(): RuntimeConfig {
  known ??= parse(document.getElementById(RUNTIME_CONFIG_ID)?.textContent)
  return known
}

function parse(text: string | null | undefined): RuntimeConfig {
  if (!text) return DEFAULTS
  return { ...DEFAULTS, ...(JSON.parse(text) as Partial<RuntimeConfig>) }
}
