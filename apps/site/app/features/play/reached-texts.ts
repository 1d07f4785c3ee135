/** About an uploaded game that may reach other hosts. */
const join = (hosts: readonly string[]) => hosts.join(', ')

export const reachedTexts = {
  title: 'This game connects to other websites',
  text: (hosts: readonly string[]) =>
    `It connects to ${join(hosts)}. They learn your internet address, and may store data in the game.`,
  /** Beside Play on the game's page. */
  beside: (hosts: readonly string[]) => `Connects to ${join(hosts)}, which learn your internet address.`,
}
