// @vitest-environment happy-dom
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { clearLocalData } from '#app/features/local-data/local-store.ts'
import { listProviders } from '#app/features/privacy/providers.ts'
import { ChoicesDialog } from './choices-dialog.tsx'
import { getConsent, getDecision, onConsent, startConsent } from './consent.ts'
import { CONSENT_KEY, parseAnswers } from './consent-memory.ts'
import { QuestionCard } from './question-card.tsx'

// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 })

const PROVIDERS = listProviders({
  audience: 'mixed',
  analytics: {
    googleAnalyticsId: 'G-TEST00001',
    tagManagerId: '',
    posthogKey: '',
    posthogHost: '',
    tiktokPixelId: '',
  },
  ads: { provider: 'gam', kinds: ['anchor'], adsenseClient: '', adManagerNetwork: '12345' },
}).filter(({ isThirdParty }) => isThirdParty)

const readStored = () => parseAnswers(localStorage.getItem(CONSENT_KEY))

beforeAll(() => {
  startConsent({ audience: 'mixed', providers: PROVIDERS.map(({ id }) => id), hasPrivacySignal: false })
})

afterEach(() => {
  cleanup()
  clearLocalData()
})

/** As `ConsentParts` shows it: one question after the other. */
function Question({ onChoose }: { onChoose: () => void }) {
  const { question } = useSyncExternalStore(onConsent, getDecision)
  return (
    question !== 'none' && (
      <QuestionCard question={question} providers={PROVIDERS} siteName="Playhouse" onChoose={onChoose} />
    )
  )
}

function openQuestion() {
  const onChoose = vi.fn()
  render(
    <MemoryRouter>
      <Question onChoose={onChoose} />
      <main id="content" tabIndex={-1}>
        Games
      </main>
    </MemoryRouter>,
  )
  return { user: userEvent.setup(), onChoose }
}

function openChoices() {
  const onClose = vi.fn()
  render(<ChoicesDialog providers={PROVIDERS} onClose={onClose} />)
  return { user: userEvent.setup(), onClose, dialog: within(screen.getByRole('dialog')) }
}

/** Answers the question about the age. */
async function chooseYear(user: ReturnType<typeof userEvent.setup>, yearsAgo: number) {
  await user.selectOptions(screen.getByRole('combobox'), String(new Date().getFullYear() - yearsAgo))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
}

test('the age is asked first; without a year the question shows an error and focuses the list', async () => {
  const { user } = openQuestion()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose a year from the list.')
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  expect(readStored()).toEqual({ age: null, choice: null })
})

test('an adult is asked for consent next; the age group is stored, not the year', async () => {
  const { user } = openQuestion()
  await chooseYear(user, 40)
  expect(screen.getByRole('heading').textContent).toBe('Who may know about your visit?')
  expect(readStored().age).toMatchObject({ band: 'adult' })
  expect(localStorage.getItem(CONSENT_KEY)).not.toContain(String(new Date().getFullYear() - 40))
  for (const { name } of PROVIDERS) expect(screen.getByRole('list').textContent).toContain(name)
})

test('a child gets no further question, and nothing is allowed', async () => {
  const { user } = openQuestion()
  await chooseYear(user, 9)
  expect(screen.queryByRole('button')).toBeNull()
  expect(getConsent()).toEqual({ ads: false, analytics: false, isDecided: true })
})

test.each([
  { name: 'Accept all', isAllowed: true },
  { name: 'Refuse all', isAllowed: false },
])(
  '“$name” is stored with the providers it was about, and ends the question',
  async ({ name, isAllowed }) => {
    const { user } = openQuestion()
    await chooseYear(user, 40)
    await user.click(screen.getByRole('button', { name }))
    expect(readStored().choice).toMatchObject({
      ads: isAllowed,
      analytics: isAllowed,
      providers: PROVIDERS.map(({ id }) => id),
    })
    expect(getConsent()).toEqual({ ads: isAllowed, analytics: isAllowed, isDecided: true })
    expect(screen.queryByRole('heading')).toBeNull()
    expect(document.activeElement?.id).toBe('content')
  },
)

test('“Choose” stores no answer and opens the choices', async () => {
  const { user, onChoose } = openQuestion()
  await chooseYear(user, 40)
  await user.click(screen.getByRole('button', { name: 'Choose' }))
  expect(onChoose).toHaveBeenCalledOnce()
  expect(readStored().choice).toBeNull()
})

test('the page grows by the card’s height while it is shown, and shrinks again', async () => {
  const { user } = openQuestion()
  expect(document.documentElement.dataset.asking).toBe('')
  await chooseYear(user, 40)
  await user.click(screen.getByRole('button', { name: 'Refuse all' }))
  expect(document.documentElement.dataset.asking).toBeUndefined()
  expect(document.documentElement.style.getPropertyValue('--question-height')).toBe('')
})

test('each purpose can be allowed alone, and the dialog shows the stored choice the next time', async () => {
  const first = openQuestion()
  await chooseYear(first.user, 40)
  cleanup()
  const { user, onClose, dialog } = openChoices()
  const measuring = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Measuring' })
  expect(measuring.checked).toBe(false)
  await user.click(measuring)
  await user.click(dialog.getByRole('button', { name: 'Save my choice' }))
  expect(readStored().choice).toMatchObject({ analytics: true, ads: false })
  expect(onClose).toHaveBeenCalled()
  cleanup()
  const again = openChoices()
  const boxes = again.dialog.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
    ['analytics', true],
    ['ads', false],
  ])
  await again.user.click(again.dialog.getByRole('button', { name: 'Refuse all' }))
  expect(getConsent()).toEqual({ ads: false, analytics: false, isDecided: true })
})

test('closing the dialog changes no choice', async () => {
  const first = openQuestion()
  await chooseYear(first.user, 40)
  await first.user.click(screen.getByRole('button', { name: 'Accept all' }))
  cleanup()
  const { user, onClose, dialog } = openChoices()
  await user.click(dialog.getByRole('checkbox', { name: 'Advertising' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(readStored().choice).toMatchObject({ analytics: true, ads: true })
})

test('when the age decides, the dialog says so and has nothing to choose', async () => {
  const first = openQuestion()
  await chooseYear(first.user, 9)
  cleanup()
  const { dialog } = openChoices()
  expect(dialog.queryByRole('checkbox')).toBeNull()
  expect(dialog.getByText('Your visit is not shared with anyone else.')).toBeDefined()
})
