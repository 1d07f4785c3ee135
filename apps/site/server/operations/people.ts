/** People of the console: one-time links, roles, and removal. */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { HostSchema } from '#app/domain/host-schema.ts'
import { deleteLink, insertLink, LINK_MS, listOpenLinks, type OpenLink } from '../ledger/console-access.ts'
import {
  deletePerson,
  findPerson,
  hasPeople,
  listPasskeys,
  listPeople,
  updatePerson,
  type Person,
} from '../ledger/people.ts'
import { defineOperation, OperationError, recordAudit } from './operation.ts'
import { ROLES, type Role } from './roles.ts'

const IdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const RoleSchema = v.picklist(ROLES)
const SitesSchema = v.nullable(v.pipe(v.array(HostSchema), v.minLength(1), v.maxLength(500)))

const OWNER_WITH_SITES = 'An owner is never limited to some sites'

export interface PersonEntry extends Person {
  passkeys: number
  /** Those that work at the console's present host name. */
  usablePasskeys: number
}

export const listPeopleOperation = defineOperation({
  name: 'listPeople',
  permission: 'people',
  schema: v.object({}),
  async run({ ledger, consoleOrigin, nowMs }): Promise<{ people: PersonEntry[]; links: OpenLink[] }> {
    const [people, passkeys, links] = await Promise.all([
      listPeople(ledger),
      listPasskeys(ledger),
      listOpenLinks(ledger, nowMs),
    ])
    const rpId = URL.parse(consoleOrigin ?? '')?.hostname
    return {
      links,
      people: people.map((person) => {
        const own = passkeys.filter(({ personId }) => personId === person.id)
        return {
          ...person,
          passkeys: own.length,
          usablePasskeys: own.filter((passkey) => passkey.rpId === rpId).length,
        }
      }),
    }
  },
})

export interface SignInLink {
  /** To be opened once, within an hour. The token is behind `#`, so no server and no log gets it. */
  url: string
  expiresAtMs: number
  /** Null for a person who does not exist yet. */
  personName: string | null
  role: string
}

/** For a new person, or for another passkey of one. */
export const createLinkOperation = defineOperation({
  name: 'createLink',
  permission: 'people',
  needsFreshCheck: true,
  schema: v.object({
    personId: v.optional(IdSchema),
    role: v.optional(RoleSchema, 'owner'),
    sites: v.optional(SitesSchema, null),
  }),
  async run(context, { personId, role, sites }): Promise<SignInLink> {
    const { ledger, nowMs, consoleOrigin } = context
    if (consoleOrigin === null)
      throw new OperationError('console-off', 'The console is off: CONSOLE=off is set')
    if (personId === undefined) refuseLimitedOwner(role, sites)
    const person = personId === undefined ? null : await findPerson(ledger, personId)
    if (personId !== undefined && !person)
      throw new OperationError('unknown-person', `There is no person “${personId}”`)
    const isFirst = person === null && !(await hasPeople(ledger))
    if (isFirst && role !== 'owner')
      throw new OperationError('invalid', 'The first person is an owner', 'role')
    const token = randomBytes(32).toString('base64url')
    const link = { personId: person?.id ?? null, role: person?.role ?? role, sites: person?.sites ?? sites }
    await insertLink(ledger, token, { ...link, isFirst, expiresAtMs: nowMs + LINK_MS })
    await recordAudit(context, 'createLink', {
      target: person ? `person ${person.name}` : 'person (new)',
      before: null,
      after: { role: link.role, sites: link.sites },
    })
    return {
      url: `${consoleOrigin}/link#${token}`,
      expiresAtMs: nowMs + LINK_MS,
      personName: person?.name ?? null,
      role: link.role,
    }
  },
})

/** The link cannot be used any more. */
export const withdrawLinkOperation = defineOperation({
  name: 'withdrawLink',
  permission: 'people',
  schema: v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) }),
  async run(context, { id }): Promise<{ id: string }> {
    const link = await deleteLink(context.ledger, id, context.nowMs)
    if (!link) throw new OperationError('unknown-entry', 'This link was used, or it has expired')
    await recordAudit(context, 'withdrawLink', {
      target: link.personName === null ? 'person (new)' : `person ${link.personName}`,
      before: { role: link.role, sites: link.sites },
      after: null,
    })
    return { id }
  },
})

export const changeRoleOperation = defineOperation({
  name: 'changeRole',
  permission: 'people',
  needsFreshCheck: true,
  schema: v.object({ personId: IdSchema, role: RoleSchema, sites: v.optional(SitesSchema, null) }),
  async run(context, { personId, role, sites }): Promise<{ personId: string }> {
    refuseLimitedOwner(role, sites)
    const before = await findPerson(context.ledger, personId)
    const outcome = await updatePerson(context.ledger, personId, { role, sites })
    if (outcome === 'last-owner') throw refuseLastOwner()
    if (!before || outcome === 'unknown')
      throw new OperationError('unknown-person', 'This person does not exist any more')
    await recordAudit(context, 'changeRole', {
      target: `person ${before.name}`,
      before: { role: before.role, sites: before.sites },
      after: { role, sites },
    })
    return { personId }
  },
})

/** With passkeys and sessions: the person is out at once. */
export const removePersonOperation = defineOperation({
  name: 'removePerson',
  permission: 'people',
  needsFreshCheck: true,
  schema: v.object({ personId: IdSchema }),
  async run(context, { personId }): Promise<{ personId: string }> {
    const before = await findPerson(context.ledger, personId)
    const outcome = await deletePerson(context.ledger, personId)
    if (outcome === 'last-owner') throw refuseLastOwner()
    if (!before || outcome === 'unknown')
      throw new OperationError('unknown-person', 'This person does not exist any more')
    await recordAudit(context, 'removePerson', {
      target: `person ${before.name}`,
      before: { role: before.role, sites: before.sites },
      after: null,
    })
    return { personId }
  },
})

function refuseLimitedOwner(role: Role, sites: readonly string[] | null): void {
  if (role === 'owner' && sites !== null) throw new OperationError('invalid', OWNER_WITH_SITES, 'sites')
}

function refuseLastOwner(): OperationError {
  return new OperationError('last-owner', 'This is the last owner: make somebody else an owner first', 'role')
}
