/** The settings of a site that belong to analytics: group `analytics`. */
import * as v from 'valibot'
import { offOr } from '#app/domain/setting-schemas.ts'

export const analyticsSettings = {
  googleAnalyticsId: offOr(/^G-[A-Z0-9]{4,16}$/, 'a Google Analytics id is written G-XXXXXXXXXX'),
  tagManagerId: offOr(/^GTM-[A-Z0-9]{4,12}$/, 'a tag manager id is written GTM-XXXXXXX'),
  posthogKey: offOr(/^phc_[A-Za-z0-9]{8,80}$/, 'a PostHog project key starts with phc_'),
  posthogHost: v.optional(
    v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.-]+$/, 'an https origin without a path')),
    'https://eu.i.posthog.com',
  ),
  tiktokPixelId: offOr(/^[A-Z0-9]{10,40}$/, 'a TikTok pixel id is capital letters and digits'),
}
