import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { catchInstallOffer } from '#app/features/offline/install-event.ts'
import { readRuntimeConfig } from '#app/features/sites/runtime-config.ts'
import { readTabTracking } from '#app/features/sites/tab-tracking.ts'
import { keepServerPage } from '#app/features/navigation/bots.ts'
import { takeEarlyClick } from '#app/features/navigation/early-click-replay.ts'
import { setFetchDefaults } from './api-client.ts'
import { startNavigation } from '#app/features/navigation/start-navigation.ts'

const { apiBase, timeoutMs } = readRuntimeConfig()
setFetchDefaults({ apiBase, timeoutMs })
// Stored before the visitor can go on to a page that does not say where the visit came from.
readTabTracking()
keepServerPage()
startNavigation()
catchInstallOffer()

/** Expected outcomes (a 404) are answers, not errors. */
function logError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error)
}

takeEarlyClick()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={logError} />)
})
