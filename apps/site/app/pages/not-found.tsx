import { data } from 'react-router'
import type { Route } from './+types/not-found'
import { loadPayload, type PayloadLoader } from '#app/features/updates/load-payload.ts'

export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  throw data({ message: `Page not found: ${pathname}` }, { status: 404 })
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export default function NotFoundPage() {
  return null
}
