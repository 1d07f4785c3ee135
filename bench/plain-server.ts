/** The real server, for a benchmark that requests it over the network. */
import { getRequestListener } from '@hono/node-server'
import { listen, openServer } from './open-server.ts'

listen(getRequestListener(await openServer()))
