/** Feed providers, also the operator's own: `listProviders`, `inspectFeed`, `previewProvider`, `saveProvider`, `removeProvider`. */
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import { FeedFault } from '#app/features/feeds/feed-fault.ts'
import {
  MAX_SAMPLE_CHARS,
  packSample,
  takeSample,
  unpackSample,
} from '#app/features/feeds/feed-sample.server.ts'
import type { FeedSample } from '#app/features/feeds/feed-sample.server.ts'
import { isAddress } from '#app/features/feeds/feed-source.server.ts'
import { inspectSample, type InspectedFeed } from '#app/features/feeds/inspect-feed.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import type { FeedPreview } from '#app/features/feeds/preview-feed.server.ts'
import { parseDefinition, type ProviderDefinition } from '#app/features/feeds/provider-definition.ts'
import {
  addProvider,
  findDefinition,
  listProviderStates,
  previewDefinition,
  removeProvider,
  type ProviderState,
} from '#app/features/feeds/provider-operations.server.ts'
import { openCheckedStream } from '#app/features/outbound/checked-fetch.server.ts'
import type { AuditEntry, AuditValues } from '../ledger/audit.ts'
import { listFeeds } from '../ledger/feeds.ts'
import { explainFaults } from './feed-faults.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'

const MAX_FEED_BYTES = 256 * 1024 * 1024
const TIMEOUT_MS = 30_000

const ProviderSchema = v.pipe(v.string(), v.maxLength(100))
const UrlSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000))
const SampleSchema = v.object({
  /** Base64 of the first bytes, packed with gzip. */
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SAMPLE_CHARS)),
  /** Whether the feed is longer. */
  isCut: v.boolean(),
})

export interface ListedProvider extends ProviderState {
  /** Its scheduled feeds. */
  usedBy: { id: number; url: string }[]
}

export const listProvidersOperation = defineOperation({
  name: 'listProviders',
  permission: 'feeds.read',
  schema: v.object({}),
  async run({ ledger }): Promise<{ providers: ListedProvider[] }> {
    const [states, feeds] = [await listProviderStates(ledger), await listFeeds(ledger)]
    return {
      providers: states.map((state) => ({
        ...state,
        usedBy: feeds
          .filter(({ provider }) => provider === state.provider)
          .map(({ id, url }) => ({ id, url })),
      })),
    }
  },
})

export interface InspectedSample extends InspectedFeed {
  /** For `previewProvider`. */
  sample: v.InferOutput<typeof SampleSchema>
  /** Of the address; null of a file. */
  feedHost: string | null
}

/** What a feed is, by its address or its first bytes. Nothing is stored. */
export const inspectFeedOperation = defineOperation({
  name: 'inspectFeed',
  permission: 'feeds.edit',
  schema: v.union([v.object({ url: UrlSchema }), v.object({ sample: SampleSchema })]),
  async run(context, input): Promise<InspectedSample> {
    const field = 'url' in input ? 'url' : 'file'
    return explainFaults(
      context,
      async () => {
        const sample = 'url' in input ? await fetchSample(context, input.url) : await readPacked(input.sample)
        const rules = await loadRules(context.config.rootDir)
        const inspected = await inspectSample(sample, { adapters: await listAdapters(context.ledger), rules })
        const feedHost = 'url' in input ? new URL(input.url).hostname : null
        return { ...inspected, feedHost, sample: await packSample(sample) }
      },
      field,
    )
  },
})

async function readPacked({ text, isCut }: v.InferOutput<typeof SampleSchema>): Promise<FeedSample> {
  return { bytes: await unpackSample(text), isCut }
}

/** Only a public host is asked, and no other one that it leads to. */
async function fetchSample({ openRemote }: OperationContext, url: string): Promise<FeedSample> {
  const host = URL.parse(url)?.hostname
  if (host === undefined) throw new OperationError('invalid', 'This is not an address', 'url')
  const options = { allowedHosts: [host], maxBytes: MAX_FEED_BYTES, timeoutMs: TIMEOUT_MS }
  const response = await (openRemote?.(url) ?? openCheckedStream(url, options))
  if (response.status === 200) return takeSample(response.body)
  response.close()
  throw new FeedFault('wrong-shape', `${host} answered ${response.status}`)
}

export interface ProviderFault {
  /** A key of the definition, such as `fields.title`. */
  field: string
  message: string
}

export interface ProviderPreview {
  faults: ProviderFault[]
  /** Null while the definition is faulty. */
  preview: FeedPreview | null
}

/** The first games that a definition makes of a feed, and why other records give none. Nothing is stored. */
export const previewProviderOperation = defineOperation({
  name: 'previewProvider',
  permission: 'feeds.edit',
  schema: v.object({
    definition: v.unknown(),
    sample: v.optional(SampleSchema),
    /** Instead of a sample, for the command line: a file's path or an address. */
    origin: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(4000))),
  }),
  async run(context, { definition, sample, origin = '' }): Promise<ProviderPreview> {
    const { adapter, faults } = parseDefinition(definition)
    if (!adapter) return { faults: faults.map(splitFault), preview: null }
    const isFile = sample === undefined && !isAddress(origin)
    if (isFile && context.actor.door !== 'command line')
      throw new OperationError('invalid', 'Give the beginning of the feed, or its address', 'sample')
    const preview = await explainFaults(
      context,
      async () =>
        previewDefinition(context.ledger, {
          ...{ adapter, rules: await loadRules(context.config.rootDir) },
          ...(sample ? { sample: await readPacked(sample), origin: 'its first records' } : { origin }),
        }),
      'feed',
    )
    return { faults: [], preview }
  },
})

/** Faults of a definition are lines that begin with the key. */
function splitFault(fault: string): ProviderFault {
  const [, field, message] = /^([^:]+): (.*)$/s.exec(fault) ?? [null, '', fault]
  return { field: field!, message: message! }
}

export interface SavedProvider {
  provider: string
  label: string
  isNew: boolean
  auditId: number
}

/** Adds a provider or replaces its definition; its games change with the next import. */
export const saveProviderOperation = defineOperation({
  name: 'saveProvider',
  permission: 'feeds.edit',
  schema: v.object({
    definition: v.unknown(),
    /** What the person saw; null for a new provider. The change is refused when it is another now. */
    expected: v.optional(v.unknown()),
  }),
  run: (context, { definition, expected }): Promise<SavedProvider> =>
    changeProvider(context, { definition: getDefinition(definition), expected, operation: 'saveProvider' }),
})

function getDefinition(value: unknown): ProviderDefinition {
  const { definition, faults } = parseDefinition(value)
  if (definition) return definition
  const all = faults.map(splitFault)
  throw new OperationError('invalid', `The definition has faults: ${faults.join('; ')}`, null, all)
}

interface ProviderChange {
  definition: ProviderDefinition
  /** Undefined replaces whatever is stored. */
  expected: unknown
  operation: string
}

/** Throws `conflict` when another definition is stored than the expected one. */
export async function changeProvider(
  context: OperationContext,
  { definition, expected, operation }: ProviderChange,
): Promise<SavedProvider> {
  const { ledger, nowMs } = context
  const { provider, label } = definition
  const before = await findDefinition(ledger, provider)
  refuseOther(provider, before, expected)
  const isNew = await addProvider({ ledger, nowMs }, definition)
  const auditId = await recordAudit(context, operation, {
    target: `provider ${provider}`,
    before: before as AuditValues | null,
    after: definition,
  })
  return { provider, label, isNew, auditId }
}

function refuseOther(provider: string, stored: unknown, expected: unknown): void {
  if (expected === undefined || isDeepStrictEqual(stored, expected)) return
  const message =
    expected === null
      ? `There is a provider “${provider}” already; take another name`
      : `The provider ${provider} was ${stored === null ? 'removed' : 'changed'} since`
  throw new OperationError('conflict', message, expected === null ? 'provider' : null)
}

/** Refused while published games or scheduled feeds are the provider's. */
export const removeProviderOperation = defineOperation({
  name: 'removeProvider',
  permission: 'feeds.edit',
  needsFreshCheck: true,
  schema: v.object({ provider: ProviderSchema }),
  run: (context, { provider }): Promise<{ provider: string; auditId: number }> =>
    explainFaults(context, async () => {
      const { ledger } = context
      const before = await findDefinition(ledger, provider)
      await removeProvider(ledger, provider)
      const auditId = await recordAudit(context, 'removeProvider', {
        target: `provider ${provider}`,
        before: before as AuditValues | null,
        after: null,
      })
      return { provider, auditId }
    }),
})

/** Brings back the definition that a change replaced or removed, unless it was changed again since. */
export async function undoProviderChange(
  context: OperationContext,
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
): Promise<void> {
  await changeProvider(context, {
    ...{ definition: getDefinition(before), expected: after, operation: 'undoChange' },
  })
}
