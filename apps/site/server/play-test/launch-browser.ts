import type { Browser } from 'playwright-core'
import type { CheckedProxy } from './checked-proxy.ts'

const MAX_HEAP_MEGABYTES = 512

export interface LaunchOptions {
  browserPath: string
  /** The browser's own sandbox; root has to do without it. */
  hasSandbox: boolean
  proxy: Pick<CheckedProxy, 'url'>
  /** What else the browser is started with. */
  browserArgs?: readonly string[]
}

/** Starts a browser that reaches everything through the proxy. Throws when it cannot be started. */
export async function launchBrowser(options: LaunchOptions): Promise<Browser> {
  const { browserPath, hasSandbox, proxy, browserArgs = [] } = options
  const { chromium } = await import('playwright-core')
  return chromium.launch({
    executablePath: browserPath,
    chromiumSandbox: hasSandbox,
    // Loopback addresses go through the proxy as well, which refuses them.
    proxy: { server: proxy.url, bypass: '<-loopback>' },
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--mute-audio',
      '--webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--force-webrtc-ip-handling-policy',
      `--js-flags=--max-old-space-size=${MAX_HEAP_MEGABYTES}`,
      ...browserArgs,
    ],
  })
}
