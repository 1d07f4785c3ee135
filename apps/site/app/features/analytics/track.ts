/**
 * The one function by which anything is tracked. Events of the product go to every analytics provider that is on and allowed; counts go to
 * the site's own server. Before it is known what a visitor allows, they wait in memory.
 */
import { createRandomHex } from '#app/features/local-data/random-hex.ts'
import { type EventName, type EventProperties, findScreen, isShared, type TrackedEvent } from './events.ts'
import { createEventGate } from './event-gate.ts'
import { readSource } from './visit-source.ts'

/** To the site's own server, and to the providers of each purpose. */
export const eventGates = { own: createEventGate(), analytics: createEventGate(), ads: createEventGate() }

const OTHER_PAGE = 'Other'
/** Identifies this page load, not the visitor; nothing is stored under it. */
const pageId = createRandomHex().slice(0, 16)
let count = 0

/** `properties` may be left out where nothing in them is required. */
export function track<Name extends EventName>(
  event: Name,
  ...[properties]: Record<never, never> extends EventProperties[Name]
    ? [properties?: EventProperties[Name]]
    : [properties: EventProperties[Name]]
): void {
  const tracked = describe(event, properties ?? {})
  eventGates.own.send(tracked)
  if (!isShared(event)) return
  eventGates.analytics.send(tracked)
  eventGates.ads.send(tracked)
}

type AnyProperties = Partial<
  Record<'placement' | 'game' | 'category' | 'term' | 'path', string> & { value: number }
>

function describe(
  event: EventName,
  { placement, game, category, term, path, value }: AnyProperties,
): TrackedEvent {
  const { network, channel, pid } = readSource()
  return {
    id: `${pageId}-${(count += 1)}`,
    event,
    properties: {
      Network: network,
      Channel: channel,
      Page: findScreen(location.pathname)?.event ?? OTHER_PAGE,
    },
    pid: pid || undefined,
    subject: placement ?? game ?? category ?? term ?? path,
    value,
  }
}
