import { CONTACT_PATH } from '#app/site-paths.ts'
import { type ContactFaults } from './contact.ts'
import { contactTexts as texts } from './contact-texts.ts'

const TIMEOUT_MS = 15_000

/** Sends the form as the browser itself would, and asks for an answer instead of a page. Throws where there was no answer. */
export async function sendMessage(fields: FormData): Promise<ContactFaults> {
  const body = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value)
  const response = await fetch(CONTACT_PATH, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.ok) return {}
  const answer = (await response.json().catch(() => null)) as { faults?: ContactFaults } | null
  return answer?.faults ?? { form: texts.faults.notStored }
}
