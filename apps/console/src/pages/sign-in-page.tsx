/** Signing in with a passkey; without any person, how to get the first one. */
import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError, postSession } from '../api.ts'
import { SESSION_KEY } from '../session.tsx'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { ErrorBox } from '../ui/states.tsx'
import { Door, findPasskeyFault } from './door.tsx'
import styles from './door.module.css'

export function SignInPage({ hasPeople }: { hasPeople: boolean }) {
  return (
    <Door title={hasPeople ? 'Sign in' : 'Nobody can sign in yet'}>
      {hasPeople ? <SignInForm /> : null}
      <p className={styles.dim}>
        {hasPeople
          ? 'New here, or another device? An owner makes a link for you on the page People, or with:'
          : 'Open the link that the server printed when it started, or make another one:'}
        <code className={styles.code}>npm run portal -- console link</code>
      </p>
    </Door>
  )
}

function SignInForm() {
  const client = useQueryClient()
  const [fault, setFault] = useState<string | null>(findPasskeyFault)
  const [isBusy, setBusy] = useState(false)

  async function signIn() {
    setBusy(true)
    setFault(null)
    try {
      const { options } = await postSession<{ options: PublicKeyCredentialRequestOptionsJSON }>('start')
      await postSession('finish', { response: await startAuthentication({ optionsJSON: options }) })
      await client.resetQueries({ queryKey: SESSION_KEY })
    } catch (error) {
      setFault(describeError(error))
      setBusy(false)
    }
  }

  return (
    <>
      <Button kind="primary" disabled={isBusy} onClick={() => void signIn()}>
        <Icon name="key" />
        Sign in with a passkey
      </Button>
      {fault && <ErrorBox message={fault} />}
    </>
  )
}
