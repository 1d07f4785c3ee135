/** A button that makes an alias of a search without results. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api.ts'
import { useMay } from '../session.tsx'
import { Badge, Button } from '../ui/controls.tsx'
import { useUndoToast } from '../undo.ts'
import type { TermMatch } from '../use-term-games.ts'
import { AliasForm } from './alias-form.tsx'

export function AddAlias({ term, match }: { term: string; match: TermMatch | undefined }) {
  const may = useMay()
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const [isOpen, setOpen] = useState(false)
  if (!may('search.edit')) return null
  if (match?.hasAlias) return <Badge kind="good">Has an alias</Badge>
  return (
    <>
      <Button kind="quiet" aria-label={`Make an alias of ${term}`} onClick={() => setOpen(true)}>
        Make an alias
      </Button>
      {isOpen && (
        <AliasForm
          title="Make an alias"
          initial={{ words: term, games: [], search: '' }}
          suggestions={match?.games ?? []}
          asksSite
          onClose={() => setOpen(false)}
          onSave={async (alias, host) => {
            const { auditIds } = await call('addSearchAlias', { ...alias, host })
            undoToast(`“${alias.words}” is found now`, auditIds)
            await client.invalidateQueries()
          }}
        />
      )}
    </>
  )
}
