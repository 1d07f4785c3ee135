/** A small JSON call: a mutating method is never sent twice, a slow server is given up on, errors tell method, address and status. */
const TIMEOUT_MS = 5000

export async function postJson<Answer>(url: string, body: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`[POST] "${url}": ${response.status} ${response.statusText}`)
  return (await response.json()) as Answer
}
