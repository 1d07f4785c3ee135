/** The categories of all sites: their order, which are listed, and those of the operator's own. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { call, ConsoleError, describeError } from '../api.ts'
import { useDraft } from '../drafts.ts'
import { QueryFault } from '../query-fault.tsx'
import { useMay, useSession } from '../session.tsx'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { ErrorBox, Loading } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import { useAddParam } from '../use-add-param.ts'
import { useRun } from '../use-run.ts'
import type { Category, CategoryList } from './categories-data.ts'
import { CategoryCard } from './category-card.tsx'
import { CategoryForm } from './category-form.tsx'
import { ChangeHistory } from './change-history.tsx'
import { moveEntry } from './home-rows-data.ts'
import { RemoveCategory } from './remove-category.tsx'
import { SaveBar } from './save-bar.tsx'
import { SortableList } from './sortable-list.tsx'
import styles from './home-rows.module.css'
import own from './categories.module.css'
import site from './site.module.css'

export function CategoriesPage() {
  const may = useMay()
  const query = useQuery({ queryKey: ['categories'], queryFn: () => call('listCategories', {}) })
  const [isAdding, setAdding] = useAddParam()
  return (
    <>
      <PageHead title="Categories" sub="In which lists visitors find games, on all sites">
        {may('categories.edit') && query.data && (
          <Button kind="primary" onClick={() => setAdding(true)}>
            <Icon name="plus" size={15} />
            Add a category
          </Button>
        )}
      </PageHead>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && (
        <CategoriesView list={query.data} isAdding={isAdding} onAdded={() => setAdding(false)} />
      )}
    </>
  )
}

interface CategoriesViewProps {
  list: CategoryList
  isAdding: boolean
  onAdded: () => void
}

function CategoriesView({ list, isAdding, onAdded }: CategoriesViewProps) {
  const may = useMay()
  const [editedId, setEditedId] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Category | null>(null)
  const edited = list.categories.find(({ id }) => id === editedId)
  return (
    <div className={site.columns}>
      <div className={site.form}>
        <Intro />
        <OrderForm list={list} onEdit={setEditedId} onRemove={setRemoved} />
      </div>
      <div className={site.rest}>
        <ChangeHistory history={list.history} empty="Categories were not changed yet." />
      </div>
      {isAdding && may('categories.edit') && <CategoryForm list={list} category={null} onClose={onAdded} />}
      {edited && (
        <CategoryForm key={edited.id} list={list} category={edited} onClose={() => setEditedId(null)} />
      )}
      {removed && <RemoveCategory category={removed} onClose={() => setRemoved(null)} />}
    </div>
  )
}

function Intro() {
  const may = useMay()
  return (
    <p className={own.intro}>
      {may('categories.edit')
        ? 'Changes here are for all sites. '
        : 'Categories are the same for all sites, so only people without a limit to some sites change them. '}
      {may('sites.read') && (
        <>
          A site can also hide and order categories for itself: open it under <Link to="/sites">Sites</Link>,
          then Games and home page.
        </>
      )}
    </p>
  )
}

interface OrderDraft {
  ids: string[]
  /** The saved order that it began with. */
  base: string[]
}

interface OrderFormProps {
  list: CategoryList
  onEdit: (id: string) => void
  onRemove: (category: Category) => void
}

function OrderForm({ list: { categories }, onEdit, onRemove }: OrderFormProps) {
  const { person } = useSession()
  const may = useMay()
  const run = useRun()
  const undoToast = useUndoToast()
  const saved = categories.map(({ id }) => id)
  const [draft, setDraft] = useDraft<OrderDraft>(person.id, 'order of categories')
  const { fault, isBusy, save, clearFault } = useSaveOrder(saved, draft, () => setDraft({}))
  const shown = inOrder(categories, draft.ids ?? [])

  function move(from: number, to: number) {
    const ids = moveEntry(
      shown.map(({ id }) => id),
      from,
      to,
    )
    clearFault()
    setDraft(ids.join() === saved.join() ? {} : { ids, base: draft.base ?? saved })
  }
  const hide = ({ id, label }: Category, isHidden: boolean) =>
    run(async () => {
      const { auditId } = await call('hideCategories', { ids: [id], isHidden })
      undoToast(`${label} is ${isHidden ? 'hidden on all sites' : 'listed again'}`, [auditId])
    })
  function submit(event: FormEvent) {
    event.preventDefault()
    void save(shown.map(({ id }) => id))
  }
  function discard() {
    setDraft({})
    clearFault()
  }

  return (
    <form noValidate onSubmit={submit}>
      <SortableList
        label="Categories"
        noun="category"
        keys={shown.map(({ id }) => id)}
        nameOf={(id) => shown.find((each) => each.id === id)?.label ?? id}
        onMove={move}
      >
        {(moveBy) =>
          shown.map((category, place) => (
            <CategoryCard
              key={category.id}
              category={category}
              place={place}
              count={shown.length}
              actions={
                may('categories.edit')
                  ? {
                      edit: () => onEdit(category.id),
                      move: (by) => moveBy(place, place + by),
                      hide: (isHidden) => hide(category, isHidden),
                      remove: () => onRemove(category),
                    }
                  : null
              }
            />
          ))
        }
      </SortableList>
      {draft.ids !== undefined && (
        <div className={`${site.saving} ${styles.saving}`}>
          {fault !== null && <ErrorBox message={fault} />}
          <SaveBar isBusy={isBusy} onDiscard={discard} />
        </div>
      )}
    </form>
  )
}

/** What was added since the order was dragged comes last. */
function inOrder(categories: readonly Category[], ids: readonly string[]): Category[] {
  const placeOf = ({ id }: Category) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return categories.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function useSaveOrder(saved: readonly string[], draft: Partial<OrderDraft>, onSaved: () => void) {
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const [fault, setFault] = useState<{ message: string; isConflict: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function save(ids: string[]) {
    setBusy(true)
    // After a conflict the person was asked, and replaces the order that is saved now.
    const expected = fault?.isConflict ? saved : (draft.base ?? saved)
    try {
      const { auditId } = await call('orderCategories', { ids, expected: [...expected] })
      onSaved()
      setFault(null)
      undoToast('Saved. All sites show it within seconds', [auditId])
    } catch (error) {
      const isConflict = error instanceof ConsoleError && error.code === 'conflict'
      const more = isConflict ? '. Save again to replace it with yours, or discard yours' : ''
      setFault({ message: describeError(error) + more, isConflict })
    }
    await client.invalidateQueries()
    setBusy(false)
  }
  return { fault: fault?.message ?? null, isBusy, save, clearFault: () => setFault(null) }
}
