import type { Route } from './+types/not-found'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { notMatched } from './page-context.ts'

export function loader(asked: Route.LoaderArgs) {
  notMatched(asked)
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

/** Never shown: the loader refuses every address, and the boundary around all pages says so. */
export default function NotFoundPage() {
  return null
}
