/** What an operator does with feed providers: add one by its definition, list, show and remove them. */
import { readFile } from 'node:fs/promises'
import {
  countProviderUse,
  deleteStoredProvider,
  listStoredProviders,
  setStoredProvider,
} from '#server/ledger/feed-providers.ts'
import type { ProviderUse } from '#server/ledger/feed-providers.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { listAdapters } from './added-providers.server.ts'
import { nameShape } from './adapter.ts'
import type { FeedAdapter, FeedFormat } from './adapter.ts'
import { OperationFault } from './feed-fault.ts'
import { previewFeed } from './preview-feed.server.ts'
import type { FeedPreview, PreviewOptions } from './preview-feed.server.ts'
import { parseDefinition } from './provider-definition.ts'
import type { ProviderDefinition } from './provider-definition.ts'
import { FEED_ADAPTERS } from './providers.ts'

export interface ProviderState extends ProviderUse {
  provider: string
  label: string
  /** False of those that come with the software. */
  isAdded: boolean
  licence: string | null
  shapes: { name: string; format: FeedFormat; isFromDocuments: boolean }[]
  feedHosts: readonly string[]
  playHosts: readonly string[]
  imageHosts: readonly string[]
  /** What is wrong with a stored definition that this version cannot read. */
  faults: string[]
  /** As it was given; null of those that come with the software. */
  definition: unknown
}

export async function listProviderStates(ledger: Ledger): Promise<ProviderState[]> {
  const states = [
    ...FEED_ADAPTERS.map((adapter) => ({
      ...describeAdapter(adapter),
      isAdded: false,
      definition: null,
      faults: [],
    })),
    ...(await listStoredProviders(ledger)).map(({ provider, definition }) => {
      const { adapter, faults } = parseDefinition(definition)
      const described = adapter ? describeAdapter(adapter) : describeUnknown(provider)
      return { ...described, isAdded: true, definition, faults }
    }),
  ]
  const uses = await Promise.all(states.map(({ provider }) => countProviderUse(ledger, provider)))
  return states.map((state, place) => ({ ...state, ...uses[place]! }))
}

type Described = Omit<ProviderState, 'isAdded' | 'definition' | 'faults' | keyof ProviderUse>

function describeAdapter(adapter: FeedAdapter): Described {
  const { provider, label, licence = null, feedHosts, playHosts, imageHosts } = adapter
  const shapes = adapter.shapes.map((shape) => ({
    name: nameShape(shape),
    format: shape.format ?? 'json',
    isFromDocuments: shape.isFromDocuments === true,
  }))
  return { provider, label, licence, shapes, feedHosts, playHosts, imageHosts }
}

function describeUnknown(provider: string): Described {
  return {
    provider,
    label: provider,
    licence: null,
    shapes: [],
    feedHosts: [],
    playHosts: [],
    imageHosts: [],
  }
}

export async function getProviderState(ledger: Ledger, provider: string): Promise<ProviderState> {
  const state = (await listProviderStates(ledger)).find((one) => one.provider === provider)
  if (state) return state
  throw new OperationFault('unknown', `There is no provider “${provider}”. List them: feed provider list`)
}

/** Reads a file of JSON; throws `OperationFault` with every fault of the definition. */
export async function readDefinition(
  file: string,
): Promise<{ definition: ProviderDefinition; adapter: FeedAdapter }> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'ENOENT' ? 'there is no such file' : cause.message
    throw new OperationFault('invalid', `Reading ${file} failed: ${reason}`)
  })
  return checkDefinition(parseJson(text, file), file)
}

/** `name` is what the definition is called in a message. */
export function checkDefinition(
  value: unknown,
  name: string,
): { definition: ProviderDefinition; adapter: FeedAdapter } {
  const outcome = parseDefinition(value)
  if (outcome.definition) return outcome
  const lines = outcome.faults.map((fault) => `  ${fault}`).join('\n')
  throw new OperationFault('invalid', `${name} does not define a provider:\n${lines}`)
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (cause) {
    throw new OperationFault('invalid', `${file} is not JSON: ${(cause as Error).message.slice(0, 160)}`)
  }
}

/** The stored definition of an added provider, as it was given; null without one. */
export async function findDefinition(ledger: Ledger, provider: string): Promise<unknown> {
  const stored = (await listStoredProviders(ledger)).find((one) => one.provider === provider)
  return stored?.definition ?? null
}

/** True when it is new; false when it replaced the definition of that name. Running servers know it within seconds. */
export async function addProvider(
  { ledger, nowMs = Date.now() }: { ledger: Ledger; nowMs?: number },
  definition: ProviderDefinition,
): Promise<boolean> {
  return setStoredProvider(ledger, definition.provider, definition, nowMs)
}

/** Throws while games or feeds need it. */
export async function removeProvider(ledger: Ledger, provider: string): Promise<void> {
  const state = await getProviderState(ledger, provider)
  if (!state.isAdded)
    throw new OperationFault('in-use', `${state.label} comes with the software and cannot be removed`)
  const { games, feeds } = state
  if (games + feeds > 0)
    throw new OperationFault(
      'in-use',
      `${state.label} has ${games} published games and ${feeds} scheduled feeds. Remove its lists first (feed list): feed remove ${provider}/<list> --games`,
    )
  await deleteStoredProvider(ledger, provider)
}

/** The first games that a definition makes of a feed; nothing is stored. */
export async function previewDefinition(
  ledger: Ledger,
  options: Omit<PreviewOptions, 'adapters'>,
): Promise<FeedPreview> {
  return previewFeed({ ...options, adapters: await listAdapters(ledger) })
}
