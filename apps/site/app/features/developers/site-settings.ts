/** `developers` of a site's settings. */
import * as v from 'valibot'

/** Whether the site has a page for the makers of games. */
export const developersSetting = v.optional(v.boolean(), false)
