/** The settings of a site that belong to consent: group `consent`. */
import { offOr } from '#app/domain/setting-schemas.ts'

export const consentSettings = {
  /** The script of a certified consent platform with the IAB's `__tcfapi`; it asks instead of the site. */
  platformUrl: offOr(
    /^https:\/\/[a-z0-9.-]+\/[\w./?&=%-]{1,200}$/,
    'the https address of the platform’s script',
  ),
}
