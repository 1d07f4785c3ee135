/** What lets somebody in is valid once, for a time, and is stored as a hash only. */
import { expect, test } from 'vitest'
import {
  CHALLENGE_MS,
  deleteExpiredAccess,
  findFirstLink,
  findLink,
  insertChallenge,
  insertLink,
  insertSession,
  LINK_MS,
  redeemLink,
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
  takeChallenge,
  touchSession,
} from './console-access.ts'
import { forEachEngine } from './ledger-engines.ts'
import type { Ledger } from './ledger.ts'
import { deletePasskey, deletePerson, insertPasskey, insertPerson, listPasskeys } from './people.ts'

const NOW_MS = 1_800_000_000_000
const key = (id: string, personId: string) => ({
  ...{ id, personId, rpId: 'console.localhost', publicKey: 'AAAA', counter: 0 },
  ...{ transports: ['internal'], device: 'Firefox on Linux' },
})
const robin = { id: 'robin', name: 'Robin', role: 'owner', sites: null, createdAtMs: NOW_MS }
const link = { personId: null, role: 'owner', sites: null, isFirst: true, expiresAtMs: NOW_MS + LINK_MS }

async function openSession(ledger: Ledger) {
  await insertPerson(ledger, robin)
  const session = { id: 'session', personId: 'robin', device: 'Firefox on Linux', nowMs: NOW_MS }
  await insertSession(ledger, 'token', session)
}

forEachEngine((open) => {
  // asvs: '6.7'
  test('a challenge counts once, for its purpose, within five minutes', async () => {
    const ledger = await open()
    const take = (challenge: string, purpose = 'sign-in', nowMs = NOW_MS) =>
      takeChallenge(ledger, challenge, { purpose, nowMs })
    for (const name of ['a', 'b', 'c', 'd'])
      await insertChallenge(ledger, name, { purpose: 'sign-in', nowMs: NOW_MS })
    expect([await take('a'), await take('a')]).toEqual([true, false])
    expect([await take('b', 'link x'), await take('b')]).toEqual([false, false])
    expect(await take('c', 'sign-in', NOW_MS + CHALLENGE_MS)).toBe(false)
    expect(await take('unknown')).toBe(false)
    const rows = await ledger.db.selectFrom('console_challenges').select('challenge_hash').execute()
    expect(rows.map(({ challenge_hash }) => challenge_hash)).not.toContain('d')
  })

  test('a link is used up by the finished passkey, expires after an hour, and first links end with the first person', async () => {
    const ledger = await open()
    await insertLink(ledger, 'one', link)
    await insertLink(ledger, 'two', link)
    await insertLink(ledger, 'old', { ...link, isFirst: false, expiresAtMs: NOW_MS })
    expect(await findLink(ledger, 'old', NOW_MS)).toBeNull()
    expect(await findLink(ledger, 'one', NOW_MS)).toEqual(link)
    expect(await findFirstLink(ledger, NOW_MS)).toBe(true)
    const redeem = (token: string, id: string) =>
      redeemLink(ledger, token, { person: { ...robin, id }, passkey: key(`key of ${id}`, id), nowMs: NOW_MS })
    expect(await redeem('one', 'robin')).toBe(true)
    expect([await redeem('one', 'kim'), await redeem('two', 'kim'), await redeem('old', 'kim')]).toEqual([
      false,
      false,
      false,
    ])
    expect(await findFirstLink(ledger, NOW_MS)).toBe(false)
    expect((await listPasskeys(ledger)).map(({ id }) => id)).toEqual(['key of robin'])
  })

  // asvs: '7.3'
  test('a session ends 12 hours after its last use, and after seven days at the latest', async () => {
    const ledger = await open()
    await openSession(ledger)
    expect(await touchSession(ledger, 'session', NOW_MS)).toBeNull()
    let nowMs = NOW_MS
    for (; nowMs < NOW_MS + SESSION_MAX_MS - SESSION_IDLE_MS; nowMs += SESSION_IDLE_MS - 1)
      expect(await touchSession(ledger, 'token', nowMs)).toMatchObject({ id: 'session', personId: 'robin' })
    expect(await touchSession(ledger, 'token', NOW_MS + SESSION_MAX_MS)).toBeNull()
    expect(await deleteExpiredAccess(ledger, NOW_MS + SESSION_MAX_MS)).toBe(1)
    await insertSession(ledger, 'idle', { id: 'b', personId: 'robin', device: '', nowMs: NOW_MS })
    expect(await touchSession(ledger, 'idle', NOW_MS + SESSION_IDLE_MS)).toBeNull()
    const rows = await ledger.db.selectFrom('console_sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('idle')
  })

  test('with a person go passkeys and sessions, and the last passkey of an address stays', async () => {
    const ledger = await open()
    await openSession(ledger)
    await insertPasskey(ledger, key('one', 'robin'), NOW_MS)
    await insertPasskey(ledger, { ...key('other host', 'robin'), rpId: 'console.example.com' }, NOW_MS)
    expect(await deletePasskey(ledger, 'robin', 'one')).toBe('last')
    await insertPasskey(ledger, key('two', 'robin'), NOW_MS)
    expect(await deletePasskey(ledger, 'kim', 'one')).toBe('unknown')
    expect(await deletePasskey(ledger, 'robin', 'one')).toBe('deleted')
    expect(await deletePerson(ledger, 'robin')).toBe('last-owner')
    await insertPerson(ledger, { ...robin, id: 'kim', name: 'Kim' })
    expect(await deletePerson(ledger, 'robin')).toBe('deleted')
    expect(await listPasskeys(ledger, 'robin')).toEqual([])
    expect(await touchSession(ledger, 'token', NOW_MS)).toBeNull()
  })
})
