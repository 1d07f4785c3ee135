/** `ads list`, `ads sponsor add`, `ads sponsor remove`, `ads code set`, `ads code show`, `ads code remove`. */
import { readFile } from 'node:fs/promises'
import { AD_PLACES } from '#app/domain/ads.ts'
import { isShownOn } from '#app/domain/setting-schemas.ts'
import type { Sponsor } from '#app/features/ads/site-settings.ts'
import { dayOf } from '../ledger/events.ts'
import { getAdCodeOperation, setAdCodeOperation } from '../operations/ad-code.ts'
import {
  addSponsorOperation,
  addSponsorPictureOperation,
  getSponsorsOperation,
  setSponsorsOperation,
} from '../operations/sponsors.ts'
import { CommandError, UsageError, type Command, type CommandInput, type Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'
import { renderTable } from './table.ts'

const LIVE = 'running servers use it within seconds'

async function runList({ positionals, io }: CommandInput): Promise<Outcome> {
  const [given] = positionals as [string]
  return withOperations(io, async (run) => {
    const { host, sponsors } = await run(getSponsorsOperation, { host: given })
    const { code, company, policyUrl } = await run(getAdCodeOperation, { host: given })
    const rows = sponsors.map((sponsor, place) => [
      String(place + 1),
      sponsor.alt,
      sponsor.places.join(', '),
      describeDays(sponsor),
      sponsor.link,
    ])
    const places = Object.keys(code)
    const own = places.length === 0 ? 'no own ad code' : `own ad code of ${company} in ${places.join(', ')}`
    const table =
      rows.length === 0 ? 'no sponsors' : renderTable(['no', 'picture', 'places', 'shown', 'link'], rows)
    const json = { host, sponsors, code: { company, policyUrl, places } }
    return { json, text: `${table}\n${host}: ${own}` }
  })
}

function describeDays(sponsor: Sponsor): string {
  const { from, until, isOff } = sponsor
  const days = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ')
  if (isOff) return 'off'
  return isShownOn(sponsor, dayOf(Date.now())) ? `now ${days}`.trim() : `not now: ${days}`
}

async function runSponsorAdd({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [host, file] = positionals as [string, string]
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
  const [alt, link] = [text('alt'), text('link')]
  if (alt === undefined || link === undefined)
    throw new UsageError('A sponsor’s picture needs --alt with what it shows, and --link with its address')
  const hosts = [host, ...splitList(text('also'))]
  const bytes = await readGiven(file)
  return withOperations(io, async (run) => {
    const { picture } = await run(addSponsorPictureOperation, { bytes })
    const sponsor = {
      ...{ picture, alt, link, places: splitList(text('places') ?? 'home') },
      ...(text('from') !== undefined && { from: text('from') }),
      ...(text('until') !== undefined && { until: text('until') }),
    }
    const added = await run(addSponsorOperation, { hosts, sponsor })
    return {
      json: { hosts: added.hosts, sponsor },
      text: `The picture stands on ${added.hosts.join(', ')}; ${LIVE}`,
    }
  })
}

const splitList = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

async function runSponsorRemove({ positionals, io }: CommandInput): Promise<Outcome> {
  const [given, number] = positionals as [string, string]
  return withOperations(io, async (run) => {
    const { host, sponsors } = await run(getSponsorsOperation, { host: given })
    const removed = sponsors[Number(number) - 1]
    if (!removed)
      throw new UsageError(`${host} has no sponsor number ${number}; “ads list ${host}” has the numbers`)
    const rest = sponsors.filter((sponsor) => sponsor !== removed)
    await run(setSponsorsOperation, { host, sponsors: rest.length > 0 ? rest : null, expected: sponsors })
    return { json: { host, removed }, text: `“${removed.alt}” is off ${host}; ${LIVE}` }
  })
}

async function runCodeSet({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [host, place, file] = positionals as [string, string, string]
  const html = readText(await readGiven(file), file)
  return withOperations(io, async (run) => {
    const { values: stored } = await run(setAdCodeOperation, {
      ...{ host, code: { [place]: html } },
      ...(typeof values.company === 'string' && { company: values.company }),
      ...(typeof values.policy === 'string' && { policyUrl: values.policy }),
    })
    const text =
      `The place ${place} of ${host} has your code; ${LIVE}. It loads in a closed frame, after consent, and never ` +
      'for children. AdSense and most networks forbid such frames: ask yours first.'
    return { json: { host, place, ids: stored['ads.code'] }, text }
  })
}

function readText(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError(`${file} is no text in UTF-8`)
  }
}

async function runCodeShow({ positionals, io }: CommandInput): Promise<Outcome> {
  const [given, place] = positionals as [string, string]
  return withOperations(io, async (run) => {
    const { host, code } = await run(getAdCodeOperation, { host: given })
    const html = code[place as keyof typeof code]
    if (html === undefined) throw new CommandError('no-code', `The place ${place} of ${host} has no own code`)
    return { json: { host, place, html }, text: html }
  })
}

async function runCodeRemove({ positionals, io }: CommandInput): Promise<Outcome> {
  const [host, place] = positionals as [string, string]
  return withOperations(io, async (run) => {
    const { isChanged } = await run(setAdCodeOperation, { host, code: { [place]: null } })
    if (!isChanged) throw new CommandError('no-code', `The place ${place} of ${host} has no own code`)
    return { json: { host, place }, text: `The code is out of the place ${place} of ${host}; ${LIVE}` }
  })
}

async function readGiven(file: string): Promise<Uint8Array> {
  const bytes = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
    throw new CommandError('no-file', `The file ${file} cannot be read: ${cause.code ?? cause.message}`)
  })
  return new Uint8Array(bytes)
}

const PLACES = AD_PLACES.join(', ')
const PLACE = `<${AD_PLACES.join('|')}>`

export const adsCommands: Command[] = [
  {
    name: 'ads list',
    summary: 'List a site’s sponsors and its own ad code',
    args: ['<host>'],
    options: {},
    example: 'ads list localhost',
    run: runList,
  },
  {
    name: 'ads sponsor add',
    summary: 'Put a sponsor’s picture with a link into places of a site’s pages',
    args: ['<host>', '<picture>'],
    options: {
      alt: { type: 'string', value: '<text>', help: 'What the picture shows, for people who do not see it' },
      link: { type: 'string', value: '<url>', help: 'The https address that it leads to' },
      places: { type: 'string', value: '<list>', help: `Of ${PLACES}, with commas (home)` },
      from: { type: 'string', value: '<day>', help: 'The first day, such as 2026-12-24, UTC (at once)' },
      until: { type: 'string', value: '<day>', help: 'The last day (it stays)' },
      also: { type: 'string', value: '<hosts>', help: 'Other sites that show it, with commas' },
    },
    example: 'ads sponsor add localhost kites.png --alt "Kites by Example" --link https://kites.example/',
    run: runSponsorAdd,
  },
  {
    name: 'ads sponsor remove',
    summary: 'Take a sponsor’s picture out of a site, by its number in “ads list”',
    args: ['<host>', '<number>'],
    options: {},
    example: 'ads sponsor remove localhost 1',
    run: runSponsorRemove,
  },
  {
    name: 'ads code set',
    summary: 'Show a document of your own HTML in a place, in a closed frame, after consent',
    args: ['<host>', PLACE, '<file>'],
    options: {
      company: { type: 'string', value: '<name>', help: 'Whose advertising it loads, for visitors to read' },
      policy: { type: 'string', value: '<url>', help: 'The privacy policy of that company' },
    },
    example:
      'ads code set games.example.com home ad.html --company "Ads Ltd" --policy https://ads.example/privacy',
    run: runCodeSet,
  },
  {
    name: 'ads code show',
    summary: 'Print the HTML that a place has',
    args: ['<host>', PLACE],
    options: {},
    example: 'ads code show games.example.com home',
    run: runCodeShow,
  },
  {
    name: 'ads code remove',
    summary: 'Take your HTML out of a place',
    args: ['<host>', PLACE],
    options: {},
    example: 'ads code remove games.example.com home',
    run: runCodeRemove,
  },
]
