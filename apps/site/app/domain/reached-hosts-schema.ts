import * as v from 'valibot'
import { HostSchema } from './host-schema.ts'

const MAX_HOSTS = 20
/** No address of a machine, and no name of a local network. */
const INTERNET_NAME_RE = /\.(?!(?:localhost|local|internal|lan|home|test|invalid)$)[a-z][a-z0-9-]*$/

export const ReachedHostsSchema = v.pipe(
  v.array(
    v.pipe(
      HostSchema,
      v.regex(INTERNET_NAME_RE, 'these hosts are names of the internet, such as api.example.com'),
    ),
  ),
  v.maxLength(MAX_HOSTS, `a game may reach at most ${MAX_HOSTS} other hosts`),
)
