/** What searches mean: the aliases of a site. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResultOf } from '#server/operations/registry.ts'
import { call } from '../api.ts'
import { QueryFault } from '../query-fault.tsx'
import { Button } from '../ui/controls.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, Loading } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import { useRun } from '../use-run.ts'
import { AliasForm, type Alias } from './alias-form.tsx'
import { SiteSelect, useChosenHost } from './site-select.tsx'
import styles from './list.module.css'

type Aliases = ResultOf<'getSearchAliases'>

export function SearchPage() {
  const host = useChosenHost()
  const query = useQuery({
    queryKey: ['search aliases', host],
    queryFn: () => call('getSearchAliases', { host }),
    enabled: host !== '',
  })
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PageHead title="Search aliases" sub="What visitors mean by words that no title has">
        <SiteSelect host={host} />
        {query.data && (
          <Button kind="primary" onClick={() => setAdding(true)}>
            <Icon name="plus" size={15} />
            Add an alias
          </Button>
        )}
      </PageHead>
      {host === '' && <Empty title="No site is yours" />}
      {host !== '' && query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && (
        <AliasList key={host} data={query.data} isAdding={isAdding} onAdded={() => setAdding(false)} />
      )}
    </>
  )
}

interface AliasListProps {
  data: Aliases
  isAdding: boolean
  onAdded: () => void
}

function AliasList({ data: { host, aliases, titles }, isAdding, onAdded }: AliasListProps) {
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const run = useRun()
  const [edited, setEdited] = useState<number | null>(null)

  async function store(next: Alias[], done: string) {
    const { auditId } = await call('setSearchAliases', { host, aliases: next, expected: aliases })
    undoToast(done, [auditId])
    await client.invalidateQueries()
  }

  return (
    <>
      {aliases.length === 0 ? (
        <Empty title="No aliases yet">
          <p>
            Today and Statistics list searches without results; make an alias of one there, or add one here.
          </p>
        </Empty>
      ) : (
        <DataTable
          label="Aliases"
          rows={aliases}
          keyOf={({ words }) => words}
          columns={[
            { head: 'Words', render: ({ words }) => <b>{words}</b> },
            {
              head: 'Finds',
              render: ({ games, search }) =>
                [...games.map((slug) => titles[slug] ?? slug), ...(search ? [`“${search}”`] : [])].join(', '),
            },
            {
              head: 'Actions',
              render: (alias) => (
                <span className={styles.buttons}>
                  <Button
                    aria-label={`Edit ${alias.words}`}
                    onClick={() => setEdited(aliases.indexOf(alias))}
                  >
                    Edit
                  </Button>
                  <Button
                    aria-label={`Remove ${alias.words}`}
                    onClick={() =>
                      void run(() =>
                        store(
                          aliases.filter((one) => one !== alias),
                          'Removed',
                        ),
                      )
                    }
                  >
                    Remove
                  </Button>
                </span>
              ),
            },
          ]}
        />
      )}
      {(isAdding || edited !== null) && (
        <AliasForm
          title={edited === null ? 'Add an alias' : 'Edit the alias'}
          initial={edited === null ? { words: '', games: [], search: '' } : aliases[edited]!}
          titles={titles}
          asksSite={false}
          onClose={() => {
            setEdited(null)
            onAdded()
          }}
          onSave={(alias) =>
            store(
              edited === null
                ? [...aliases, alias]
                : aliases.map((one, place) => (place === edited ? alias : one)),
              'Saved. Search uses it within seconds',
            )
          }
        />
      )}
    </>
  )
}
