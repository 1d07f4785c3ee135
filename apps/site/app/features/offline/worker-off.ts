/** `/sw.js` when the operator has switched the worker off: it deletes all caches of an earlier one and unregisters. */
import { worker } from './worker-scope.ts'

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
      await worker.registration.unregister()
    })(),
  )
})
