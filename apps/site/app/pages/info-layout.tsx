import { Outlet } from 'react-router'
import { InfoPageNav } from '#app/features/articles/info-page-body.tsx'

export default function InfoLayout() {
  return (
    <>
      <InfoPageNav />
      <Outlet />
    </>
  )
}
