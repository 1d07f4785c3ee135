import { data, isRouteErrorResponse } from 'react-router'
import type { Route } from './+types/not-found'
import { loadPayload, type PayloadLoader } from '#app/features/updates/on-navigation.ts'
import { UnmatchedPage } from './error-page.tsx'

export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  throw data({ message: `Page not found: ${pathname}` }, { status: 404 })
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

/** Not fatal: header and footer stay, and the next navigation leads on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnmatchedPage />
  throw error
}

export default function NotFoundPage() {
  return null
}
