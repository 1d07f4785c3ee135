/** The name that a site answers to. */
import * as v from 'valibot'

export const HostSchema = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
    'a host is a lower-case name without a port',
  ),
)
