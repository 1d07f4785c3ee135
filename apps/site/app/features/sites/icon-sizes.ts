/** The sizes of a site's icons: the first four are the product's, 512 and the maskable ones are what browsers ask for besides. */
export const ICON_SIZES = [128, 144, 192, 256, 512] as const
export const MASKABLE_SIZES = [192, 512] as const
