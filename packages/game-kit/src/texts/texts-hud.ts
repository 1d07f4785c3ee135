/** English texts of the buttons over the game; the rest is loaded with the menu pages. */
export const hudTexts = {
  pause: 'Pause',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
}
export type HudTexts = typeof hudTexts
