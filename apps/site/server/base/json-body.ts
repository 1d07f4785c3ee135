/** Another site's form cannot send JSON without asking first, and nobody answers its question. */
export function isJsonBody(request: Request): boolean {
  return /^application\/json(;|$)/i.test(request.headers.get('content-type') ?? '')
}
