import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepServerPage } from '#app/features/updates/bots.ts'

keepServerPage()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={(error) => console.error(error)} />)
})
