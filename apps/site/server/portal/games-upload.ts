/** `games upload` and the versions of uploaded games. */
import { resolve } from 'node:path'
import { toTags } from '#app/domain/tags.ts'
import {
  createPreviewOperation,
  deleteVersionOperation,
  getUploadOperation,
  publishVersionOperation,
  uploadGameOperation,
} from '../operations/uploads.ts'
import { CommandError, UsageError } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'
import { renderTable, renderTime, toCell } from './table.ts'

const MAKER_OPTIONS = ['title', 'maker', 'licence', 'description', 'instructions', 'tags', 'orientation']

async function runUpload({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [path] = positionals as [string]
  if (values.right !== true)
    throw new UsageError(
      'Add --right to confirm that you may publish this game: you made it, or its licence or maker allows it',
    )
  const given = Object.fromEntries(
    MAKER_OPTIONS.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  )
  if (values.version !== undefined && Object.keys(given).length > 0)
    throw new UsageError('A new version has the texts of its game; change those with games set')
  const tags = typeof given.tags === 'string' ? { tags: toTags(given.tags.split(',')) } : {}
  const newgrounds = readNewgrounds(values)
  const about = values.version === undefined ? { ...given, ...tags } : { slug: values.version }
  return withOperations(io, async (run) => {
    const input = {
      ...about,
      ...newgrounds,
      hasRight: true,
      isPublished: values.publish === true,
      origin: resolve(path),
    }
    const uploaded = await run(uploadGameOperation, input)
    const { slug, title, number, engine, sdks, facts, isPublished } = uploaded
    const lines = [
      `${slug}: version ${number} of “${toCell(title)}”, ${facts.files} files, ${toMegabytes(facts.bytes)}`,
      `engine ${engine}, begins with ${toCell(facts.entry)}${facts.icon ? `, icon ${toCell(facts.icon)}` : ''}`,
      ...(sdks.length > 0 ? [`uses the SDK of ${sdks.join(', ')}, which works here`] : []),
      ...facts.findings.map((finding) => `note: ${toCell(finding)}`),
      isPublished
        ? 'Published; running servers show it within seconds'
        : `Not published yet. Try it: games preview ${slug} ${number}; publish it: games publish-version ${slug} ${number}`,
    ]
    return { json: { ...uploaded }, text: lines.join('\n') }
  })
}

function readNewgrounds(values: CommandInput['values']): object {
  const { 'newgrounds-app': app, 'newgrounds-key': key } = values
  if (app !== undefined) return { newgrounds: { app, ...(key === undefined ? {} : { key }) } }
  if (key === undefined) return {}
  throw new UsageError('Add --newgrounds-app: a key belongs to an app id')
}

async function runVersions({ positionals, io }: CommandInput): Promise<Outcome> {
  const [slug] = positionals as [string]
  return withOperations(io, async (run) => {
    const detail = await run(getUploadOperation, { slug })
    if (!detail.upload) throw new CommandError('unknown-game', `“${slug}” is no uploaded game`)
    const { maker, licence, current, versions } = detail.upload
    const rows = versions.map(({ number, atMs, personName, engine, sdks, facts }) => [
      `${number}${number === current ? ' *' : ''}`,
      renderTime(atMs),
      toCell(personName ?? '-'),
      engine,
      sdks.join(', ') || '-',
      String(facts.files),
      toMegabytes(facts.bytes),
    ])
    const table = renderTable(['version', 'uploaded', 'by', 'engine', 'SDK', 'files', 'size'], rows)
    const text = `Made by ${toCell(maker)}; licence: ${toCell(licence)}; * is the version that is played\n${table}`
    return { json: { ...detail }, text }
  })
}

async function runPublish({ positionals, io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const done = await run(publishVersionOperation, readVersion(positionals))
    const isShown = done.status === 'published'
    const after = isShown
      ? 'is played; running servers show it within seconds'
      : `will be played when the game is published: games publish ${done.slug}`
    return { json: { ...done }, text: `${done.slug}: version ${done.number} ${after}` }
  })
}

async function runDelete({ positionals, io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const done = await run(deleteVersionOperation, readVersion(positionals))
    return { json: { ...done }, text: `${done.slug}: version ${done.number} is deleted` }
  })
}

async function runPreview({ positionals, io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const link = await run(createPreviewOperation, readVersion(positionals))
    const text = `${link.address}\nWhoever has this address can play version ${link.number}; a new one ends it.`
    return { json: { ...link }, text }
  })
}

function readVersion([slug, number]: string[]): { slug: string; number: number } {
  if (slug !== undefined && /^[1-9]\d{0,6}$/.test(number ?? '')) return { slug, number: Number(number) }
  throw new UsageError(`A version is a number, not “${number ?? ''}”; see games versions ${slug ?? '<slug>'}`)
}

const toMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

export const gamesUploadCommands: Command[] = [
  {
    name: 'games upload',
    summary: 'Upload a game: a zip archive or a folder with an index.html',
    args: ['<path>'],
    options: {
      title: { type: 'string', value: '<text>', help: 'Its title (the one of its document)' },
      maker: { type: 'string', value: '<name>', help: 'Who made it' },
      licence: {
        type: 'string',
        value: '<text>',
        help: 'By which right it may be shown: “MIT”, “by agreement”',
      },
      right: { type: 'boolean', help: 'Confirms that you may publish it' },
      description: { type: 'string', value: '<text>', help: 'What it is about' },
      instructions: { type: 'string', value: '<text>', help: 'How it is played' },
      tags: { type: 'string', value: '<tags>', help: 'Separated by commas' },
      orientation: { type: 'string', value: '<word>', help: 'landscape (default), portrait or any' },
      version: { type: 'string', value: '<slug>', help: 'The files are a new version of this game' },
      publish: { type: 'boolean', help: 'Publish it at once' },
      'newgrounds-app': { type: 'string', value: '<id>', help: 'Its app id of Newgrounds.io' },
      'newgrounds-key': { type: 'string', value: '<key>', help: 'Its encryption key (AES-128, Base64)' },
    },
    example: 'games upload ./kite.zip --maker "Ada Example" --licence "by agreement" --right',
    run: runUpload,
  },
  {
    name: 'games versions',
    summary: 'List the versions of an uploaded game',
    args: ['<slug>'],
    options: {},
    example: 'games versions kite',
    run: runVersions,
  },
  {
    name: 'games publish-version',
    summary: 'Make a version the one that is played, also an older one',
    args: ['<slug>', '<number>'],
    options: {},
    example: 'games publish-version kite 2',
    run: runPublish,
  },
  {
    name: 'games delete-version',
    summary: 'Delete a version that is not played',
    args: ['<slug>', '<number>'],
    options: {},
    example: 'games delete-version kite 1',
    run: runDelete,
  },
  {
    name: 'games preview',
    summary: 'Make a private address of a version, for its maker',
    args: ['<slug>', '<number>'],
    options: {},
    example: 'games preview kite 2',
    run: runPreview,
  },
]
