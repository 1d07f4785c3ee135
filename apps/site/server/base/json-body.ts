/** Another site's form cannot send JSON without a CORS preflight, and this server answers none. */
export function isJsonBody(request: Request): boolean {
  return /^application\/json(;|$)/i.test(request.headers.get('content-type') ?? '')
}
