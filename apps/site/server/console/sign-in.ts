/** Signing in to the console: by a one-time link that creates a passkey, or by a passkey. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import * as v from 'valibot'
import { insertAudit } from '../ledger/audit.ts'
import { hashToken } from '../ledger/console-hash.ts'
import {
  deleteSession,
  findLink,
  insertSession,
  redeemLink,
  setSessionChecked,
  type ConsoleLink,
} from '../ledger/console-access.ts'
import { findPerson, hasPeople, listPasskeys, type Person } from '../ledger/people.ts'
import type { ConsoleEnv, ConsoleParts } from './console-env.ts'
import { nameDevice } from './device-name.ts'
import { createPasskeys } from './passkeys.ts'
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts'

type C = Context<ConsoleEnv>

const TokenSchema = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })
const NameSchema = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
})
const ResponseSchema = v.object({ response: v.record(v.string(), v.unknown()) })

const refuse = (c: C, status: 400 | 401 | 403 | 410, code: string, message: string) =>
  c.json({ error: { code, message, field: null } }, status)

const usedUp = (c: C) =>
  refuse(
    c,
    410,
    'link-expired',
    'This link was used or has expired. Make another one: npm run portal -- console link',
  )
const notVerified = (c: C) => refuse(c, 400, 'not-verified', 'The passkey could not be checked. Try again')

/** The same for every answer to one link: the passkey that is created in between has the id in it. */
const nameNewPerson = (token: string) => hashToken(`person ${token}`).slice(0, 32)

export interface SignIn {
  /** What the page of a link shows, and the options for a new passkey. */
  openLink(c: C): Promise<Response>
  finishLink(c: C): Promise<Response>
  start(c: C): Promise<Response>
  finish(c: C): Promise<Response>
  /** The passkey once more, within a session. */
  startCheck(c: C): Promise<Response>
  finishCheck(c: C): Promise<Response>
  signOut(c: C): Promise<Response>
}

export function createSignIn({ ledger, console, now }: ConsoleParts): SignIn {
  const passkeys = createPasskeys({ ledger, console, now })

  /** A new token each time: one that somebody else put into the browser is worth nothing. */
  async function openSession(c: C, person: Pick<Person, 'id' | 'name'>, how: string): Promise<Response> {
    const old = c.get('session')
    if (old) await deleteSession(ledger, old.personId, old.id)
    const token = randomBytes(32).toString('base64url')
    const device = nameDevice(c.req.header('user-agent') ?? null)
    const nowMs = now()
    await insertSession(ledger, token, { id: randomUUID(), personId: person.id, device, nowMs })
    await insertAudit(ledger, {
      atMs: nowMs,
      personId: person.id,
      personName: person.name,
      door: 'console',
      operation: how,
      target: `person ${person.name}`,
      before: null,
      after: { device },
    })
    c.header('Set-Cookie', setSessionCookie(token))
    return c.json({ isSignedIn: true })
  }

  /** Null when the link is not valid any more: also a first link, once there is somebody. */
  async function readLink(
    body: unknown,
  ): Promise<{ token: string; link: ConsoleLink; person: Person | null } | null> {
    const parsed = v.safeParse(TokenSchema, body)
    if (!parsed.success) return null
    const { token } = parsed.output
    const link = await findLink(ledger, token, now())
    if (!link || (link.isFirst && (await hasPeople(ledger)))) return null
    const person = link.personId === null ? null : await findPerson(ledger, link.personId)
    return link.personId !== null && !person ? null : { token, link, person }
  }

  return {
    async openLink(c) {
      const body = await c.req.json()
      const found = await readLink(body)
      if (!found) return usedUp(c)
      passkeys.prepare()
      const { token, link, person } = found
      const { name } = v.parse(NameSchema, body)
      const own = person ? await listPasskeys(ledger, person.id) : []
      const described = { personName: person?.name ?? null, role: person?.role ?? link.role }
      if (!person && name === '') return c.json({ ...described, options: null })
      const options = await passkeys.startRegistration(`link ${hashToken(token)}`, {
        id: person?.id ?? nameNewPerson(token),
        name: person?.name ?? name,
        passkeys: own.filter(({ rpId }) => rpId === console.rpId),
      })
      return c.json({ ...described, options })
    },

    async finishLink(c) {
      const body = await c.req.json()
      const found = await readLink(body)
      if (!found) return usedUp(c)
      const { token, link } = found
      const { name } = v.parse(NameSchema, body)
      if (!found.person && name === '') return refuse(c, 400, 'invalid', 'Enter your name')
      const { response } = v.parse(ResponseSchema, body)
      const passkey = await passkeys.finishRegistration(`link ${hashToken(token)}`, response)
      if (!passkey) return notVerified(c)
      const created: Person | null = found.person
        ? null
        : { id: nameNewPerson(token), name, role: link.role, sites: link.sites, createdAtMs: now() }
      const person = created ?? found.person!
      const device = nameDevice(c.req.header('user-agent') ?? null)
      const isStored = await redeemLink(ledger, token, {
        person: created,
        passkey: { ...passkey, personId: person.id, device },
        nowMs: now(),
      })
      return isStored ? openSession(c, person, 'createPasskey') : usedUp(c)
    },

    async start(c) {
      return c.json({ options: await passkeys.startAuthentication('sign-in') })
    },

    async finish(c) {
      const { response } = v.parse(ResponseSchema, await c.req.json())
      const passkey = await passkeys.finishAuthentication('sign-in', response)
      const person = passkey && (await findPerson(ledger, passkey.personId))
      if (!person)
        return refuse(
          c,
          400,
          'unknown-passkey',
          'This passkey is not known here. It may be of another address of this console, or it was removed',
        )
      return openSession(c, person, 'signIn')
    },

    async startCheck(c) {
      const session = c.get('session')
      if (!session) return refuse(c, 401, 'signed-out', 'Sign in first')
      const own = await listPasskeys(ledger, session.personId)
      const usable = own.filter(({ rpId }) => rpId === console.rpId)
      return c.json({ options: await passkeys.startAuthentication(`check ${session.id}`, usable) })
    },

    async finishCheck(c) {
      const session = c.get('session')
      if (!session) return refuse(c, 401, 'signed-out', 'Sign in first')
      const { response } = v.parse(ResponseSchema, await c.req.json())
      const passkey = await passkeys.finishAuthentication(`check ${session.id}`, response)
      if (!passkey || passkey.personId !== session.personId) return notVerified(c)
      await setSessionChecked(ledger, session.id, now())
      return c.json({ isChecked: true })
    },

    async signOut(c) {
      const session = c.get('session')
      if (session) await deleteSession(ledger, session.personId, session.id)
      c.header('Set-Cookie', clearSessionCookie())
      return c.json({ isSignedIn: false })
    },
  }
}
