/** A browser that could not start the service worker reports it once; the operator finds it in the log. */
import { Hono } from 'hono'
import * as v from 'valibot'
import { isJsonBody } from '#server/base/json-body.ts'
import { isSameOrigin } from '#server/base/same-origin.ts'

const FaultSchema = v.object({
  name: v.literal('registration-failed'),
  reason: v.pipe(v.string(), v.maxLength(300)),
})

export interface WorkerFaultOptions {
  log: { warn(message: string, fields?: Record<string, unknown>): void }
}

export function workerFaultApi({ log }: WorkerFaultOptions) {
  const api = new Hono()
  api.post('/workerFault', async (c) => {
    if (!isSameOrigin(c.req.raw, 'call'))
      return c.json({ error: 'faults are accepted only from pages of this site' }, 403)
    if (!isJsonBody(c.req.raw)) return c.json({ error: 'the body must be application/json' }, 415)
    const fault = v.safeParse(FaultSchema, await c.req.json().catch(() => null))
    if (!fault.success) return c.json({ error: 'the body must name a fault and its reason' }, 400)
    log.warn(fault.output.name, { reason: fault.output.reason })
    return c.body(null, 204)
  })
  return api
}
