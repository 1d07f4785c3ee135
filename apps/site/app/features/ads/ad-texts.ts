/** The words around ads. */
export const adTexts = {
  advertisement: 'Advertisement',
  sponsored: 'Sponsored',
  sponsorLink: (alt: string) => `${alt} (opens in a new tab)`,
  /** Beside an advertisement in the page, which has the other name. */
  anchor: 'Advertisement at the bottom',
  fromHere: 'From this site',
  close: 'Close',
  closeAd: 'Close this advertisement',
  play: 'Play',
  playTitle: (title: string) => `Play ${title}`,
  read: 'Read',
  readTitle: (title: string) => `Read ${title}`,
  newTab: 'opens in a new tab',
  game: 'A game to try next',
  article: 'Something to read',
  goOn: 'Keep playing',
  goOnPage: 'Continue',
  closesIn: (seconds: number) =>
    seconds === 1 ? 'This closes in 1 second' : `This closes in ${seconds} seconds`,
  startsIn: (seconds: number) =>
    seconds === 1 ? 'Your game starts in 1 second' : `Your game starts in ${seconds} seconds`,
  startGame: 'Start my game',
  rewardIn: (seconds: number) =>
    seconds === 1 ? 'Your reward in 1 second' : `Your reward in ${seconds} seconds`,
  granted: 'You earned your reward',
  takeReward: 'Collect and play',
  noReward: 'Close without the reward',
} as const
