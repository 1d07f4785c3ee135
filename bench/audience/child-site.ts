/** A site with nothing but the given settings. */
import * as v from 'valibot'
import { SiteSchema } from '../../apps/site/app/domain/site-schema.ts'
import { completeSite, type Site } from '../../apps/site/app/domain/site.ts'

export function loadSettings(settings: object): Site {
  return completeSite('games.example', v.parse(SiteSchema, settings))
}
