/** PostHog by its own script, with everything off but the events that are tracked here. https://posthog.com/docs/libraries/js */
import { assetsOf } from '#app/features/privacy/provider-sources.ts'
import { startScript } from '#app/features/consent/load-script.ts'
import { deleteTraces, type Sink } from './sink.ts'

/** Before the script loads, it runs the commands in this list first. */
interface PostHog {
  capture(event: string, properties: object): void
  opt_out_capturing(): void
  opt_in_capturing(options: { captureEventName: false }): void
}

declare global {
  interface Window {
    posthog?: PostHog
  }
}

const OPTIONS = {
  autocapture: false,
  capture_pageview: false,
  capture_pageleave: false,
  capture_performance: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_external_dependency_loading: true,
  advanced_disable_flags: true,
  // Addresses go along with every event; what was searched for does not.
  mask_personal_data_properties: true,
  custom_personal_data_properties: ['searchValue'],
  person_profiles: 'never',
  persistence: 'localStorage',
  respect_dnt: true,
}

export function openPosthog(key: string, apiHost: string): Sink {
  window.posthog ??= createQueue(key, { ...OPTIONS, api_host: apiHost })
  startScript(`${assetsOf(apiHost)}/static/array.js`)
  // Read again each time: the script replaces the queue.
  const posthog = () => window.posthog!
  return {
    send: ({ event, properties }) => posthog().capture(event, { ...properties }),
    withdraw() {
      posthog().opt_out_capturing()
      deleteTraces(['ph_'])
    },
    resume: () => posthog().opt_in_capturing({ captureEventName: false }),
  }
}

/** The form in which the script looks for what was asked of it before it came. */
function createQueue(key: string, options: object): PostHog {
  const queue: unknown[] = []
  const put =
    (method: string) =>
    (...args: unknown[]) =>
      void queue.push([method, ...args])
  return Object.assign(queue, {
    _i: [[key, options, 'posthog']],
    __SV: 1,
    people: [],
    capture: put('capture'),
    opt_out_capturing: put('opt_out_capturing'),
    opt_in_capturing: put('opt_in_capturing'),
  })
}
