import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readRuntimeConfig } from '#app/features/sites/runtime-config.ts'
import { keepServerPage } from '#app/features/updates/bots.ts'
import { setFetchDefaults } from '#app/features/updates/fetch.ts'

const { apiBase, timeoutMs } = readRuntimeConfig()
setFetchDefaults({ apiBase, timeoutMs })
keepServerPage()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={(error) => console.error(error)} />)
})
