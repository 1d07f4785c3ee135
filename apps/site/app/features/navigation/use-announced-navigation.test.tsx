// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useAnnouncedNavigation } from './use-announced-navigation.ts'

afterEach(cleanup)

function Shell() {
  const announcement = useAnnouncedNavigation()
  const navigate = useNavigate()
  return (
    <>
      <input
        type="search"
        aria-label="Search"
        // A navigation that began before this key, and ends with it.
        onKeyUp={({ key }) => key === 'F2' && void navigate('/search?searchValue=island')}
      />
      <main id="content" tabIndex={-1} />
      <p role="status">{announcement}</p>
    </>
  )
}

async function search(words: string): Promise<HTMLInputElement> {
  const Stub = createRoutesStub([{ path: '*', Component: Shell }])
  render(<Stub initialEntries={['/']} />)
  document.title = 'Search: island'
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  await userEvent.type(field, `${words}{F2}`)
  await screen.findByText('Search: island')
  return field
}

test('a page that was opened by a search is announced and takes the focus', async () => {
  await search('island')
  expect(document.activeElement).toBe(document.getElementById('content'))
})

test('a field with other words, typed while the page loaded, keeps the focus', async () => {
  const field = await search('comet')
  expect(document.activeElement).toBe(field)
})
