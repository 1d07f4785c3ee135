/** A page as its renderer returns it, without the streams of a `Response`. */
export interface RenderedPage {
  status: number
  /** By names in lower case. */
  headers: Record<string, string>
  body: string
  /** A hash of what the page shows: two renders with the same one are the same page, as long as the build is. */
  fingerprint?: string | null
}

export async function toRenderedPage(response: Response): Promise<RenderedPage> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }
}

/** For one visitor; never cached. */
export function toResponse({ status, headers, body }: RenderedPage): Response {
  return new Response(body, { status, headers })
}
