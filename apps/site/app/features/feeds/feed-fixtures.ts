/** Test and benchmark only: records of our own making in the providers' shapes. */

export interface FixtureFields {
  title?: string
  description?: string
  url?: string
  [key: string]: unknown
}

const WORDS = ['Amber', 'Bright', 'Clever', 'Dancing', 'Early', 'Fuzzy', 'Gentle', 'Happy', 'Icy', 'Jolly']
const THINGS = [
  'Acorn',
  'Badger',
  'Comet',
  'Dolphin',
  'Engine',
  'Falcon',
  'Garden',
  'Harbour',
  'Island',
  'Juggler',
]

/** A title of its own for every number. */
export function titleOf(number: number): string {
  return `${WORDS[number % 10]} ${THINGS[Math.floor(number / 10) % 10]} ${number}`
}

export function gamepixRecord(number: number, fields: FixtureFields = {}) {
  const title = titleOf(number)
  const namespace = title.toLowerCase().replaceAll(' ', '-')
  return {
    id: `GP${number}`,
    title,
    namespace,
    description: `In ${title} you sort the harvest before the rain comes. Every basket is a small puzzle of its own, and the seasons bring new fruit.`,
    category: ['puzzle', 'arcade', 'racing', 'board'][number % 4],
    orientation: ['landscape', 'portrait', 'all'][number % 3],
    quality_score: (number % 100) / 100,
    width: 800,
    height: 600,
    date_modified: 'Fri, 19 Dec 2025 12:08:29 GMT',
    date_published: 'Wed, 12 Nov 2025 12:34:52 GMT',
    banner_image: `https://img.gamepix.com/games/${namespace}/cover.png?w=320`,
    image: `https://img.gamepix.com/games/${namespace}/icon.png?w=105`,
    url: `https://play.gamepix.com/${namespace}/embed?sid=ABC12`,
    ...fields,
  }
}

export function gamepixFeed(records: object[], envelope: object = {}) {
  return { version: 'https://jsonfeed.org/version/1.1', title: 'Games', ...envelope, items: records }
}

export function gamedistributionRecord(number: number, fields: FixtureFields = {}) {
  const md5 = number.toString(16).padStart(32, '0')
  return {
    Title: titleOf(number),
    Md5: md5,
    Description: 'Roll the snowball downhill and keep it round.',
    Instructions: 'Arrow keys = steer\nSpace = jump',
    Type: 'html5',
    SubType: 'WebGL',
    Mobile: 'false',
    MobileMode: null,
    Height: 540,
    Width: 960,
    Https: true,
    Url: `https://html5.gamedistribution.com/${md5}/`,
    Asset: ['200x120', '512x512', '1280x720'].map(
      (size) => `https://img.gamedistribution.com/${md5}-${size}.jpg`,
    ),
    Category: ['Racing & Driving'],
    Tag: ['#snow', 'winter', 'No Blood'],
    ...fields,
  }
}

export function gamemonetizeRecord(number: number, fields: FixtureFields = {}) {
  const hash = `hash${number}`
  return {
    id: String(60_000 + number),
    title: titleOf(number),
    description: 'Tom &amp; the fox&#039;s den: <b>dig</b> for pearls.',
    instructions: 'Mouse click or tap to play ',
    url: `https://html5.gamemonetize.com/${hash}/`,
    category: 'Puzzle',
    tags: '1 Player, 2D, Arcade, Cars',
    thumb: `https://img.gamemonetize.com/${hash}/512x384.jpg`,
    width: '720',
    height: '1280',
    ...fields,
  }
}

export function htmlgamesRecord(number: number, fields: FixtureFields = {}) {
  const folder = titleOf(number).replaceAll(' ', '')
  return {
    name: titleOf(number),
    category: 'Mahjong Solitaire',
    create_date: '2025-03-03',
    description: 'Pair the tiles and clear the table.',
    url: `https://cdn.htmlgames.com/${folder}/index.html`,
    youtube: null,
    embed: '<div><script src="https://cdn.htmlgames.com/embed.js"></script></div>',
    width: 800,
    height: 480,
    thumb1: `https://cdn.htmlgames.com/${folder}/icon-120x120.png`,
    thumb2: `https://cdn.htmlgames.com/${folder}/icon-196x196.png`,
    thumb3: `https://cdn.htmlgames.com/${folder}/image-300x200.jpg`,
    ...fields,
  }
}
