/** Which info pages a site has, by the key in their address. */
/** On every site. */
export const INFO_PAGE_KEYS = ['aboutUs', 'imprint', 'contactUs', 'privacyPolicy'] as const
/** `parents` is on children's sites only. */
export const ALL_INFO_PAGE_KEYS = [...INFO_PAGE_KEYS, 'parents'] as const
export type InfoPageKey = (typeof ALL_INFO_PAGE_KEYS)[number]

export function listInfoPageKeys(audience: 'child' | 'mixed' | 'general'): readonly InfoPageKey[] {
  return audience === 'child' ? ALL_INFO_PAGE_KEYS : INFO_PAGE_KEYS
}
