/** In words: what loads on a site, and what its visitors are asked. */
import type { Site } from '#app/domain/site.ts'
import { listProviders } from '#app/features/privacy/providers.ts'

const REMOTE_TEXTS: Record<Site['remoteGames'], string> = {
  off: 'Games of providers do not load: only games of this server are played.',
  ask: 'A game of a provider loads after Play, beside a notice that names the provider.',
  on: 'A game of a provider loads as soon as a visitor presses Play.',
}

export function describeVisitors(site: Site): string[] {
  return [...describeQuestions(site), ...describeAds(site), REMOTE_TEXTS[site.remoteGames]]
}

function describeQuestions(site: Site): string[] {
  const { audience, consent } = site
  if (audience === 'child')
    return ['Pages send no request to another host, whatever ids are set. Visitors are asked nothing.']
  const others = listProviders(site).filter(({ isThirdParty }) => isThirdParty)
  if (others.length === 0) return ['No other company is on. Visitors are asked nothing.']
  const names = (kind: 'ads' | 'analytics') =>
    others.filter((one) => one.kind === kind).map(({ name }) => name)
  const [ads, analytics] = [names('ads'), names('analytics')]
  const parts = [
    ...(analytics.length > 0 ? [`${analytics.join(', ')} for measuring`] : []),
    ...(ads.length > 0 ? [`${ads.join(', ')} for advertising`] : []),
  ]
  return [
    ...(audience === 'mixed'
      ? ['Visitors are asked for their year of birth. Below 16, nothing of other companies loads.']
      : []),
    consent.platformUrl === ''
      ? `Visitors are asked whether to allow ${parts.join(' and ')}. Until they answer, none of it loads.`
      : `Your consent platform asks whether to allow ${parts.join(' and ')}.`,
    'Browsers that send Global Privacy Control are not asked, and nothing of other companies loads.',
  ]
}

function describeAds({ audience, ads }: Site): string[] {
  if (ads.provider === 'none') return ['There are no ads.']
  if (ads.kinds.length === 0 && (!ads.beforePlay || audience === 'child')) return ['No kind of ad is on.']
  if (audience === 'child' || ads.provider === 'house')
    return ['The only ads are promotions of games and articles of this site, from this server.']
  return ['Where no ad of the network may load, promotions of this site take its place.']
}
