/** The page of a one-time link: it creates a passkey. The token is behind `#`, which no request and no log contains. */
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { describeError, postSession } from '../api.ts'
import { Button, Field } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { ErrorBox, Loading } from '../ui/states.tsx'
import { Door, findPasskeyFault } from './door.tsx'
import styles from './door.module.css'

interface OpenedLink {
  /** Null for a new person. */
  personName: string | null
  role: string
  options: PublicKeyCredentialCreationOptionsJSON | null
}

export function LinkPage() {
  const token = location.hash.slice(1)
  const query = useQuery({
    queryKey: ['link', token],
    queryFn: () => postSession<OpenedLink>('link', { token }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const link = query.data
  return (
    <Door title={link?.personName ? `Welcome back, ${link.personName}` : 'Create your passkey'}>
      {query.isPending && <Loading />}
      {query.isError && <ErrorBox message={describeError(query.error)} />}
      {link && <LinkForm token={token} link={link} />}
    </Door>
  )
}

function LinkForm({ token, link }: { token: string; link: OpenedLink }) {
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | null>(findPasskeyFault)
  const [isBusy, setBusy] = useState(false)

  async function create() {
    setBusy(true)
    setFault(null)
    try {
      const given = { token, ...(link.personName === null && { name: name.trim() }) }
      const { options } = await postSession<OpenedLink>('link', given)
      const response = await startRegistration({ optionsJSON: options! })
      await postSession('link-finish', { ...given, response })
      location.replace('/')
    } catch (error) {
      setFault(describeError(error))
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (link.personName === null && name.trim() === '') setFault('Enter your name first')
    else void create()
  }

  return (
    <form onSubmit={submit}>
      <p className={styles.dim}>
        Your device keeps the passkey and unlocks it with your fingerprint, face or PIN. There is no password.
        {link.personName === null && ` Your role will be ${link.role}.`}
      </p>
      {link.personName === null && (
        <Field label="Your name" hint="Others see it beside what you change">
          {(control) => (
            <input
              {...control}
              value={name}
              maxLength={80}
              autoComplete="name"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      )}
      <Button kind="primary" type="submit" disabled={isBusy}>
        <Icon name="key" />
        Create a passkey
      </Button>
      {fault && <ErrorBox message={fault} />}
    </form>
  )
}
