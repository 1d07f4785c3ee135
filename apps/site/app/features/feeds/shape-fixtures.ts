/** Test only: feeds of our own making in every shape that an adapter reads. Those known from documents alone follow the documents' examples. */
import {
  gamedistributionRecord,
  gamemonetizeRecord,
  gamepixFeed,
  gamepixRecord,
  htmlgamesRecord,
  titleOf,
} from './feed-fixtures.ts'

const TEXT = 'Guide the lantern through the quiet harbour before the last boat leaves the pier.'

function slugOf(number: number): string {
  return titleOf(number).toLowerCase().replaceAll(' ', '-')
}

function element(name: string, value: string | number): string {
  return `<${name}>${String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`
}

const toXml = (name: string, record: Record<string, string | number>) =>
  `<${name}>${Object.entries(record)
    .map(([key, value]) => element(key, value))
    .join('')}</${name}>`

function gamedistributionExport(number: number) {
  const id = number.toString(16).padStart(32, '0')
  return {
    Id: id,
    Title: titleOf(number),
    Developer: 'Harbour Lights',
    Description: TEXT,
    'Game URL': `https://html5.gamedistribution.com/${id}`,
    Genres: ['Adventure'],
    Tags: ['boat'],
    Assets: [`https://img.gamedistribution.com/${id}-512x384.jpg`],
    Instructions: 'Tap to steer',
    'Mobile Ready': ['ForAndroid'],
    'Age Group': ['Kids'],
    Width: 960,
    Height: 600,
  }
}

function gamedistributionFirst(number: number) {
  const md5 = number.toString(16).padStart(32, '0')
  return {
    title: titleOf(number),
    md5,
    description: TEXT,
    instructions: 'Tap to steer',
    url: `https://html5.gamedistribution.com/${md5}/`,
    gameMobile: 'true',
    width: 960,
    height: 600,
    categoryList: [{ name: 'Adventure' }],
    tagList: [{ name: 'boat' }],
    assetList: [{ name: `${md5}-512x384.jpeg` }, { name: `${md5}-512x512.jpeg` }],
  }
}

function gamepixFirst(number: number) {
  return {
    id: number,
    title: titleOf(number),
    description: TEXT,
    category: 'adventure',
    categories: ['adventure', 'boat'],
    author: 'Harbour Lights',
    thumbnailUrl: `https://img.gamepix.com/${number}/cover.png`,
    thumbnailUrl100: `https://img.gamepix.com/${number}/icon.png`,
    url: `https://games.gamepix.com/play/${number}?sid=ABC12`,
    width: 960,
    height: 600,
    orientation: 'landscape',
    touch: true,
    creation: '2024-05-01 10:00:00',
  }
}

const gamepixTitle = (number: number) => ({
  identifier: `T${number}`,
  title: titleOf(number),
  url: `https://www.gamepix.com/play/${slugOf(number)}`,
  img: `https://img.gamepix.com/games/${slugOf(number)}/cover.png`,
})

function famobiRecord(number: number) {
  const slug = slugOf(number)
  return {
    package_id: slug,
    name: titleOf(number),
    description: TEXT,
    thumb: `https://img.cdn.famobi.com/portal/html5games/images/tmp/${slug}.jpg`,
    thumb_60: `https://img.cdn.famobi.com/portal/html5games/images/tmp/60/${slug}.jpg`,
    link: `https://play.famobi.com/${slug}/A-OTHER`,
    date: '2020-02-03',
    aspect_ratio: 0.64,
    orientation: number % 2 === 0 ? 'none' : 'portrait',
    categories: ['jump-and-run', 'cars'],
  }
}

const gamearterRecord = (number: number) => ({
  name: titleOf(number),
  description: TEXT,
  url: `https://www.gamearter.com/game/${slugOf(number)}/embed`,
  category: 'mmo, Driving',
  controls: 'Tap to steer',
  thumbnail: `https://static.gamearter.com/${slugOf(number)}/thumb.jpg`,
  image: `https://static.gamearter.com/${slugOf(number)}/image.jpg`,
  video: '',
  width: 960,
  height: 600,
  mobile: false,
  technology: 'WebGL',
  revenue_share: true,
})

const playgamaRecord = (number: number) => ({
  id: String(9000 + number),
  title: titleOf(number),
  description: TEXT,
  gameURL: `https://playgama.com/export/game/${slugOf(number)}?lang=en&clid=p_other`,
  images: [`https://static.playgama.com/${slugOf(number)}.png`],
  genres: ['adventure', 'for kids'],
  mobileReady: ['For IOS', 'For Android', 'For Desktop'],
  screenOrientation: { horizontal: false, vertical: true },
  howToPlayText: 'Tap to steer',
})

const playgamaDownload = (number: number) => ({
  title: titleOf(number),
  gameURL: `https://playgama.com/export/game/${slugOf(number)}?clid=p_other`,
  genres: ['adventure'],
  images: {
    icon: `https://playgama.com/cdn-cgi/imagedelivery/x/${slugOf(number)}/icon`,
    poster: `https://playgama.com/cdn-cgi/imagedelivery/x/${slugOf(number)}/poster`,
  },
})

const wanted5gamesRecord = (number: number) => ({
  title: titleOf(number),
  description: TEXT,
  category: 'board-and-card',
  embed: `https://wanted5games.com/games/html5/${slugOf(number)}/index.html?pub=10`,
  thumbnail: `https://cdn.wanted5games.com/game-img/${slugOf(number)}.png`,
})

const fourJRecord = (number: number) => ({
  name: titleOf(number),
  description: TEXT,
  control: 'Tap to steer',
  tags: 'boat,harbour',
  category: 'adventure',
  file: `https://h5.4j.com/games/${slugOf(number)}/index.html?pubid=other`,
  thumb: `https://w.4j.com/thumb/${slugOf(number)}.jpg`,
  width: 960,
  height: 600,
  m_width: 480,
  m_height: 800,
})

const onlinegamesRecord = (number: number) => ({
  title: titleOf(number),
  embed: `https://cloud.onlinegames.io/games/2024/unity/${slugOf(number)}/index-og.html`,
  image: `https://www.onlinegames.io/media/posts/1/${slugOf(number)}-xs.webp`,
  tags: 'adventure,boat,1-player',
  description: TEXT,
})

const gamemonetizeXml = (name: string) => (number: number) =>
  toXml(name, gamemonetizeRecord(number) as Record<string, string>)

function gamemonetizePlain(number: number): string {
  const { title, description, url, thumb } = gamemonetizeRecord(number) as Record<string, string>
  const parts = {
    title: title!,
    link: url!,
    guid: `guid-${number}`,
    pubDate: 'Wed, 12 Nov 2025 12:34:52 GMT',
  }
  return `<item>${Object.entries(parts)
    .map(([key, value]) => element(key, value))
    .join(
      '',
    )}<description><![CDATA[${description}]]></description><enclosure url="${thumb}" type="image/jpeg" length="1"/></item>`
}

const list = (make: (number: number) => unknown) => (numbers: number[]) => numbers.map(make)
const rss = (items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>Games</title>${items.join('\n')}</channel></rss>`

export interface ShapeFixture {
  provider: string
  shape: string
  /** The text of a feed with these records. */
  write(numbers: number[]): string
  /** What the game of record 1 must have. */
  expected: object
}

const json = (make: (numbers: number[]) => unknown) => (numbers: number[]) => JSON.stringify(make(numbers))
const boat = { title: titleOf(1), description: TEXT }

export const SHAPE_FIXTURES: readonly ShapeFixture[] = [
  {
    provider: 'gamepix',
    shape: 'version 2',
    write: json((numbers) => gamepixFeed(numbers.map((number) => gamepixRecord(number)))),
    expected: { providerId: 'GP1', source: { url: `https://play.gamepix.com/${slugOf(1)}/embed` } },
  },
  {
    provider: 'gamepix',
    shape: 'version 1',
    write: json((numbers) => ({ status: 'success', data: numbers.map(gamepixFirst) })),
    expected: {
      ...boat,
      providerId: '1',
      maker: 'Harbour Lights',
      tags: ['adventure', 'boat'],
      covers: {
        wide: 'https://img.gamepix.com/1/cover.png',
        square: 'https://img.gamepix.com/1/icon.png',
        tall: null,
      },
      source: { url: 'https://games.gamepix.com/play/1' },
    },
  },
  {
    provider: 'gamepix',
    shape: 'list of titles',
    write: json(list(gamepixTitle)),
    expected: {
      title: titleOf(1),
      providerId: 'T1',
      source: { url: `https://play.gamepix.com/${slugOf(1)}/embed` },
      covers: { wide: `https://img.gamepix.com/games/${slugOf(1)}/cover.png` },
    },
  },
  {
    provider: 'gamedistribution',
    shape: 'catalogue',
    write: json(list((number) => gamedistributionRecord(number))),
    expected: { title: titleOf(1), providerId: '1'.padStart(32, '0') },
  },
  {
    provider: 'gamedistribution',
    shape: 'publisher’s export',
    write: json(list(gamedistributionExport)),
    expected: {
      ...boat,
      maker: 'Harbour Lights',
      tags: ['adventure', 'boat'],
      ageEvidence: { isForAdultsOnly: false },
    },
  },
  {
    provider: 'gamedistribution',
    shape: 'publisher’s segments',
    write: json((numbers) => ({
      segments: [{ title: 'For you', hits: numbers.map(gamedistributionExport) }],
    })),
    expected: { ...boat, maker: 'Harbour Lights' },
  },
  {
    provider: 'gamedistribution',
    shape: 'catalogue, version 1',
    write: json(list(gamedistributionFirst)),
    expected: {
      ...boat,
      tags: ['adventure', 'boat'],
      covers: {
        wide: `https://img.gamedistribution.com/${'1'.padStart(32, '0')}-512x384.jpeg`,
        square: `https://img.gamedistribution.com/${'1'.padStart(32, '0')}-512x512.jpeg`,
      },
    },
  },
  {
    provider: 'gamemonetize',
    shape: 'JSON',
    write: json(list((number) => gamemonetizeRecord(number))),
    expected: { title: titleOf(1), providerId: '60001' },
  },
  {
    provider: 'gamemonetize',
    shape: 'RSS',
    write: (numbers) => rss(numbers.map(gamemonetizeXml('item'))),
    expected: {
      title: titleOf(1),
      providerId: '60001',
      description: "Tom & the fox's den: dig for pearls.",
      orientation: 'portrait',
    },
  },
  {
    provider: 'gamemonetize',
    shape: 'XML',
    write: (numbers) => `<games>${numbers.map(gamemonetizeXml('game')).join('')}</games>`,
    expected: { title: titleOf(1), providerId: '60001' },
  },
  {
    provider: 'gamemonetize',
    shape: 'plain RSS',
    write: (numbers) => rss(numbers.map(gamemonetizePlain)),
    expected: {
      title: titleOf(1),
      providerId: 'guid-1',
      covers: { wide: 'https://img.gamemonetize.com/hash1/512x384.jpg' },
      publishedAt: Date.UTC(2025, 10, 12, 12, 34, 52),
    },
  },
  {
    provider: 'htmlgames',
    shape: 'list',
    write: json(list((number) => htmlgamesRecord(number))),
    expected: { title: titleOf(1), providerId: titleOf(1).replaceAll(' ', '') },
  },
  {
    provider: 'famobi',
    shape: 'feed',
    write: json((numbers) => ({ games: numbers.map(famobiRecord) })),
    expected: {
      ...boat,
      providerId: slugOf(1),
      tags: ['platformer', 'car', 'racing'],
      orientation: 'portrait',
      ratio: 0.64,
      source: { url: `https://play.famobi.com/${slugOf(1)}` },
    },
  },
  {
    provider: 'gamearter',
    shape: 'export, version 1',
    write: json(list(gamearterRecord)),
    expected: {
      ...boat,
      tags: ['multiplayer', 'driving'],
      devices: ['desktop'],
      covers: {
        wide: `https://static.gamearter.com/${slugOf(1)}/image.jpg`,
        square: `https://static.gamearter.com/${slugOf(1)}/thumb.jpg`,
      },
    },
  },
  {
    provider: 'playgama',
    shape: 'catalogue',
    write: json((numbers) => ({ games: numbers.map(playgamaRecord), totalCount: numbers.length })),
    expected: {
      ...boat,
      providerId: slugOf(1),
      tags: ['adventure', 'kids'],
      orientation: 'portrait',
      source: { url: `https://playgama.com/export/game/${slugOf(1)}?lang=en` },
      covers: { wide: `https://static.playgama.com/${slugOf(1)}.png` },
    },
  },
  {
    provider: 'playgama',
    shape: 'download',
    write: json((numbers) => ({ total_count: numbers.length, hits: numbers.map(playgamaDownload) })),
    expected: {
      providerId: slugOf(1),
      covers: { square: `https://playgama.com/cdn-cgi/imagedelivery/x/${slugOf(1)}/icon` },
    },
  },
  {
    provider: 'playgama',
    shape: 'segments',
    write: json((numbers) => ({ segments: [{ hits: numbers.map(playgamaRecord) }] })),
    expected: { ...boat, providerId: slugOf(1) },
  },
  ...['list', 'list “games”', 'list “data”'].map((shape) => ({
    provider: 'wanted5games',
    shape,
    write: json((numbers) => {
      const records = numbers.map(wanted5gamesRecord)
      const key = /“(\w+)”/.exec(shape)?.[1]
      return key === undefined ? records : { [key]: records }
    }),
    expected: {
      ...boat,
      tags: ['board', 'card'],
      source: { url: `https://wanted5games.com/games/html5/${slugOf(1)}/index.html` },
    },
  })),
  ...['games.php', 'gamefeed.php'].map((shape) => ({
    provider: '4j',
    shape,
    write: json((numbers) => {
      const records = numbers.map(fourJRecord)
      return shape === 'games.php' ? records : { games: records }
    }),
    expected: {
      ...boat,
      tags: ['adventure', 'boat', 'harbour'],
      ratio: 0.6,
      source: { url: `https://h5.4j.com/games/${slugOf(1)}/index.html` },
    },
  })),
  {
    provider: 'onlinegames',
    shape: 'embed.json',
    write: json(list(onlinegamesRecord)),
    expected: {
      ...boat,
      tags: ['adventure', 'boat'],
      covers: { wide: `https://www.onlinegames.io/media/posts/1/${slugOf(1)}-lg.webp` },
    },
  },
]
