/** The real server, whose events the loader sends. */
import { getRequestListener } from '@hono/node-server'
import { listen, openServer } from './open-server.ts'

listen(getRequestListener(await openServer()))
