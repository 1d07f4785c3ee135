/** With which engine a game was made: rules as data, the first that fits counts. */
import { PORTAL_SDKS } from '@playhouse/sdk/portal-sdks'

export interface EngineRule {
  id: string
  label: string
  /** Each must match the path of a file; beside the entry document or below it. */
  paths?: readonly RegExp[]
  /** One of these must be found in the entry document. */
  html?: RegExp
  /** One of the scripts must contain this within its first 256 KiB. */
  script?: RegExp
  /** Archives that the engine reads itself. */
  archives?: RegExp
  /** What its makers put before or after the name of a game. */
  titleNoise?: RegExp
}

/** Frameworks come after engines, which are built upon them. */
export const ENGINE_RULES: readonly EngineRule[] = [
  {
    id: 'unity',
    label: 'Unity',
    paths: [
      /(?:^|\/)(?:UnityLoader\.js|[^/]+\.loader\.js)$/,
      /\.(?:data|wasm|asm\.code|json)(?:\.unityweb|\.br|\.gz|\.code\.unityweb)?$/,
    ],
    titleNoise: /^Unity (?:WebGL|Web) Player \| /,
  },
  {
    id: 'godot',
    label: 'Godot',
    paths: [/\.pck$/, /\.wasm(?:\.br|\.gz)?$/],
  },
  {
    id: 'construct',
    label: 'Construct',
    paths: [/(?:^|\/)(?:c3runtime|c3main|c2runtime)\.js$/],
  },
  {
    id: 'gdevelop',
    label: 'GDevelop',
    paths: [/(?:^|\/)code0\.js$/, /(?:^|\/)(?:runtimegame|gd)\.js$/, /(?:^|\/)data\.js$/],
  },
  {
    id: 'rpg-maker',
    label: 'RPG Maker',
    paths: [/(?:^|\/)js\/(?:rpg_core|rmmz_core)\.js$/, /(?:^|\/)data\/System\.json$/],
  },
  {
    id: 'renpy',
    label: 'Ren’Py',
    paths: [/(?:^|\/)renpy(?:-pre)?\.(?:js|wasm)$/, /(?:^|\/)game\.(?:zip|data)$/],
    archives: /(?:^|\/)game\.zip$/,
  },
  {
    id: 'defold',
    label: 'Defold',
    paths: [/(?:^|\/)dmloader\.js$/, /(?:^|\/)archive\/archive_files\.json$/],
  },
  {
    id: 'gamemaker',
    label: 'GameMaker',
    paths: [/(?:^|\/)(?:html5game\/[^/]+\.js|game\.unx|runner\.wasm)$/],
    html: /html5game\/|GameMaker|GM_|game\.unx|runner\.js/,
  },
  {
    id: 'turbowarp',
    label: 'Scratch (TurboWarp)',
    html: /turbowarp|@turbowarp\/packager|scratch-vm|new Scaffolding|scratch\.mit\.edu/i,
  },
  {
    id: 'pico-8',
    label: 'PICO-8',
    html: /pico-?8/i,
    script: /pico8_|p8_/,
  },
  {
    id: 'bitsy',
    label: 'Bitsy',
    html: /exportedGameData|type=["']text\/bitsyGameData["']|bitsy/i,
  },
  {
    id: 'twine',
    label: 'Twine',
    html: /<tw-storydata\b/i,
  },
  {
    id: 'phaser',
    label: 'Phaser',
    script: /new Phaser\.Game|Phaser\.(?:AUTO|WEBGL|CANVAS)|\bPhaser v\d|phaser\.io|Phaser\.Scene/,
  },
  {
    id: 'pixi',
    label: 'PixiJS',
    script: /\bPIXI\.Application|pixi\.js - v|PixiJS|new PIXI\./,
  },
]

export const PLAIN_ENGINE = { id: 'plain', label: 'JavaScript' } as const

export interface EngineEvidence {
  paths: readonly string[]
  /** The entry document. */
  html: string
  /** The beginning of each script. */
  scripts: readonly string[]
}

/** Null for a game without an engine that is known. */
export function findEngine({ paths, html, scripts }: EngineEvidence): EngineRule | null {
  const fits = (rule: EngineRule) =>
    (rule.paths ?? []).every((wanted) => paths.some((path) => wanted.test(path))) &&
    (rule.html === undefined || rule.html.test(html)) &&
    // Small games have their code in the document.
    (rule.script === undefined || [html, ...scripts].some((text) => rule.script!.test(text)))
  return ENGINE_RULES.find(fits) ?? null
}

/** Before anything is read: archives that may be there, judged by the names of files alone. */
export function isEngineArchive(path: string, paths: readonly string[]): boolean {
  return ENGINE_RULES.some(
    ({ archives, paths: wanted = [] }) =>
      archives?.test(path) && wanted.every((each) => paths.some((one) => each.test(one))),
  )
}

export function describeEngine(id: string): string {
  return ENGINE_RULES.find((rule) => rule.id === id)?.label ?? PLAIN_ENGINE.label
}

/** The labels of other portals' SDKs by their ids. */
export function describeSdks(ids: readonly string[] = []): string[] {
  return PORTAL_SDKS.flatMap(({ id, label }) => (ids.includes(id) ? [label] : []))
}
