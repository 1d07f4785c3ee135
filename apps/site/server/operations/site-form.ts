/** The settings of a site in the order and words of the form. Kinds, defaults and limits come from the schema. */

export interface FormField {
  key: string
  label: string
  hint?: string
  /** Several lines of text. */
  isLong?: boolean
}

export interface FormGroup {
  id: string
  title: string
  note?: string
  fields: readonly FormField[]
}

/** Ids of ad networks and analytics services, and own ad code: who sets them gets the money and the figures. For owners, with the passkey. */
export const ID_KEYS: readonly string[] = [
  'ads.adsenseClient',
  'ads.adsenseSlots',
  'ads.adManagerNetwork',
  'ads.adManagerSlots',
  'ads.code',
  'ads.codeCompany',
  'ads.codePolicyUrl',
  'discovery.adsTxt',
  'analytics.googleAnalyticsId',
  'analytics.tagManagerId',
  'analytics.posthogKey',
  'analytics.posthogHost',
  'analytics.tiktokPixelId',
  'consent.platformUrl',
  'providerIds',
]

/** What leads visitors to other addresses: changed with the passkey. */
export const GUARDED_KEYS: readonly string[] = [...ID_KEYS, 'canonicalHost', 'redirects']

const field = (key: string, label: string, hint?: string, isLong?: boolean): FormField => ({
  key,
  label,
  hint,
  isLong,
})

const LINKS_HINT = 'On each line a name and an address: Terms of use /privacyIndex/terms'

export const SITE_FORM: readonly FormGroup[] = [
  {
    id: 'texts',
    title: 'Name and texts',
    fields: [
      field('name', 'Name', 'Empty: the host'),
      field('title', 'Title of the home page', 'What a search engine shows as the headline'),
      field('description', 'Description', '{count} becomes the number of games', true),
      field('languages', 'Languages', 'The first one is that of the pages, such as en or pt-BR'),
      field('direction', 'Reading direction'),
      field('operatorName', 'Operator', 'Your name or company, for the imprint'),
      field('operatorAddress', 'Address of the operator', 'For the imprint', true),
      field('contactEmail', 'E-mail for visitors', 'Shown on the contact page and in the imprint'),
      field('logDays', 'Days that the log is stored', 'Stated on the privacy page; 0: not stated'),
    ],
  },
  {
    id: 'audience',
    title: 'Audience and ads',
    fields: [
      field('audience', 'Audience', 'Decides which games are listed, and what may load'),
      field('remoteGames', 'Games of providers load'),
      field('ads.provider', 'Ads from'),
      field('ads.kinds', 'Kinds of ads'),
      field('ads.everySeconds', 'Seconds between two ads', 'At least, over a game or a page'),
      field('ads.beforePlay', 'An ad before a game starts', 'Never for children'),
      field('ads.adsenseClient', 'AdSense client', 'ca-pub-…'),
      field('ads.adsenseSlots', 'AdSense units', 'A place and its unit on each line: home 1234567890', true),
      field('ads.adManagerNetwork', 'Ad Manager network code'),
      field('ads.adManagerSlots', 'Ad Manager units', 'A place or kind and its unit on each line', true),
      field(
        'ads.policy',
        'How pages trust their own scripts',
        'The second one only if your network needs it',
      ),
      field('ads.codeCompany', 'Company of your own ad code', 'Visitors read it before they agree'),
      field('ads.codePolicyUrl', 'Its privacy policy', 'An https address. The code itself is under Ads'),
      field('purchase', 'Count clicks on ads as purchases', 'At a video network'),
      field('discovery.adsTxt', 'Lines of ads.txt', 'Besides the one of your AdSense client', true),
      field('analytics.googleAnalyticsId', 'Google Analytics', 'G-…'),
      field('analytics.tagManagerId', 'Google Tag Manager', 'GTM-…'),
      field('analytics.posthogKey', 'PostHog project key', 'phc_…'),
      field('analytics.posthogHost', 'PostHog host'),
      field('analytics.tiktokPixelId', 'TikTok pixel'),
      field(
        'consent.platformUrl',
        'Consent platform',
        'The https address of its script; it asks visitors instead of the site',
      ),
    ],
  },
  {
    id: 'look',
    title: 'Look',
    fields: [
      field('theme.background', 'Background'),
      field('theme.element', 'Cards and fields'),
      field('theme.text', 'Text'),
      field('theme.textHover', 'Text under the pointer'),
      field('theme.accent', 'Buttons and marked words'),
      field('theme.glow', 'Light behind the page', 'A second colour of it'),
      field('theme.corners', 'Corners'),
      field('theme.tiles', 'Light of tiles'),
      field('logo.mark', 'Mark', 'While there is no logo of your own'),
      field('logo.svg', 'Logo as SVG'),
      field('logo.png', 'Logo as PNG'),
      field('manifest.shortName', 'Name of the installed app', 'Empty: the site’s name'),
      field('manifest.description', 'Description of the installed app', undefined, true),
      field('manifest.categories', 'Categories of the installed app'),
    ],
  },
  {
    id: 'games',
    title: 'Games and home page',
    fields: [
      field('editorPicks', 'Featured games', 'Slugs, in order. Empty: the best games', true),
      field('links.menu', 'Links in the menu', LINKS_HINT, true),
      field('links.footer', 'Links at the foot of pages', LINKS_HINT, true),
      field('runtime.random', 'A row of games picked by chance'),
      field('articles.builtIn', 'The articles that come with Playhouse', 'Your own are shown in any case'),
      field(
        'developers',
        'A page for the makers of games',
        'At /developers, with a link at the foot of pages',
      ),
      field('categories.order', 'Categories in this order', 'The others follow', true),
      field('categories.hidden', 'Hidden categories', undefined, true),
      field('games.maxAge', 'Highest age listed'),
      field('games.notes', 'Content that is allowed'),
      field('games.providers', 'Only these providers', 'Empty: all'),
      field('games.exceptProviders', 'Except these providers'),
      field('games.tags', 'Only games with one of these tags', 'Empty: all'),
      field('games.exceptTags', 'Except games with these tags'),
      field('games.categories', 'Only these categories', 'Empty: all'),
      field('games.exceptCategories', 'Except these categories'),
      field('games.allow', 'Always listed', 'Slugs, whatever the limits say'),
      field('games.deny', 'Never listed', 'Slugs'),
      field(
        'providerIds',
        'Your ids at the providers',
        'A provider and your id on each line: gamepix ABC12',
        true,
      ),
    ],
  },
  {
    id: 'hosts',
    title: 'Hosts and redirects',
    fields: [
      field('isOff', 'Switched off', 'Its addresses answer as if there were no such site; nothing is lost'),
      field('canonicalHost', 'Main host', 'When another host shows the same pages. Empty: this one'),
      field('hstsIncludeSubDomains', 'https for all hosts below this one', 'Browsers remember it for a year'),
      field(
        'redirects',
        'Redirects',
        'On each line an old and a new address: /old/:name /game/:name 301',
        true,
      ),
      field('runtime.apiBase', 'Path before /api', 'Only behind a proxy that needs one'),
      field('runtime.timeoutMs', 'Milliseconds a page waits for an answer'),
      field('runtime.isShowCPU', 'Every visitor can read the server’s load'),
    ],
  },
  {
    id: 'search',
    title: 'Search engines',
    fields: [
      field('discovery.indexNow', 'Tell search engines about changed pages', 'With IndexNow'),
      field(
        'discovery.googleVerification',
        'Google Search Console',
        'The tag that Google gives, or its value',
      ),
      field('discovery.bingVerification', 'Bing Webmaster Tools', 'The tag msvalidate.01, or its value'),
      field('discovery.pinterestVerification', 'Pinterest', 'The tag p:domain_verify, or its value'),
      field('discovery.yandexVerification', 'Yandex Webmaster', 'The tag yandex-verification, or its value'),
      field('discovery.aiSearch', 'Assistants may answer from the pages'),
      field('discovery.aiUserFetch', 'Assistants may open a page for a user'),
      field('discovery.aiTraining', 'Texts and images may train models'),
    ],
  },
]
