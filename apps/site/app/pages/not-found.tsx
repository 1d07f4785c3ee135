import type { Route } from './+types/not-found'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { notMatched } from './page-context.ts'

export function loader(args: Route.LoaderArgs) {
  notMatched(args)
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

/** Never shown: the loader rejects every address, and the boundary around all pages shows the error. */
export default function NotFoundPage() {
  return null
}
