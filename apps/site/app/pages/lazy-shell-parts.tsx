/** Parts of every page that come when it is idle: nothing of them is needed for a first picture. */
import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#app/ui/when-idle.ts'
import type { ShellPartsProps } from './shell-parts.tsx'

export function LazyShellParts(props: ShellPartsProps) {
  const [Parts, setParts] = useState<ComponentType<ShellPartsProps> | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        import('./shell-parts.tsx').then(
          (parts) => setParts(() => parts.default),
          () => {}, // the page works without them while it is online
        )
      }),
    [],
  )
  return Parts && <Parts {...props} />
}
