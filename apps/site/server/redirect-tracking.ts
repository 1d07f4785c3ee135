/** A page that moved is rendered without the visitor's query, because the response is the same for all visitors; the tracking parameters are added here. */
import { filterTracking } from '#app/features/sites/tracking.ts'

export function addTracking(response: Response, visitorQuery: string): Response {
  const target = response.headers.get('Location')
  const tracking = filterTracking(visitorQuery)
  if (tracking === '' || !target || !/^\/(?!\/)[^?#]*$/.test(target)) return response
  const headers = new Headers(response.headers)
  headers.set('Location', target + tracking)
  return new Response(response.body, { status: response.status, headers })
}
