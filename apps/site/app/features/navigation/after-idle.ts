/** Background work of an open page: prefetching and polling for newer builds. Starts a second after the browser is idle. */
import { getAppManifest } from './app-manifest.ts'
import { startBuildPoll } from './build-poll.ts'
import { isVerySlow } from './connection.ts'
import { hasNewerBuild } from './latest-build.ts'
import { ownBuild } from './load-payload.ts'
import { markNewerBuild } from './newer-build.ts'
import { startPrefetch } from './prefetch.ts'

export function startAfterIdle(readyAt: number): void {
  const build = ownBuild()
  if (build === null) return
  if (!isVerySlow()) {
    getAppManifest(build).catch(() => {}) // the browser logs it; requested again when it is needed
    startPrefetch()
  }
  startBuildPoll({
    isNewer: () => hasNewerBuild(build),
    onNewer: markNewerBuild,
    isHidden: () => document.hidden,
    onShown(call) {
      const look = () => !document.hidden && call()
      document.addEventListener('visibilitychange', look)
      return () => document.removeEventListener('visibilitychange', look)
    },
    readySinceMs: Date.now() - readyAt,
  })
}
