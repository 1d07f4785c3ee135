import { Link } from 'react-router'
import { PageHead } from '../ui/page.tsx'

export function MissingPage() {
  return (
    <>
      <PageHead title="There is no such page" />
      <p>
        <Link to="/">To Today</Link>
      </p>
    </>
  )
}
