// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { createRoutesStub, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearLocalData, readLocal, updateLocal } from '#app/features/local-data/local-store.ts'
import { SearchBox } from './search-box.tsx'

// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 })

const GAMES = ['Cozy Blocks', 'Cozy Corner', 'Memory Meadow'].map((title) => ({
  title,
  slug: title.toLowerCase().replace(' ', '-'),
  coverVersion: '1',
}))
const asked: string[] = []
/** Where links were followed to; the page's own listener is not here. */
const followed: string[] = []

function suggest(input: unknown): Promise<Response> {
  const { pathname, searchParams } = new URL(String(input), 'http://localhost')
  asked.push(pathname + (searchParams.get('q') ?? ''))
  const typed = (searchParams.get('q') ?? '').toLowerCase()
  const suggestions = GAMES.filter(({ title }) =>
    title.toLowerCase().startsWith(typed === 'cosi' ? 'cozy' : typed),
  )
  const note = typed === 'cosi' ? { note: 'Did you mean these?' } : {}
  return Promise.resolve(Response.json({ suggestions, ...note }))
}

function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link) return
  event.preventDefault()
  followed.push(link.getAttribute('href')!)
}

/** Called at the moment in which a page's change reaches the document. */
let handleChange: ((search: string) => void) | undefined

function Address() {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => handleChange?.(search), [search])
  return <p>{pathname + search}</p>
}

/** A navigation that began before, and ends when this is pressed. */
function Arrival() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/search?searchValue=island')}>
      Arrive
    </button>
  )
}

const CATEGORIES = ['Kids', 'Puzzle'].map((id) => ({ id, label: `${id} games` }))

function open(at = '/') {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: () => (
        <>
          <SearchBox />
          <button type="button">Elsewhere</button>
          <Arrival />
          <Address />
        </>
      ),
    },
  ])
  const root = { categories: CATEGORIES, signs: CATEGORIES.map(({ id }) => id) }
  render(<Stub initialEntries={[at]} hydrationData={{ loaderData: { root } }} />)
  return { user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('combobox') }
}

const listSuggestCalls = () => asked.filter((path) => path.startsWith('/api/suggest'))
const listTitles = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const findActive = () => screen.queryByRole('option', { selected: true })?.textContent

beforeEach(() => {
  vi.stubGlobal('fetch', suggest)
  Element.prototype.scrollIntoView = () => {}
  document.addEventListener('click', followLink)
})

afterEach(() => {
  handleChange = undefined
  cleanup()
  document.removeEventListener('click', followLink)
  clearLocalData()
  asked.length = 0
  followed.length = 0
})

test('typing lists games that begin so, and all results last', async () => {
  const { user, field } = open()
  await user.type(field, 'cozy')
  await screen.findByRole('option', { name: 'Cozy Corner' })
  expect(listTitles()).toEqual(['Cozy Blocks', 'Cozy Corner', expect.stringContaining('cozy')])
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toMatch(/2/)
})

test('fast typing asks the server once, for the full word', async () => {
  const { field } = open()
  for (const length of [1, 2, 3, 4, 5, 6])
    fireEvent.input(field, { target: { value: 'memory'.slice(0, length) } })
  await screen.findByRole('option', { name: /all results.*memory/i })
  await vi.waitFor(() => expect(listSuggestCalls()).toEqual(['/api/suggestmemory']))
})

test('arrows move through the list and past its ends back to the field, and Enter opens the selected entry', async () => {
  const { user, field } = open()
  await user.type(field, 'cozy')
  await screen.findByRole('option', { name: 'Cozy Corner' })
  expect(findActive()).toBeUndefined()
  await user.keyboard('{ArrowDown}')
  expect(findActive()).toBe('Cozy Blocks')
  expect(field.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: 'Cozy Blocks' }).id,
  )
  await user.keyboard('{ArrowUp}')
  expect(findActive()).toBeUndefined()
  await user.keyboard('{ArrowUp}')
  expect(findActive()).toContain('cozy')
  await user.keyboard('{ArrowUp}')
  expect(findActive()).toBe('Cozy Corner')
  expect(document.activeElement).toBe(field)
  await user.keyboard('{Enter}')
  expect(followed).toEqual(['/gameDetail/cozy-corner'])
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(readLocal().searches).toEqual(['Cozy Corner'])
})

test('Escape closes the list and keeps the word, an arrow opens it again', async () => {
  const { user, field } = open()
  await user.type(field, 'cozy')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.value).toBe('cozy')
  expect(document.activeElement).toBe(field)
  await user.keyboard('{ArrowDown}')
  expect(listTitles()).toContain('Cozy Blocks')
})

test('Enter without a choice goes to the page of results and stores the search', async () => {
  const { user, field } = open()
  await user.type(field, '  red fox {Enter}')
  expect(screen.getByText('/search?searchValue=red+fox')).toBeDefined()
  expect(readLocal().searches).toEqual(['red fox'])
  expect(field.value).toBe('red fox')
})

test('an empty field does not navigate', async () => {
  const { user, field } = open('/category')
  await user.type(field, '   {Enter}')
  expect(screen.getByText('/category')).toBeDefined()
  expect(readLocal().searches).toEqual([])
})

test('suggestions that were guessed say so, until the field is empty', async () => {
  const { user, field } = open()
  await user.type(field, 'cosi')
  expect(await screen.findByText('Did you mean these?')).toBeDefined()
  await user.clear(field)
  await screen.findByRole('option', { name: 'Memory Meadow' })
  expect(screen.queryByText('Did you mean these?')).toBeNull()
})

test('an empty field lists earlier searches, categories and popular games, and clears the searches on request', async () => {
  updateLocal((data) => ({ ...data, searches: ['red fox', 'owl'] }))
  const { user, field } = open()
  await user.click(field)
  await screen.findByRole('option', { name: 'Memory Meadow' })
  expect(listTitles()).toEqual([
    'red fox',
    'owl',
    ...CATEGORIES.map(({ label }) => label),
    ...GAMES.map(({ title }) => title),
  ])
  const [recent, categories, popular] = screen.getAllByRole('group')
  expect(within(recent!).getAllByRole('option')).toHaveLength(2)
  expect(within(categories!).getAllByRole('option')).toHaveLength(2)
  expect(within(popular!).getAllByRole('option')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(readLocal().searches).toEqual([])
  expect(listTitles()).toHaveLength(CATEGORIES.length + GAMES.length)
  expect(document.activeElement).toBe(field)
})

test('a press on a game opens it; the list closes when the focus goes elsewhere', async () => {
  const { user, field } = open()
  await user.type(field, 'memory')
  await user.click(await screen.findByRole('option', { name: 'Memory Meadow' }))
  expect(followed).toEqual(['/gameDetail/memory-meadow'])
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('listbox')).toBeDefined()
  await user.tab()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Elsewhere')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('the slash key focuses the field and selects its word, but not while the visitor types elsewhere', async () => {
  const { user, field } = open('/search?searchValue=owl')
  expect(field.value).toBe('owl')
  await user.keyboard('/')
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3])
  await user.keyboard('a/b')
  expect(field.value).toBe('a/b')
})

test('a press empties the field, and another one closes the list', async () => {
  const { user, field } = open()
  await user.type(field, 'cozy')
  await screen.findAllByRole('option', { name: /Cozy/ })
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a page that arrives while somebody types leaves what is typed; otherwise the field shows its search', async () => {
  const { user, field } = open()
  fireEvent.click(screen.getByText('Arrive'))
  await screen.findByText('/search?searchValue=island')
  expect(field.value).toBe('island')
  cleanup()
  const { field: second } = open()
  await user.type(second, 'comet')
  fireEvent.click(screen.getByText('Arrive'))
  await screen.findByText('/search?searchValue=island')
  expect(second.value).toBe('comet')
})

test('words typed in the moment after a page changed are not lost', async () => {
  const { field } = open()
  handleChange = (search) => {
    if (search) fireEvent.input(field, { target: { value: 'comet' } })
  }
  fireEvent.click(screen.getByText('Arrive'))
  await screen.findByText('/search?searchValue=island')
  expect(field.value).toBe('comet')
})
