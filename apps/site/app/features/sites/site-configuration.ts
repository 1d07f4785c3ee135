/** Fetches the site's configuration, once, when the page is idle. */
import { fetchJson, postJson } from '#app/api-client.ts'
import { parseCommonAnswer, type SiteConfiguration } from './read-common-answer.ts'
import { readRuntimeConfig } from './runtime-config.ts'

let loading: Promise<SiteConfiguration> | undefined

/** Never rejects: without a response the configuration is empty and the page works. */
export function loadSiteConfiguration(): Promise<SiteConfiguration> {
  loading ??= postJson('/api/commonApi', { hostName: location.hostname }).then(parseCommonAnswer, () =>
    parseCommonAnswer({}),
  )
  return loading
}

let isStarted = false

/** Once a page. */
export function startSiteCalls(): void {
  if (isStarted) return
  isStarted = true
  void loadSiteConfiguration()
  if (readRuntimeConfig().isShowCPU !== 0) void logServerLoad()
}

async function logServerLoad(): Promise<void> {
  try {
    const { cpu, memory } = await fetchJson<{ cpu: number; memory: number }>('/api/getCPU', {
      method: 'POST',
      body: { hostName: location.hostname },
    })
    console.info(`server: cpu ${cpu} %, memory ${memory} %`)
  } catch {
    // Optional information for the operator.
  }
}
