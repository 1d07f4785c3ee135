/** The entries of the audit, in words. */
import { formatDay, formatTime } from '../format.ts'
import { formatEvery } from './feed-times.ts'

export const OPERATION_TEXTS: Readonly<Record<string, string | undefined>> = {
  addGame: 'Added',
  uploadGame: 'Uploaded',
  publishVersion: 'Version published',
  deleteVersion: 'Version deleted',
  createPreview: 'Preview link made',
  editGame: 'Edited',
  editGames: 'Edited',
  confirmMerge: 'Sources compared',
  splitGame: 'Split',
  publishGames: 'Published',
  unpublishGames: 'Unpublished',
  removeGames: 'Removed',
  undoChange: 'Undone',
  addSite: 'Site added',
  setSite: 'Settings changed',
  setHomeRows: 'Rows of the home page changed',
  addCategory: 'Category added',
  changeCategory: 'Category changed',
  hideCategories: 'Categories hidden or shown',
  orderCategories: 'Categories ordered',
  removeCategories: 'Category removed',
  setSearchAliases: 'Search aliases changed',
  addSearchAlias: 'Search alias added',
  setSponsors: 'Sponsors changed',
  addSponsor: 'Sponsor added',
  setAdCode: 'Own ad code changed',
  saveDocument: 'Saved',
  restoreVersion: 'Went back to a version',
  setDocumentStatus: 'State changed',
  removeDocument: 'Article or page deleted',
  removeSite: 'Site removed',
  addFeed: 'Feed added',
  setFeed: 'Feed changed',
  runFeed: 'Feed run',
  importFile: 'File imported',
  removeFeed: 'Feed removed',
  saveProvider: 'Feed provider saved',
  removeProvider: 'Feed provider removed',
  setVanishedRule: 'Rule for games that left changed',
  allowRecords: 'Refused records allowed',
  disallowRecords: 'Records refused again',
  approveImport: 'Import published',
  rejectImport: 'Import dropped',
  undoImport: 'Import undone',
  cancelImport: 'Import cancelled',
  endImports: 'Imports ended',
  inspectGame: 'Inspected',
  testGame: 'Play-test started',
  moveIn: 'Portal moved in',
  undoMove: 'Move undone',
  setNotifications: 'Notifications changed',
  confirmClock: 'Clock confirmed',
  makeBackup: 'Backup made',
  downloadBackup: 'Backup downloaded',
  resolveMessages: 'Message answered',
  resolveReports: 'Report resolved',
  reopenMessages: 'Message opened again',
  reopenReports: 'Report opened again',
  saveAnswer: 'Answer saved',
  removeAnswer: 'Saved answer removed',
  saveView: 'View of games saved',
  removeView: 'View of games removed',
  exportData: 'Exported',
  createLink: 'Link made',
  withdrawLink: 'Link withdrawn',
  changeRole: 'Role changed',
  removePerson: 'Person removed',
  removePasskey: 'Passkey removed',
  createPasskey: 'Passkey created',
  signIn: 'Signed in',
}

const MAX_CHARS = 90

export interface Change {
  /** Such as `site a.example`: its keys are those of the form of sites. */
  target?: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Keys that are no words. */
const FIELD_TEXTS: Readonly<Record<string, string | undefined>> = {
  sponsors: 'sponsors',
  homeRows: 'rows',
  searchAliases: 'aliases',
  everyMs: 'run',
  publishedAtMs: 'date',
  status: 'state',
  vanishedRule: 'rule',
  isPaused: 'paused',
  isRolling: 'rolling list',
  isReviewed: 'reviewed first',
  sameGame: 'one game',
  newGame: 'new game',
  isForced: 'even if it shrank',
  'ads.code': 'places with own ad code',
  'ads.codeCompany': 'company',
  'ads.codePolicyUrl': 'its privacy policy',
}

type Labels = Readonly<Record<string, string | undefined>>

/** `settingLabels`: what the settings of sites are called, by key. */
export function describeChange(change: Change, settingLabels: Labels = {}): string {
  const { before, after } = change
  return listChanged(change)
    .map((field) => `${labelOf(field, change, settingLabels)} ${describeField(field, before, after)}`)
    .join('; ')
}

export interface TextChange {
  label: string
  from: string
  to: string
}

/** The short values in a sentence, and each long text apart: it is shown with what differs. */
export function splitChange(
  change: Change,
  settingLabels: Labels = {},
): { text: string; texts: TextChange[] } {
  const { before, after } = change
  const long = new Set(listChanged(change).filter((field) => isLongText(before?.[field], after?.[field])))
  const without = (values: Change['before']) =>
    values && Object.fromEntries(Object.entries(values).filter(([field]) => !long.has(field)))
  return {
    text: describeChange({ ...change, before: without(before), after: without(after) }, settingLabels),
    texts: [...long].map((field) => ({
      label: labelOf(field, change, settingLabels),
      ...{ from: toText(before?.[field]), to: toText(after?.[field]) },
    })),
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

function isLongText(before: unknown, after: unknown): boolean {
  const values = [before ?? '', after ?? '']
  return (
    values.every((value) => typeof value === 'string') &&
    values.some((value) => String(value).length > MAX_CHARS)
  )
}

function listChanged({ before, after }: Change): string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.filter(
    (field) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after?.[field] ?? null),
  )
}

function labelOf(field: string, { target = '' }: Change, settingLabels: Labels): string {
  const labels = target.startsWith('site ') ? settingLabels : {}
  return FIELD_TEXTS[field] ?? labels[field] ?? field
}

function describeField(field: string, before: Change['before'], after: Change['after']): string {
  const entries = [before?.[field], after?.[field]]
  if (entries.some(isListOfEntries)) return describeEntries(...(entries.map(toList) as [string[], string[]]))
  if (before === null) return showField(field, after)
  const [from, to] = [showField(field, before), showField(field, after)]
  return from === to ? 'changed' : `${from} → ${to}`
}

const isListOfEntries = (value: unknown) =>
  Array.isArray(value) && value.some((entry) => typeof entry === 'object')
const toList = (value: unknown) => (Array.isArray(value) ? value.map(showEntry) : [])

/** Of a list of things only what came, went, moved or changed is shown. */
function describeEntries(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((entry) => !before.includes(entry))
  const removed = before.filter((entry) => !after.includes(entry))
  const parts = [
    added.length > 0 && `+ ${added.join(', ')}`,
    removed.length > 0 && `− ${removed.join(', ')}`,
  ].filter((part) => part !== false)
  if (parts.length > 0) return cut(parts.join(' '))
  return before.join() === after.join() ? 'changed' : `in another order: ${cut(after.join(', '))}`
}

const COVER_TEXTS: Readonly<Record<string, string | undefined>> = {
  picture: 'own picture',
  drawing: 'another drawing',
}

const DAY_MS = 86_400_000
const TIME_FIELD_RE = /(^a|A)tMs$/

function showField(field: string, values: Record<string, unknown> | null): string {
  const value = values?.[field]
  if (field === 'cover') return COVER_TEXTS[(value as { from?: string } | null)?.from ?? ''] ?? 'as before'
  if (field === 'ads.code') return Object.keys(value ?? {}).join(', ') || show(null)
  if (typeof value !== 'number') return show(value)
  if (field === 'everyMs') return `every ${formatEvery(value)}`
  if (!TIME_FIELD_RE.test(field)) return show(value)
  // A day is stored as its beginning.
  return value % DAY_MS === 0 ? formatDay(new Date(value).toISOString().slice(0, 10)) : formatTime(value)
}

/** A row of the home page is called by what it shows, an alias by its words, a sponsor by its picture's text, a record by its title. */
function showEntry(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry)
  const { label, tag, category, rule, words, alt, title } = entry as Record<string, unknown>
  return String(label || tag || category || rule || words || alt || title || JSON.stringify(entry))
}

function show(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = Array.isArray(value)
    ? value.map(showEntry).join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
  return cut(text) || '(empty)'
}

const cut = (text: string) => (text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS)}…` : text)
