/** The button of the result card that shows an ad for a reward. */
import { ICONS, makeIcon } from './elements.ts'
import type { MenuContext } from './menu-context.ts'
import type { MenuEntry, Reward } from './menu-types.ts'

export function makeOffer(context: MenuContext, reward: Reward): MenuEntry {
  const { kit, target, dialog } = context
  const watch = async () => {
    // Disables the menu until the page answers.
    context.setWaiting(true)
    const end = await target.ads.showRewarded()
    context.setWaiting(false)
    if (end === 'granted') {
      context.close()
      target.session().reward(reward)
      return
    }
    const button = dialog.querySelector<HTMLButtonElement>('.gk-ad')
    if (!button) return
    if (end === 'none') button.replaceChildren(kit.noAd)
    button.disabled = end === 'none'
    dialog.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true })
  }
  return {
    id: 'reward',
    label: reward.label,
    about: kit.watchAd,
    className: 'gk-ad',
    sign: () => makeIcon(ICONS.ad),
    act: () => void watch(),
  }
}
