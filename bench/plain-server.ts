/** The real server as it is, for a benchmark that asks it over the network. */
import { getRequestListener } from '@hono/node-server'
import { listen, openServer } from './open-server.ts'

listen(getRequestListener(await openServer()))
