/** The texts of the page for makers of games. Code stands between backticks. */
export const developersTexts = {
  name: 'For developers',
  heading: 'For game developers',
  lead: (site: string) =>
    `Your HTML5 game on ${site}: send one archive, with our SDK, with another portal’s, or with none.`,
  sections: { sdk: 'Try the SDK', files: 'Files', rules: 'Sizes and rules', inspect: 'Inspector' },
  jumps: 'On this page',
  reasons: {
    heading: 'Why your game is well here',
    list: [
      [
        'Played at once',
        'No account, no download, no start screen of ours: one press on Play, on phones, tablets and computers.',
      ],
      [
        'Yours',
        'You name the licence, your name is on the page, and each version is published by its number. A message takes the game down again.',
      ],
      [
        'Agreed before it is public',
        'What is paid, and how ads are shared, we agree with you by message. Until then only your private link plays it.',
      ],
      [
        'Safe from others',
        'The game runs in a frame of its own: no other game, and no ad, can read what it stores.',
      ],
    ],
  },
  steps: {
    heading: 'From your archive to the page',
    list: [
      [
        'Build',
        'A zip archive with an `index.html` and everything that the game loads, by relative addresses.',
      ],
      ['Inspect', 'The inspector plays the archive at four sizes and lists what to fix.'],
      ['Send', 'Send us the archive, with your name, the licence and the orientation.'],
      ['Check', 'We upload it. You get a private link to the game on its page.'],
      ['Publish', 'We publish the version. A later version gets a private link first, too.'],
    ],
    contact: 'Contact us',
  },
  ways: {
    heading: 'Which SDK',
    own: 'Our SDK',
    ownText: (kilobytes: number) =>
      `Loading, play, ads, saves, scores, achievements, links, sound and pause in ${kilobytes} KB. Every call is safe: without a page it resolves with a harmless result.`,
    portals: 'A build for another portal',
    portalsText:
      'Upload the same files. The address of that portal’s SDK leads to a file of this server, which answers its documented methods. Nothing is sent to the other portal.',
    none: 'No SDK',
    noneText:
      'The game runs as it is. The page then does not know its scores, its saves and when an ad may be shown.',
  },
  sdk: {
    heading: 'Try the SDK',
    intro:
      'Run an example, or change its code. It runs in a sandboxed frame with an opaque origin, as an uploaded game does, and has the SDK as `playhouse`.',
    method: 'Method',
    does: 'What it does',
    alone: 'Without a page',
    example: 'Example',
    tryIt: (names: string) => `Try ${names}`,
    tryShort: 'Try',
    change: 'Change the code',
    all: 'All methods',
    fewer: 'Fewer methods',
  },
  live: {
    code: 'Code',
    run: 'Run',
    answer: 'Answer',
    noAnswer: 'Nothing was run yet.',
    isRunning: 'Running …',
    done: 'No return value',
    controls: 'What the page sends',
    mute: 'Mute',
    pause: 'Pause',
    ads: 'Ads available',
    log: 'Messages in their order',
    noMessages: 'Messages between the game and its page appear here.',
    game: 'game',
    page: 'page',
    frame: 'The frame of the examples',
    failed: 'The examples could not be loaded. Check your connection and reload the page.',
  },
  files: {
    heading: 'Files',
    intro: (version: string) =>
      `Names with v1 receive updates. Replace v1 by ${version} for a file that never changes; with its integrity a browser refuses any other.`,
    about: {
      js: 'Script, defines `Playhouse`',
      mjs: 'Module, exports `createPlayhouse`',
      types: 'Types for TypeScript, for both',
      host: 'Module for a page around a game, to test without a portal',
    },
    integrity: 'Integrity',
    download: (name: string) => `Download ${name}`,
    downloadShort: 'Download',
  },
  rules: { all: 'All sizes and rules', fewer: 'Fewer rules' },
  inspect: {
    heading: 'Inspect before you send',
    intro: 'With the source of Playhouse, Node and Chromium. The command also takes a folder or an address.',
    results: 'It reports',
    list: [
      'calls of the SDK, in their order',
      'the first frame, and the call of `ready`',
      'sizes, the largest files, missing files',
      'times between frames, with a phone’s slower processor',
      'reactions to touch, keys and pause',
      'hosts, and errors of scripts',
    ],
    after: 'What to fix comes last, errors first. `--pictures <folder>` stores a screenshot of each size.',
  },
}
