/** Who is signed in, and what they may do. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, type ReactNode } from 'react'
import type { SessionAnswer } from '#server/console/console-api.ts'
import type { Permission } from '#server/operations/roles.ts'
import { postSession, readSession, SIGNED_OUT_EVENT } from './api.ts'
import { clearDrafts } from './drafts.ts'

export type SignedIn = Extract<SessionAnswer, { isSignedIn: true }>

const SessionContext = createContext<SignedIn | null>(null)
export const SESSION_KEY = ['session']

export function useSessionQuery() {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: SESSION_KEY })
    addEventListener(SIGNED_OUT_EVENT, refresh)
    return () => removeEventListener(SIGNED_OUT_EVENT, refresh)
  }, [client])
  return useQuery({ queryKey: SESSION_KEY, queryFn: readSession, staleTime: 60_000 })
}

/** The sites' origins when this document was loaded: its policy frames no others. */
let framedOrigins: ReadonlySet<string> | null = null

/** Whether this document may frame an address of a site; a site that was added since needs a new document. */
export function canFrame(url: string): boolean {
  return framedOrigins?.has(new URL(url).origin) === true
}

export function SessionProvider({ session, children }: { session: SignedIn; children: ReactNode }) {
  framedOrigins ??= new Set(session.sites.map(({ origin }) => origin))
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): SignedIn {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider')
  return session
}

export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useSession()
  return (permission) => permissions.includes(permission)
}

/** Drafts on this device are erased, too. */
export async function signOut(): Promise<void> {
  await postSession('end')
  clearDrafts()
  location.assign('/')
}
