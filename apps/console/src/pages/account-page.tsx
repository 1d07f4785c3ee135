/** A person's own passkeys and sessions. */
import { useQuery } from '@tanstack/react-query'
import type { ResultOf } from '#server/operations/registry.ts'
import { call } from '../api.ts'
import { formatAgo, formatDate } from '../format.ts'
import { signOut, useSession } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button } from '../ui/controls.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageHead } from '../ui/page.tsx'
import { Loading } from '../ui/states.tsx'
import { useRun } from '../use-run.ts'
import styles from './list.module.css'

type Account = ResultOf<'getAccount'>

export function AccountPage() {
  const { person } = useSession()
  const query = useQuery({ queryKey: ['account'], queryFn: () => call('getAccount', {}) })
  return (
    <>
      <PageHead title="Passkeys and sessions" sub={`${person.name}, ${person.role}`}>
        <Button onClick={() => void signOut()}>Sign out</Button>
      </PageHead>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && <AccountTables account={query.data} />}
    </>
  )
}

function AccountTables({ account: { passkeys, sessions } }: { account: Account }) {
  const run = useRun()

  return (
    <>
      <section className={styles.section}>
        <h2>Passkeys</h2>
        <DataTable
          label="Passkeys"
          rows={passkeys}
          keyOf={(passkey) => passkey.id}
          columns={[
            { head: 'Made on', render: (passkey) => passkey.device },
            {
              head: 'For',
              render: ({ isUsable, rpId }) => (isUsable ? rpId : <Badge kind="wait">{rpId}</Badge>),
            },
            { head: 'Since', render: (passkey) => formatDate(passkey.createdAtMs) },
            {
              head: 'Last used',
              render: ({ usedAtMs }) => (usedAtMs === null ? 'Never' : formatAgo(usedAtMs)),
            },
            {
              head: 'Remove',
              isHeadHidden: true,
              render: (passkey) => (
                <Button
                  kind="quiet"
                  onClick={() =>
                    void run(() => call('removePasskey', { passkeyId: passkey.id }), 'Passkey removed')
                  }
                >
                  Remove
                </Button>
              ),
            },
          ]}
        />
        <p className={styles.dim}>For another device an owner makes a link on the page People.</p>
      </section>
      <section className={styles.section}>
        <h2>Where you are signed in</h2>
        <DataTable
          label="Sessions"
          rows={sessions}
          keyOf={(session) => session.id}
          columns={[
            {
              head: 'Device',
              render: (session) => (
                <>
                  {session.device} {session.isThis && <Badge kind="good">This one</Badge>}
                </>
              ),
            },
            { head: 'Since', render: (session) => formatDate(session.createdAtMs) },
            { head: 'Last used', render: (session) => formatAgo(session.seenAtMs) },
            {
              head: 'End',
              isHeadHidden: true,
              render: (session) =>
                !session.isThis && (
                  <Button
                    kind="quiet"
                    onClick={() =>
                      void run(() => call('endSession', { sessionId: session.id }), 'Session ended')
                    }
                  >
                    Sign out
                  </Button>
                ),
            },
          ]}
        />
      </section>
    </>
  )
}
