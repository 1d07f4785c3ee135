/** The events sent when an ad is clicked, granted or shown: names, order and count, in one table. */

/** Which of the product's ads it is; a display slot and a game's break are manual ones. */
export type AdEventKind = 'manual' | 'anchor' | 'rewarded' | 'interstitial'

const FIRST = {
  manual: 'AD_Click',
  anchor: 'anc_click',
  rewarded: 'Rewarded',
  interstitial: 'sum_ClickVig',
} as const satisfies Record<AdEventKind, string>

const ALL = ['AD_Click_All', 'Sum_AD_Click_All'] as const
const VIDEO_NETWORK = ['ClickButton', 'AddPaymentInfo', 'AddToCart', 'AddToWishlist'] as const

export type AdClickEvent =
  | (typeof FIRST)[AdEventKind]
  | (typeof ALL)[number]
  | (typeof VIDEO_NETWORK)[number]
  | 'Purchase'
export type AdShowEvent = 'Inter_AD_Show' | 'Anc_AD_Show'

export interface ClickCircumstances {
  /** The tracking parameter; the video network's visitors count as more. */
  network: string
  hasPurchase: boolean
}

/** Of a click, or of a granted reward. */
export function listClickEvents(
  kind: AdEventKind,
  { network, hasPurchase }: ClickCircumstances,
): AdClickEvent[] {
  const events: AdClickEvent[] = [FIRST[kind], ...ALL]
  if (network !== 'tiktok') return events
  return [...events, ...VIDEO_NETWORK, ...(hasPurchase ? (['Purchase'] as const) : [])]
}

export function showEventOf(kind: AdEventKind): AdShowEvent | null {
  if (kind === 'interstitial') return 'Inter_AD_Show'
  return kind === 'anchor' ? 'Anc_AD_Show' : null
}
