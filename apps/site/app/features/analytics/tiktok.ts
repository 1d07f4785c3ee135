/** The TikTok pixel: screens as page views, and what a click on an ad means there. https://ads.tiktok.com/help/article/get-started-pixel */
import { startScript } from '#app/features/consent/load-script.ts'
import { PAGE_EVENTS, VIDEO_NETWORK_EVENTS } from './events.ts'
import { deleteTraces, type Sink } from './sink.ts'

const SCRIPT = 'https://analytics.tiktok.com/i18n/pixel/events.js'
const METHODS = [
  'page',
  'track',
  'identify',
  'ready',
  'holdConsent',
  'revokeConsent',
  'grantConsent',
] as const

type Pixel = Record<(typeof METHODS)[number], (...args: unknown[]) => void>

declare global {
  interface Window {
    TiktokAnalyticsObject?: string
    ttq?: Pixel
  }
}

export function openTiktok(pixelId: string): Sink {
  window.TiktokAnalyticsObject = 'ttq'
  window.ttq ??= createQueue(pixelId)
  startScript(`${SCRIPT}?sdkid=${pixelId}&lib=ttq`)
  // Read again each time: the script replaces its methods.
  const pixel = () => window.ttq!
  const pages = new Set<string>(PAGE_EVENTS)
  const videoEvents = new Set<string>(VIDEO_NETWORK_EVENTS)
  return {
    send({ id, event, properties }) {
      if (pages.has(event)) pixel().page()
      else if (videoEvents.has(event)) pixel().track(event, { ...properties }, { event_id: id })
    },
    withdraw() {
      pixel().revokeConsent()
      deleteTraces(['_ttp', '_tt_', 'tt_'])
    },
    resume: () => pixel().grantConsent(),
  }
}

/** The form in which the script looks for what was asked of it before it came. */
function createQueue(pixelId: string): Pixel {
  const queue: unknown[] = []
  const methods = METHODS.map((method) => [
    method,
    (...args: unknown[]) => void queue.push([method, ...args]),
  ])
  return Object.assign(queue, Object.fromEntries(methods) as Pixel, {
    methods: METHODS,
    _i: { [pixelId]: Object.assign([], { _u: SCRIPT }) },
    _t: { [pixelId]: Date.now() },
    _o: { [pixelId]: {} },
  })
}
