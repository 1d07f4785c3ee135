import { Outlet, useMatches } from 'react-router'
import { InfoPageNav, type OwnPageLink } from '#app/features/articles/info-page-body.tsx'

export default function InfoLayout() {
  const data = useMatches().at(-1)?.loaderData as { ownPages?: readonly OwnPageLink[] } | null | undefined
  return (
    <>
      <InfoPageNav own={data?.ownPages ?? []} />
      <Outlet />
    </>
  )
}
