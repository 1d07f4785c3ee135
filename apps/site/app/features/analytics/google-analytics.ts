/** Google Analytics 4 by its own tag. https://developers.google.com/analytics/devguides/collection/ga4 */
import { gtag } from '#app/features/consent/google-consent.ts'
import { startScript } from '#app/features/consent/load-script.ts'
import { deleteTraces, type Sink, withoutSearch } from './sink.ts'

export function openGoogleAnalytics(id: string): Sink {
  const setOff = (isOff: boolean) => Object.assign(window, { [`ga-disable-${id}`]: isOff })
  gtag('js', new Date())
  // Screens are sent as events of the product; a page view's address would contain the search words.
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    page_location: withoutSearch(location.href),
    page_referrer: withoutSearch(document.referrer),
    page_title: location.hostname,
  })
  startScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
  return {
    send: ({ event, properties }) => gtag('event', event, { ...properties }),
    withdraw() {
      setOff(true)
      deleteTraces(['_ga', '_gid'])
    },
    resume: () => setOff(false),
  }
}
