/** Who may sign in, and with which role. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { ResultOf } from '#server/operations/registry.ts'
import type { Role } from '#server/operations/roles.ts'
import { call, describeError } from '../api.ts'
import { formatDate, formatTime } from '../format.ts'
import { useSession } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button, Field } from '../ui/controls.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { PageHead } from '../ui/page.tsx'
import { ErrorBox, Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useRun } from '../use-run.ts'
import forms from './forms.module.css'
import styles from './list.module.css'

type Person = ResultOf<'listPeople'>['people'][number]
type Link = ResultOf<'createLink'>
type OpenLink = ResultOf<'listPeople'>['links'][number]

export function PeoplePage() {
  const query = useQuery({ queryKey: ['people'], queryFn: () => call('listPeople', {}) })
  const [isInviting, setInviting] = useState(false)
  const [link, setLink] = useState<Link | null>(null)
  const [editing, setEditing] = useState<Person | null>(null)
  return (
    <>
      <PageHead title="People" sub="Everybody signs in with a passkey of their own">
        <Button kind="primary" onClick={() => setInviting(true)}>
          <Icon name="plus" />
          Invite somebody
        </Button>
      </PageHead>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && <PeopleTable people={query.data.people} onEdit={setEditing} onLink={setLink} />}
      {query.data && query.data.links.length > 0 && <LinksTable links={query.data.links} />}
      <Modal title="Invite somebody" isOpen={isInviting} onClose={() => setInviting(false)}>
        <InviteForm
          onDone={(made) => {
            setInviting(false)
            setLink(made)
            void query.refetch()
          }}
        />
      </Modal>
      <Modal
        title={`The role of ${editing?.name ?? ''}`}
        isOpen={editing !== null}
        onClose={() => setEditing(null)}
      >
        {editing && <RoleForm person={editing} onDone={() => setEditing(null)} />}
      </Modal>
      <Modal title="A link for one passkey" isOpen={link !== null} onClose={() => setLink(null)}>
        {link && <LinkNote link={link} />}
      </Modal>
    </>
  )
}

interface PeopleTableProps {
  people: readonly Person[]
  onEdit: (person: Person) => void
  onLink: (link: Link) => void
}

function PeopleTable({ people, onEdit, onLink }: PeopleTableProps) {
  const run = useRun()

  return (
    <DataTable
      label="People"
      rows={people}
      keyOf={(person) => person.id}
      columns={[
        { head: 'Name', render: (person) => person.name },
        { head: 'Role', render: (person) => person.role },
        { head: 'Sites', render: (person) => person.sites?.join(', ') ?? 'All' },
        {
          head: 'Passkeys',
          render: (person) =>
            person.usablePasskeys > 0 ? (
              person.usablePasskeys
            ) : (
              <Badge kind="wait">None for this address</Badge>
            ),
        },
        { head: 'Since', kind: 'nowrap', render: (person) => formatDate(person.createdAtMs) },
        {
          head: 'Actions',
          isHeadHidden: true,
          render: (person) => (
            <div className={styles.buttons}>
              <Button
                onClick={() =>
                  void run(async () => onLink(await call('createLink', { personId: person.id })))
                }
              >
                New passkey
              </Button>
              <Button onClick={() => onEdit(person)}>Role</Button>
            </div>
          ),
        },
      ]}
    />
  )
}

/** Anybody who opens one of them can sign in. */
function LinksTable({ links }: { links: readonly OpenLink[] }) {
  const run = useRun()
  return (
    <section className={styles.section} aria-label="Open links">
      <h2>Open links</h2>
      <DataTable
        label="Open links"
        rows={links}
        keyOf={({ id }) => id}
        columns={[
          { head: 'For', render: ({ personName }) => personName ?? 'A new person' },
          { head: 'Role', render: ({ role }) => role },
          { head: 'Sites', render: ({ sites }) => sites?.join(', ') ?? 'All' },
          { head: 'Until', kind: 'nowrap', render: ({ expiresAtMs }) => formatTime(expiresAtMs) },
          {
            head: 'Actions',
            isHeadHidden: true,
            render: ({ id }) => (
              <Button onClick={() => void run(() => call('withdrawLink', { id }), 'Withdrawn')}>
                Withdraw
              </Button>
            ),
          },
        ]}
      />
    </section>
  )
}

interface RoleFields {
  role: Role
  sites: readonly string[]
}

function RoleFieldset({ value, onChange }: { value: RoleFields; onChange: (value: RoleFields) => void }) {
  const { roles, sites } = useSession()
  const toggle = (host: string) =>
    value.sites.includes(host) ? value.sites.filter((one) => one !== host) : [...value.sites, host]
  return (
    <>
      <Field label="Role" hint={roles.find(({ role }) => role === value.role)?.text}>
        {(control) => (
          <select
            {...control}
            value={value.role}
            onChange={(event) => onChange({ ...value, role: event.target.value as Role })}
          >
            {roles.map(({ role }) => (
              <option key={role} value={role}>
                {role}
              </option>
            ))}
          </select>
        )}
      </Field>
      {value.role !== 'owner' && (
        <fieldset className={forms.checks}>
          <legend className={forms.legend}>Only these sites (none chosen: all)</legend>
          {sites.map(({ host }) => (
            <label key={host}>
              <input
                type="checkbox"
                checked={value.sites.includes(host)}
                onChange={() => onChange({ ...value, sites: toggle(host) })}
              />
              {host}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}

const toInput = ({ role, sites }: RoleFields) => ({
  role,
  sites: role === 'owner' || sites.length === 0 ? null : [...sites],
})

function InviteForm({ onDone }: { onDone: (link: Link) => void }) {
  const [value, setValue] = useState<RoleFields>({ role: 'moderator', sites: [] })
  const [fault, setFault] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      onDone(await call('createLink', toInput(value)))
    } catch (error) {
      setFault(describeError(error))
    }
  }

  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)}>
      <RoleFieldset value={value} onChange={setValue} />
      {fault && <ErrorBox message={fault} />}
      <div className={forms.buttons}>
        <Button kind="primary" type="submit">
          Make a link
        </Button>
      </div>
    </form>
  )
}

function RoleForm({ person, onDone }: { person: Person; onDone: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const [value, setValue] = useState<RoleFields>({ role: person.role as Role, sites: person.sites ?? [] })
  const [fault, setFault] = useState<string | null>(null)

  async function run(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      toast(done)
      await client.invalidateQueries()
      onDone()
    } catch (error) {
      setFault(describeError(error))
    }
  }

  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => call('changeRole', { personId: person.id, ...toInput(value) }), 'Role changed')
      }}
    >
      <RoleFieldset value={value} onChange={setValue} />
      {fault && <ErrorBox message={fault} />}
      <div className={forms.buttons}>
        <Button kind="primary" type="submit">
          Save
        </Button>
        <Button
          kind="danger"
          onClick={() =>
            void run(() => call('removePerson', { personId: person.id }), `${person.name} is removed`)
          }
        >
          Remove {person.name}
        </Button>
      </div>
    </form>
  )
}

function LinkNote({ link }: { link: Link }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={forms.form}>
      <p>
        For {link.personName ?? `a new person with the role ${link.role}`}. It works once, until{' '}
        {formatTime(link.expiresAtMs)}. Whoever opens it gets in: send it to nobody else.
      </p>
      <code className={forms.link}>{link.url}</code>
      <div className={forms.buttons}>
        <Button
          kind="primary"
          onClick={() => void navigator.clipboard.writeText(link.url).then(() => setCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </div>
  )
}
