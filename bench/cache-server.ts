/** The real server with an additional baseline response: the home page's bytes, held in a variable. */
import { getRequestListener } from '@hono/node-server'
import { listen, openServer } from './open-server.ts'

const fetch = await openServer()

const home = await fetch(
  new Request('http://localhost/', { headers: { Host: 'localhost', 'Accept-Encoding': 'br' } }),
)
const bytes = new Uint8Array(await home.arrayBuffer())
const headers = Object.fromEntries(home.headers)

listen(
  getRequestListener((request, bindings) =>
    request.url.endsWith('/__baseline') ? new Response(bytes, { headers }) : fetch(request, bindings),
  ),
  { bytes: bytes.length },
)
