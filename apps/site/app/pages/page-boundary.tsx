/** Stands between the frame and the pages: what takes the place of a page that cannot be shown, with header and footer around it. */
import { Outlet } from 'react-router'
import type { Route } from './+types/page-boundary'
import { isLostPage } from '#app/features/navigation/lost-page.ts'
import { ErrorMessage } from './error-page.tsx'
import { LostPage } from './lost-page.tsx'

export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isLostPage(error) ? <LostPage error={error} /> : <ErrorMessage />
}
