/** The SDKs of other portals that have a file here, and the addresses from which games load them. */

export interface PortalSdk {
  /** The name of the file that answers in its place. */
  id: string
  label: string
  /** Matches an address without protocol, query and fragment. */
  address: RegExp
  /** Addresses that modules import. */
  imports: readonly string[]
  /** Its address answers calls, it is no script. */
  isGateway?: true
}

export const PORTAL_SDKS: readonly PortalSdk[] = [
  {
    id: 'poki',
    label: 'Poki',
    address: /^game-cdn\.poki\.com\/scripts\/(?:[\w.-]+\/)*poki-sdk[\w.-]*\.js$/,
    imports: ['https://game-cdn.poki.com/scripts/v2/poki-sdk.js'],
  },
  {
    id: 'crazygames-v3',
    label: 'CrazyGames v3',
    address: /^sdk\.crazygames\.com\/crazygames-sdk-v3\.js$/,
    imports: ['https://sdk.crazygames.com/crazygames-sdk-v3.js'],
  },
  {
    id: 'crazygames-v2',
    label: 'CrazyGames v2',
    address: /^sdk\.crazygames\.com\/crazygames-sdk-v2\.js$/,
    imports: ['https://sdk.crazygames.com/crazygames-sdk-v2.js'],
  },
  {
    id: 'gamedistribution',
    label: 'GameDistribution',
    address: /^html5\.api\.gamedistribution\.com\/(?:main(?:\.min)?\.js|libs\/gd\/api\.js)$/,
    imports: ['https://html5.api.gamedistribution.com/main.min.js'],
  },
  {
    id: 'gamemonetize',
    label: 'GameMonetize',
    address: /^api\.gamemonetize\.com\/sdk\.js$/,
    imports: ['https://api.gamemonetize.com/sdk.js'],
  },
  {
    id: 'gamepix',
    label: 'GamePix',
    address: /^integration\.gamepix\.com\/sdk\/v[\w.]+\/gamepix\.sdk\.js$/,
    imports: ['https://integration.gamepix.com/sdk/v3/gamepix.sdk.js'],
  },
  {
    id: 'y8',
    label: 'Y8',
    address: /^cdn\.(?:y8\.com|id\.net)\/api\/sdk\.js$/,
    imports: ['https://cdn.y8.com/api/sdk.js'],
  },
  {
    id: 'yandex',
    label: 'Yandex v2',
    // The platform has a copy at the root of the game's host; an upload has no file there.
    address: /^(?:yandex\.\w+\/games\/sdk\/v2(?:\.js)?|sdk\.games\.s3\.yandex\.net\/sdk\.js|\/sdk\.js)$/,
    imports: ['https://yandex.ru/games/sdk/v2', 'https://sdk.games.s3.yandex.net/sdk.js'],
  },
  {
    id: 'playgama',
    label: 'Playgama Bridge',
    // Games often have a copy among their files, which does not know this page.
    address:
      /^(?:(?:bridge\.playgama\.com|cdn\.jsdelivr\.net\/gh\/playgama\/bridge[^/]*)\/.*|(?!\/)(?![\w-]+\.[\w.-]+\/).*)\bplaygama-bridge\.js$/i,
    imports: ['v1', 'v2'].map(
      (version) => `https://bridge.playgama.com/${version}/stable/playgama-bridge.js`,
    ),
  },
  {
    id: 'youtube',
    label: 'YouTube Playables',
    address: /^www\.youtube\.com\/game_api\/v1$/,
    imports: ['https://www.youtube.com/game_api/v1'],
  },
  {
    id: 'newgrounds',
    label: 'Newgrounds.io',
    address: /^(?:www\.)?newgrounds\.io\/gateway_v3\.php$/,
    imports: [],
    isGateway: true,
  },
]

/** The SDK that an address names, as a game writes it; null for every other address.
 * @example findPortalSdk('//sdk.crazygames.com/crazygames-sdk-v3.js')?.id // 'crazygames-v3'
 */
export function findPortalSdk(address: string): PortalSdk | null {
  const [plain = ''] = address.trim().split(/[?#]/, 1)
  const name = plain.replace(/^(?:https?:)?\/\//i, '')
  return PORTAL_SDKS.find((sdk) => sdk.address.test(name)) ?? null
}

const ADDRESS_RE = /(?:https?:)?\/\/[\w.-]+\.[a-z]{2,}\/[\w./@-]*/gi

/** The ids of the SDKs whose addresses are in these texts. */
export function listPortalSdks(html: string, texts: readonly string[]): string[] {
  const found = new Set<string>()
  const note = (address: string) => {
    const sdk = findPortalSdk(address)
    if (sdk) found.add(sdk.id)
  }
  for (const text of [html, ...texts]) for (const [address] of text.matchAll(ADDRESS_RE)) note(address)
  for (const [, , address] of html.matchAll(SCRIPT_RE)) note(address!.replace(/^["']|["']$/g, ''))
  return PORTAL_SDKS.flatMap(({ id }) => (found.has(id) ? [id] : []))
}

const SCRIPT_RE = /(<script\b(?:"[^"]*"|'[^']*'|[^'">])*?\ssrc\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi

/** Markup whose script elements name the files of `folder` instead of SDKs. */
export function replaceScriptAddresses(markup: string, folder: string): string {
  return markup.replace(SCRIPT_RE, (all, before: string, value: string) => {
    const sdk = findPortalSdk(value.replace(/^["']|["']$/g, ''))
    return sdk && !sdk.isGateway ? `${before}"${folder}${sdk.id}.js"` : all
  })
}

/** What modules import instead of SDKs: the `imports` of an import map. */
export function listImports(folder: string): Record<string, string> {
  return Object.fromEntries(
    PORTAL_SDKS.flatMap(({ id, imports }) => imports.map((address) => [address, `${folder}${id}.js`])),
  )
}
