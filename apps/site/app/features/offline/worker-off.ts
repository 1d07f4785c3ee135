/** What `/sw.js` is where the operator has switched it off: it takes everything away that an earlier one kept, and leaves. */
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
