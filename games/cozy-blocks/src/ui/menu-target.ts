/** What the menu pages, which load after the first frame, need of the view. */
import type { Gifts } from '../view/gifts.ts'

let gifts: Gifts

export const setMenuGifts = (value: Gifts): void => void (gifts = value)
export const getMenuGifts = (): Gifts => gifts
