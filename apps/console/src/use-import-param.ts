import { useSearchParams } from 'react-router'

/** The import that is shown: part of the page's address, so that other pages can lead to it. */
export function useImportParam(): [importId: number | null, setImportId: (importId: number | null) => void] {
  const [params, setParams] = useSearchParams()
  const importId = Number(params.get('import'))
  function setImportId(id: number | null) {
    const next = new URLSearchParams(params)
    if (id === null) next.delete('import')
    else next.set('import', String(id))
    setParams(next, { replace: true })
  }
  return [Number.isSafeInteger(importId) && importId > 0 ? importId : null, setImportId]
}
