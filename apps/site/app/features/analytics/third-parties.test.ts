import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Consent } from '#app/features/consent/consent.ts'
import type { Provider } from '#app/features/privacy/providers.ts'
import type { SiteConfiguration } from '#app/features/sites/read-common-answer.ts'
import type { TrackedEvent } from './events.ts'

const state = vi.hoisted(() => ({
  consent: { ads: false, analytics: false, isDecided: false } as Consent,
  listeners: new Set<() => void>(),
  sent: [] as string[],
}))
vi.mock('#app/features/consent/consent.ts', () => ({
  getConsent: () => state.consent,
  onConsent: (listener: () => void) => void state.listeners.add(listener),
}))
vi.mock('./posthog.ts', () => ({
  openPosthog: () => ({
    send: ({ event }: TrackedEvent) => void state.sent.push(event),
    withdraw: () => void state.sent.push('withdrawn'),
    resume: () => void state.sent.push('resumed'),
  }),
}))

const CONFIGURATION = { posthog: { key: 'phc_1', apiHost: 'https://posthog.example' } } as SiteConfiguration
const POSTHOG = { id: 'posthog', kind: 'analytics' } as Provider
const make = (event: TrackedEvent['event']): TrackedEvent => ({
  id: 'a-1',
  event,
  properties: { Network: '', Channel: '', Page: event },
})

beforeEach(() => {
  vi.resetModules()
  state.listeners.clear()
  state.sent = []
  state.consent = { ads: false, analytics: false, isDecided: false }
})
afterEach(() => void vi.unstubAllGlobals())

async function open() {
  const [{ startThirdParties }, { eventGates }] = await Promise.all([
    import('./third-parties.ts'),
    import('./track.ts'),
  ])
  startThirdParties(CONFIGURATION, [POSTHOG])
  const decide = (consent: Consent) => {
    state.consent = consent
    for (const listener of state.listeners) listener()
  }
  const send = (event: TrackedEvent['event']) => eventGates.analytics.send(make(event))
  const expectSent = (sent: string[]) => vi.waitFor(() => expect(state.sent).toEqual(sent))
  return { decide, send, expectSent }
}

const YES: Consent = { ads: false, analytics: true, isDecided: true }
const NO: Consent = { ads: false, analytics: false, isDecided: true }
const UNDECIDED: Consent = { ads: false, analytics: false, isDecided: false }

test('waiting events are sent after consent, and none after a refusal', async () => {
  const { decide, send, expectSent } = await open()
  send('Home')
  decide(YES)
  await expectSent(['Home'])
  decide(NO)
  send('Search')
  await expectSent(['Home', 'withdrawn'])
  decide(YES)
  send('Category')
  await expectSent(['Home', 'withdrawn', 'resumed', 'Category'])
})

test('after the answer is cleared nothing is sent until the visitor answers again', async () => {
  const { decide, send, expectSent } = await open()
  decide(YES)
  send('Home')
  await expectSent(['Home'])
  decide(UNDECIDED)
  send('Search')
  await expectSent(['Home', 'withdrawn'])
  decide(YES)
  send('Category')
  await expectSent(['Home', 'withdrawn', 'resumed', 'Category'])
})
