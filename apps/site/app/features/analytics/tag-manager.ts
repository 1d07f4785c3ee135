/** Google Tag Manager: the operator's own container. https://developers.google.com/tag-platform/tag-manager/web/datalayer */
import { startScript } from '#app/features/consent/load-script.ts'
import { deleteTraces, type Sink } from './sink.ts'

export function openTagManager(id: string): Sink {
  const push = (message: object) => {
    window.dataLayer ??= []
    window.dataLayer.push(message)
  }
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  startScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
  return {
    send: ({ event, properties }) => push({ event, ...properties }),
    // The container's tags follow the consent mode, which is set first; a new page loads without the container.
    withdraw: () => deleteTraces(['_ga', '_gid', '_gcl']),
    resume: () => {},
  }
}
