/** A person's own passkeys and sessions. */
import { useQuery } from '@tanstack/react-query'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, describeError } from '../api.ts'
import { formatAgo, formatDate } from '../format.ts'
import { signOut, useSession } from '../session.tsx'
import { Badge, Button } from '../ui/controls.tsx'
import { PageHead } from '../ui/page.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { ErrorBox, Loading } from '../ui/states.tsx'
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
      {query.isError && (
        <ErrorBox message={describeError(query.error)} onRetry={() => void query.refetch()} />
      )}
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
        <ScrollRegion label="Passkeys">
          <table className={styles.table}>
            <tbody>
              <tr>
                <th scope="col">Made on</th>
                <th scope="col">For</th>
                <th scope="col">Since</th>
                <th scope="col">Last used</th>
                <th scope="col">
                  <span className="visually-hidden">Remove</span>
                </th>
              </tr>
              {passkeys.map((passkey) => (
                <tr key={passkey.id}>
                  <td>{passkey.device}</td>
                  <td>{passkey.isUsable ? passkey.rpId : <Badge kind="wait">{passkey.rpId}</Badge>}</td>
                  <td>{formatDate(passkey.createdAtMs)}</td>
                  <td>{passkey.usedAtMs === null ? 'Never' : formatAgo(passkey.usedAtMs)}</td>
                  <td>
                    <Button
                      kind="quiet"
                      onClick={() =>
                        void run(() => call('removePasskey', { passkeyId: passkey.id }), 'Passkey removed')
                      }
                    >
                      Remove
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        <p className={styles.dim}>For another device an owner makes a link on the page People.</p>
      </section>
      <section className={styles.section}>
        <h2>Where you are signed in</h2>
        <ScrollRegion label="Sessions">
          <table className={styles.table}>
            <tbody>
              <tr>
                <th scope="col">Device</th>
                <th scope="col">Since</th>
                <th scope="col">Last used</th>
                <th scope="col">
                  <span className="visually-hidden">End</span>
                </th>
              </tr>
              {sessions.map((session) => (
                <tr key={session.id}>
                  <td>
                    {session.device} {session.isThis && <Badge kind="good">This one</Badge>}
                  </td>
                  <td>{formatDate(session.createdAtMs)}</td>
                  <td>{formatAgo(session.seenAtMs)}</td>
                  <td>
                    {!session.isThis && (
                      <Button
                        kind="quiet"
                        onClick={() =>
                          void run(() => call('endSession', { sessionId: session.id }), 'Session ended')
                        }
                      >
                        Sign out
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </section>
    </>
  )
}
