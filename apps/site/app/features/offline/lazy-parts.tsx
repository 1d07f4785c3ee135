/** The offline parts come when the page is idle: nothing of them is needed for a first picture. */
import { type ComponentType, useEffect, useState } from 'react'
import type { OfflinePartsProps } from './offline-parts.tsx'

const IDLE_LIMIT_MS = 5000

export function LazyOfflineParts(props: OfflinePartsProps) {
  const [Parts, setParts] = useState<ComponentType<OfflinePartsProps> | null>(null)
  useEffect(() => {
    const load = () =>
      void import('./offline-parts.tsx').then(
        (parts) => setParts(() => parts.default),
        // Without them the page works as long as there is a network.
        () => null,
      )
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(load, 1000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(load, { timeout: IDLE_LIMIT_MS })
    return () => cancelIdleCallback(idle)
  }, [])
  return Parts && <Parts {...props} />
}
