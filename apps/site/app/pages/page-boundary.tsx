/** The boundary between the frame and the pages: it replaces a page that cannot be shown, with header and footer around it. */
import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import type { Route } from './+types/page-boundary'
import { isMissingPage } from '#app/features/navigation/error-page-data.ts'
import { ErrorMessage } from './error-page.tsx'

/** Few visitors come to it, so its code is in no other page; its styles are in every page's (`vite.config.ts`), or the server's page would have none until its scripts run. */
const MissingPage = lazy(async () => ({ default: (await import('./missing-page.tsx')).MissingPage }))

export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissingPage(error)) return <ErrorMessage />
  return (
    // What counts visits looks for this as soon as the navigation is over.
    <div data-lost={error.status}>
      <Suspense>
        <MissingPage error={error} />
      </Suspense>
    </div>
  )
}
