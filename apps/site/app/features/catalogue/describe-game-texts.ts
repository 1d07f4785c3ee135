/** Sentences that describe a game from its own data. */
const list = new Intl.ListFormat('en', { type: 'conjunction' })
const choice = new Intl.ListFormat('en', { type: 'disjunction' })
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** A maker may have written something else than a language's tag. */
function nameLanguage(tag: string): string {
  try {
    return languageNames.of(tag) ?? tag
  } catch (error) {
    if (error instanceof RangeError) return tag
    throw error
  }
}

export const describeTexts = {
  filed: (title: string, tags: string[]) => `${title} is listed under ${list.format(tags)}.`,
  filedBy: (title: string, maker: string, tags: string[]) =>
    `${title} was made by ${maker} and is listed under ${list.format(tags)}.`,
  madeBy: (title: string, maker: string) => `${title} was made by ${maker}.`,
  keyboard: (controls: string[]) => `On the keyboard: ${list.format(controls)}.`,
  mouse: (controls: string[]) => `With the mouse: ${list.format(controls)}.`,
  touch: (controls: string[]) => `By touch: ${list.format(controls)}.`,
  gamepad: (controls: string[]) => `With a gamepad: ${list.format(controls)}.`,
  control: (keys: string[], does: string) => `${keys.join(' ')} (${does})`,
  computerOnly: 'It is made for a computer.',
  noPhone: 'It is made for a computer or a tablet.',
  upright: 'On a phone, hold it upright.',
  languages: (tags: string[]) => `It is available in ${list.format(tags.map(nameLanguage))}.`,
  age: (years: number) => `It is for players aged ${years} and up.`,
  similar: (tag: string, titles: string[]) => `If you like ${tag} games, also try ${choice.format(titles)}.`,
  short: (title: string) => `Play ${title} free in your browser, with nothing to download.`,
  categories: (tags: string[]) => `Listed under ${list.format(tags)}.`,
  by: (maker: string) => `Made by ${maker}.`,
}
