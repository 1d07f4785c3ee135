import { Outlet, redirect } from 'react-router'
import type { Route } from './+types/info-layout'
import { InfoPageNav } from '#app/features/articles/info-page-body.tsx'

export function loader({ params }: Route.LoaderArgs) {
  if (!params.infoKey) throw redirect('/privacyIndex/aboutUs', 301)
  return null
}

export default function InfoLayout() {
  return (
    <>
      <InfoPageNav />
      <Outlet />
    </>
  )
}
