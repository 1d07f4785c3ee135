/** The settings of a site that belong to playing: `remoteGames` and `providerIds`. */
import * as v from 'valibot'
import { text } from '#app/domain/setting-schemas.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'

/**
 * Whether a provider's game may load: never, on a Play beside which a notice names the provider, or on Play.
 * Left out: `on` for a general audience, `ask` for the others.
 */
export const remoteGamesSetting = v.optional(v.picklist(['off', 'ask', 'on']))

/** This publisher's id at each provider, put on the play addresses of its games. */
export const providerIdsSetting = v.optional(v.record(SlugSchema, text(200)), {})
