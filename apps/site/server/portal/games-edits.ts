/** `games set`, `games unset`, `games change` and `games add`: the operator's own values, and games by their addresses. */
import { AGE_BANDS, CONTENT_NOTES, type Rating } from '#app/domain/rating.ts'
import { toTags } from '#app/domain/tags.ts'
import { EDITED_FIELDS, type EditedField } from '../ledger/game-edits.ts'
import { addGameOperation } from '../operations/add-game.ts'
import { editGameOperation } from '../operations/edit-game.ts'
import { editGamesOperation } from '../operations/edit-games.ts'
import { UsageError } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'
import { toCell } from './table.ts'

const NO_VALUE = 'none'
const LISTS: readonly EditedField[] = ['notes', 'tags', 'categories', 'hosts']

async function runSet({ positionals, io }: CommandInput): Promise<Outcome> {
  const [slug, name, text] = positionals as [string, string, string]
  const field = parseField(name)
  return editOne(io, slug, field, parseValue(field, text))
}

async function runUnset({ positionals, io }: CommandInput): Promise<Outcome> {
  const [slug, name] = positionals as [string, string]
  return editOne(io, slug, parseField(name), null)
}

/** A cover is set by a command of its own. */
const TYPED_FIELDS = EDITED_FIELDS.filter((field) => field !== 'cover')

function parseField(name: string): EditedField {
  const field = TYPED_FIELDS.find((one) => one === name)
  if (field) return field
  throw new UsageError(`There is no value “${name}” to set; known are ${TYPED_FIELDS.join(', ')}`)
}

function parseValue(field: EditedField, text: string): unknown {
  if (field === 'age') {
    if (AGE_BANDS.some((band) => band === text)) return text
    throw new UsageError(`age is one of ${AGE_BANDS.join(', ')}, not “${text}”`)
  }
  if (!LISTS.includes(field)) return text
  const names = text === NO_VALUE ? [] : text.split(',').map((name) => name.trim())
  const entries = names.filter(Boolean)
  if (field === 'tags') return toTags(entries)
  if (field === 'categories') return entries
  if (field === 'hosts') return entries.map((host) => host.toLowerCase())
  const unknown = entries.filter((name) => !(CONTENT_NOTES as readonly string[]).includes(name))
  if (unknown.length > 0)
    throw new UsageError(
      `There is no note “${unknown.join('”, “')}”; known are ${CONTENT_NOTES.join(', ')}, or “${NO_VALUE}”`,
    )
  return CONTENT_NOTES.filter((note) => entries.includes(note))
}

async function editOne(
  io: CommandInput['io'],
  slug: string,
  field: EditedField,
  value: unknown,
): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const { isChanged, rating } = await run(editGameOperation, { slug, change: { [field]: value } })
    const now = field === 'age' || field === 'notes' ? describeRating(rating) : describeValue(field, value)
    const text = isChanged
      ? `${slug}: ${now}; running servers show it within seconds`
      : `${slug}: ${field} is unchanged: ${now}`
    return { json: { slug, isChanged, rating }, text }
  })
}

function describeRating(rating: Rating): string {
  return `age ${rating.age}, notes ${rating.notes.join(', ') || NO_VALUE} (${RATED_BY[rating.by]})`
}

function describeValue(field: EditedField, value: unknown): string {
  if (value === null) return `${field} is what its record says`
  return `${field} ${toCell(Array.isArray(value) ? value.join(', ') || NO_VALUE : String(value), 200)}`
}

const RATED_BY: Record<Rating['by'], string> = {
  operator: 'set by the operator',
  maker: 'set in its game.json',
  words: 'by content/ratings.json',
}

const toList = (value: string | boolean | undefined) =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
    : undefined

async function runChange({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const change = {
    addTags: toList(values['add-tags']),
    removeTags: toList(values['remove-tags']),
    addCategories: toList(values['add-categories']),
    removeCategories: toList(values['remove-categories']),
    age: typeof values.age === 'string' ? values.age : undefined,
  }
  if (Object.values(change).every((part) => part === undefined))
    throw new UsageError('Nothing to change: give --add-tags, --remove-tags, --add-categories, … or --age')
  return withOperations(io, async (run) => {
    const { games } = await run(editGamesOperation, { slugs: positionals, ...change })
    const changed = games.filter(({ auditId }) => auditId !== null)
    return {
      json: { games },
      text: `${changed.length} of ${games.length} ${games.length === 1 ? 'game' : 'games'} changed; running servers show it within seconds`,
    }
  })
}

async function runAdd({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [address] = positionals as [string]
  const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined)
  if (text(values.title) === undefined) throw new UsageError('--title is needed: how the game is called')
  return withOperations(io, async (run) => {
    const added = await run(addGameOperation, {
      address,
      title: text(values.title),
      description: text(values.description),
      instructions: text(values.instructions),
      tags: text(values.tags)?.split(','),
      orientation: text(values.orientation),
      isPublished: values.draft !== true,
    })
    const note = added.note === null ? '' : ` Note: in a feed it would be refused: ${added.note}.`
    return {
      json: { ...added },
      text: `${added.slug} is a game now; running servers show it within seconds.${note}`,
    }
  })
}

export const gamesEditCommands: Command[] = [
  {
    name: 'games set',
    summary: 'Set a value of a game, such as its title, tags or age band; imports leave it as it is',
    args: ['<slug>', '<field>', '<value>'],
    options: {},
    example: 'games set cozy-blocks age 7+',
    run: runSet,
  },
  {
    name: 'games unset',
    summary: 'Undo games set, so that the game’s own record counts',
    args: ['<slug>', '<field>'],
    options: {},
    example: 'games unset cozy-blocks age',
    run: runUnset,
  },
  {
    name: 'games change',
    summary: 'Add or remove tags and categories of several games, or set their age band',
    args: ['<slug>…'],
    options: {
      'add-tags': { type: 'string', value: '<tags>', help: 'Separated by commas' },
      'remove-tags': { type: 'string', value: '<tags>', help: 'Separated by commas' },
      'add-categories': { type: 'string', value: '<ids>', help: 'Beside those that the rules give' },
      'remove-categories': { type: 'string', value: '<ids>', help: 'Whatever the rules give' },
      age: { type: 'string', value: '<band>', help: AGE_BANDS.join(', ') },
    },
    example: 'games change ant-maze bee-maze --add-tags insects --age 7+',
    run: runChange,
  },
  {
    name: 'games add',
    summary: 'Add a game by its embed address',
    args: ['<address>'],
    options: {
      title: { type: 'string', value: '<title>', help: 'How it is called (needed)' },
      description: { type: 'string', value: '<text>', help: 'What it is about' },
      instructions: { type: 'string', value: '<text>', help: 'How it is played' },
      tags: { type: 'string', value: '<tags>', help: 'Tags, separated by commas' },
      orientation: { type: 'string', value: '<way>', help: 'landscape (the default), portrait or any' },
      draft: { type: 'boolean', help: 'Do not publish it yet' },
    },
    example: 'games add https://play.example.com/kite/ --title "Kite Race"',
    run: runAdd,
  },
]
