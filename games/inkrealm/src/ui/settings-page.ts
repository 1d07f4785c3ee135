/** The settings page: sliders fill with ink, and the rivals' difficulty is beside the switches where there is room. */
export function adornSettings(dialog: HTMLElement, rivals: HTMLElement): void {
  const lines = [...dialog.querySelectorAll<HTMLElement>('.gk-setting')]
  const switches = document.createElement('div')
  switches.className = 'ink-switches'
  lines[0]!.before(switches)
  switches.append(...lines)
  switches.after(rivals)
  for (const slider of switches.querySelectorAll<HTMLInputElement>('[type=range]')) {
    const fill = () => slider.style.setProperty('--ink-share', `${Number(slider.value) * 100}%`)
    slider.addEventListener('input', fill)
    fill()
  }
}
