/** The imports that run now, as the server reports them while the page is open. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ImportEvent } from '#server/console/import-events.ts'

export type { ImportEvent }

/** When one ends or begins, what depends on imports is loaded again. */
export function useImportEvents(): readonly ImportEvent[] {
  const client = useQueryClient()
  const [running, setRunning] = useState<readonly ImportEvent[]>([])
  const lastIds = useRef('')
  useEffect(() => {
    const source = new EventSource('/api/events/imports')
    source.addEventListener('imports', (event: MessageEvent<string>) => {
      const imports = JSON.parse(event.data) as ImportEvent[]
      setRunning(imports)
      const ids = imports.map(({ importId }) => importId).join()
      if (ids === lastIds.current) return
      lastIds.current = ids
      for (const key of ['feeds', 'imports', 'import']) void client.invalidateQueries({ queryKey: [key] })
    })
    return () => source.close()
  }, [client])
  return running
}
