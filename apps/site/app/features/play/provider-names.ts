/** Providers as people know them; one that is not listed is called by its own short name. */
const NAMES: Record<string, string> = {
  gamepix: 'GamePix',
  gamedistribution: 'GameDistribution',
  gamemonetize: 'GameMonetize',
  htmlgames: 'HTMLGames',
}

export function describeProvider(provider: string): string {
  return NAMES[provider] ?? provider
}
