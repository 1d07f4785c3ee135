/** Who may sign in to the console, and their passkeys. */
import type { Transaction } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { LedgerTables, PasskeyRow, PersonRow } from './schema.ts'

export interface Person {
  id: string
  name: string
  role: string
  /** Hosts; null for every site. */
  sites: readonly string[] | null
  createdAtMs: number
}

export interface Passkey {
  id: string
  personId: string
  rpId: string
  publicKey: string
  counter: number
  transports: readonly string[]
  device: string
  createdAtMs: number
  usedAtMs: number | null
}

export type NewPasskey = Omit<Passkey, 'createdAtMs' | 'usedAtMs'>

type Db = Ledger['db'] | Transaction<LedgerTables>

/** The role that cannot be lost: somebody must be able to let others in. */
const OWNER = 'owner'

/** The sites that a person or a link is limited to; null for all. */
export const parseSites = (text: string | null) => (text === null ? null : (JSON.parse(text) as string[]))

function toPerson(row: PersonRow): Person {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    sites: parseSites(row.sites),
    createdAtMs: row.created_at,
  }
}

function toPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    personId: row.person_id,
    rpId: row.rp_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: JSON.parse(row.transports) as string[],
    device: row.device,
    createdAtMs: row.created_at,
    usedAtMs: row.used_at,
  }
}

export async function listPeople({ db }: Pick<Ledger, 'db'>): Promise<Person[]> {
  const rows = await db.selectFrom('people').selectAll().orderBy('created_at').orderBy('id').execute()
  return rows.map(toPerson)
}

export async function findPerson({ db }: { db: Db }, id: string): Promise<Person | null> {
  const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toPerson(row) : null
}

export async function hasPeople({ db }: { db: Db }): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function insertPerson({ db }: { db: Db }, person: Person): Promise<void> {
  await db
    .insertInto('people')
    .values({
      id: person.id,
      name: person.name,
      role: person.role,
      sites: person.sites === null ? null : JSON.stringify(person.sites),
      created_at: person.createdAtMs,
    })
    .execute()
}

/** Changes role or sites. `last-owner`: nothing was changed, because nobody could let others in afterwards. */
export async function updatePerson(
  { db }: Ledger,
  id: string,
  change: { role: string; sites: readonly string[] | null },
): Promise<'changed' | 'unknown' | 'last-owner'> {
  return db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, id)
    if (!person) return 'unknown'
    if (change.role !== OWNER && (await isLastOwner(trx, person))) return 'last-owner'
    const sites = change.sites === null ? null : JSON.stringify(change.sites)
    await trx.updateTable('people').set({ role: change.role, sites }).where('id', '=', id).execute()
    return 'changed'
  })
}

/** With passkeys, sessions and links. */
export async function deletePerson(
  { db }: Ledger,
  id: string,
): Promise<'deleted' | 'unknown' | 'last-owner'> {
  return db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, id)
    if (!person) return 'unknown'
    if (await isLastOwner(trx, person)) return 'last-owner'
    await trx.deleteFrom('people').where('id', '=', id).execute()
    return 'deleted'
  })
}

/** The update makes a second process wait, so that two owners cannot remove each other at once. */
async function lockPerson(trx: Transaction<LedgerTables>, id: string): Promise<Person | null> {
  await trx
    .updateTable('people')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('role', '=', OWNER)
    .execute()
  return findPerson({ db: trx }, id)
}

async function isLastOwner(trx: Transaction<LedgerTables>, person: Person): Promise<boolean> {
  if (person.role !== OWNER) return false
  const owners = await trx.selectFrom('people').select('id').where('role', '=', OWNER).execute()
  return owners.length <= 1
}

export async function listPasskeys({ db }: { db: Db }, personId?: string): Promise<Passkey[]> {
  let query = db.selectFrom('passkeys').selectAll()
  if (personId !== undefined) query = query.where('person_id', '=', personId)
  return (await query.orderBy('created_at').orderBy('id').execute()).map(toPasskey)
}

export async function findPasskey({ db }: { db: Db }, id: string): Promise<Passkey | null> {
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toPasskey(row) : null
}

export async function insertPasskey({ db }: { db: Db }, passkey: NewPasskey, nowMs: number): Promise<void> {
  await db
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      person_id: passkey.personId,
      rp_id: passkey.rpId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      device: passkey.device,
      created_at: nowMs,
      used_at: nowMs,
    })
    .execute()
}

export async function setPasskeyUsed(
  { db }: Ledger,
  id: string,
  { counter, atMs }: { counter: number; atMs: number },
): Promise<void> {
  await db.updateTable('passkeys').set({ counter, used_at: atMs }).where('id', '=', id).execute()
}

/** `last`: it is the person's only passkey for its host name, so nothing was removed. */
export async function deletePasskey(
  { db }: Ledger,
  personId: string,
  id: string,
): Promise<'deleted' | 'unknown' | 'last'> {
  return db.transaction().execute(async (trx) => {
    const passkeys = await listPasskeys({ db: trx }, personId)
    const passkey = passkeys.find((one) => one.id === id)
    if (!passkey) return 'unknown'
    if (!passkeys.some((one) => one.id !== id && one.rpId === passkey.rpId)) return 'last'
    await trx.deleteFrom('passkeys').where('id', '=', id).execute()
    return 'deleted'
  })
}
