import { expect, test } from 'vitest'
import { ENGINE_RULES, findEngine } from './engines.ts'
import { checkNames, describeBundle, findCommonFolder, findEntry } from './inspect-bundle.ts'

interface Fixture {
  engine: string
  /** The file tree that the engine's export writes, without pictures and sounds. */
  paths: string[]
  html?: string
  script?: string
}

/** One export of each engine, as its documentation and its templates write it. */
const FIXTURES: Fixture[] = [
  {
    engine: 'unity',
    paths: [
      'index.html',
      'Build/Kite.loader.js',
      'Build/Kite.framework.js.br',
      'Build/Kite.data.br',
      'Build/Kite.wasm.br',
      'TemplateData/style.css',
      'TemplateData/favicon.ico',
    ],
    html: '<title>Unity WebGL Player | Kite</title>',
  },
  {
    engine: 'unity',
    paths: [
      'index.html',
      'Build/UnityLoader.js',
      'Build/Old.json',
      'Build/Old.data.unityweb',
      'Build/Old.wasm.code.unityweb',
    ],
  },
  {
    engine: 'godot',
    paths: ['index.html', 'index.js', 'index.wasm', 'index.pck', 'index.audio.worklet.js', 'index.icon.png'],
  },
  {
    engine: 'construct',
    paths: [
      'index.html',
      'scripts/main.js',
      'scripts/c3runtime.js',
      'data.json',
      'appmanifest.json',
      'images/shared-0-sheet0.png',
    ],
  },
  {
    engine: 'construct',
    paths: ['index.html', 'c2runtime.js', 'data.js', 'jquery-2.1.1.min.js', 'offline.appcache'],
  },
  {
    engine: 'gdevelop',
    paths: [
      'index.html',
      'code0.js',
      'code1.js',
      'data.js',
      'gd.js',
      'runtimegame.js',
      'pixi-renderers/pixi.js',
      'libs/jshashtable.js',
    ],
  },
  {
    engine: 'rpg-maker',
    paths: [
      'index.html',
      'js/rpg_core.js',
      'js/main.js',
      'js/libs/pixi.js',
      'data/System.json',
      'img/system/Window.png',
    ],
  },
  {
    engine: 'rpg-maker',
    paths: ['index.html', 'js/rmmz_core.js', 'js/main.js', 'js/libs/pixi.js', 'data/System.json'],
  },
  {
    engine: 'renpy',
    paths: [
      'index.html',
      'renpy-pre.js',
      'renpy.js',
      'renpy.wasm',
      'renpy.data',
      'game.zip',
      'web-presplash.jpg',
    ],
  },
  {
    engine: 'turbowarp',
    paths: ['index.html', 'script.js', 'assets/project.json'],
    html: '<meta name="generator" content="TurboWarp Packager"><script>const scaffolding = new Scaffolding.Scaffolding()</script>',
  },
  {
    engine: 'pico-8',
    paths: ['index.html', 'kite.js'],
    html: '<title>PICO-8 Cartridge</title><canvas id="canvas">',
    script: 'var pico8_state=[];function p8_run_cart(){}',
  },
  {
    engine: 'gamemaker',
    paths: [
      'index.html',
      'html5game/kite.js',
      'html5game/uph_kite.js',
      'html5game/sound/worklets/audio-worklet.js',
    ],
    html: '<script src="html5game/kite.js"></script><canvas>Made with GameMaker</canvas>',
  },
  {
    engine: 'defold',
    paths: [
      'index.html',
      'dmloader.js',
      'Kite_wasm.js',
      'Kite.wasm',
      'archive/archive_files.json',
      'archive/game0.arcd0',
    ],
  },
  {
    engine: 'bitsy',
    paths: ['kite.html'],
    html: '<script type="text/bitsyGameData" id="exportedGameData">\nKite\n</script>',
  },
  {
    engine: 'twine',
    paths: ['index.html'],
    html: '<tw-storydata name="Kite" startnode="1" creator="Twine"></tw-storydata>',
  },
  {
    engine: 'phaser',
    paths: ['index.html', 'phaser.min.js', 'game.js'],
    script: 'const game = new Phaser.Game({ type: Phaser.AUTO })',
  },
  {
    engine: 'pixi',
    paths: ['index.html', 'assets/index-1a2b3c4d.js'],
    script: 'const app = new PIXI.Application()',
  },
  {
    engine: 'plain',
    paths: ['index.html', 'game.js', 'style.css'],
    script: 'const canvas = document.querySelector("canvas")',
  },
]

const toSizes = (paths: readonly string[]) => new Map(paths.map((path) => [path, 10]))

test.each(FIXTURES)('$engine is recognised by $paths', ({ engine, paths, html = '', script = '' }) => {
  checkNames(paths)
  const entry = findEntry(paths)
  const facts = describeBundle({ entry, html, scripts: [script], sizes: toSizes(paths) })
  expect(facts.engine).toBe(engine)
})

test('every engine has a fixture', () => {
  const shown = new Set(FIXTURES.map(({ engine }) => engine))
  expect(ENGINE_RULES.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
})

test('only the archive of an engine may be in a game', () => {
  expect(() => checkNames(['index.html', 'renpy.js', 'game.zip', 'other.zip'])).toThrow('other.zip')
  expect(() => checkNames(['index.html', 'game.zip'])).toThrow('game.zip')
})

test('a framework inside an engine is not named instead of it', () => {
  const scripts = ['new PIXI.Application()']
  const paths = ['index.html', 'js/rpg_core.js', 'data/System.json']
  expect(findEngine({ paths, html: '', scripts })?.id).toBe('rpg-maker')
})

test.each([
  [['index.html', 'about.html'], 'index.html'],
  [['play.html', 'js/index.html'], 'play.html'],
  [['www/index.html', 'docs/readme.html'], 'www/index.html'],
])('of %j the game begins with %s', (paths, entry) => {
  expect(findEntry(paths)).toBe(entry)
})

test('without a document, or with several and no index, a game is refused', () => {
  expect(() => findEntry(['game.js'])).toThrow('no HTML document')
  expect(() => findEntry(['a.html', 'b.html'])).toThrow('a.html, b.html')
})

test('the folder that holds everything is left out', () => {
  expect(findCommonFolder(['kite/index.html', 'kite/js/a.js'])).toBe('kite/')
  expect(findCommonFolder(['kite/index.html', 'readme.txt'])).toBe('')
  expect(findCommonFolder(['index.html'])).toBe('')
})

test.each([
  ['Godot', 'const GODOT_THREADS_ENABLED = true;', 'needed'],
  ['Godot without threads', 'const GODOT_THREADS_ENABLED = false;', undefined],
  ['Emscripten', 'x=new WebAssembly.Memory({initial:256,maximum:1024,shared:!0})', 'needed'],
  ['Emscripten, not shortened', 'new WebAssembly.Memory({\n "initial": 1,\n "shared": true })', 'needed'],
  ['Emscripten without threads', 'new WebAssembly.Memory({initial:256}); let shared = true', undefined],
  ['a script that would share memory', 'if (self.crossOriginIsolated) start()', 'possible'],
])('the use of threads is found: %s', (_name, text, threads) => {
  const given = { entry: 'index.html', html: '', sizes: toSizes(['index.html', 'game.js']) }
  const { findings, ...facts } = describeBundle({ ...given, scripts: [text] })
  expect(facts.threads).toBe(threads)
  expect(findings.some((finding) => finding.includes('threads'))).toBe(threads !== undefined)
})

test('title, icon, and what a maker should know are found', () => {
  const html = `<title>Unity WebGL Player | Kite &amp; Wind</title><link rel="shortcut icon" href="img/kite.png">
    <script src="https://cdn.example.net/ads.js"></script>`
  const paths = ['index.html', 'Build/k.loader.js', 'Build/k.data', 'img/kite.png', 'icon.png']
  const facts = describeBundle({
    entry: 'index.html',
    html,
    scripts: ['new SharedArrayBuffer(8); navigator.serviceWorker.register("sw.js")'],
    sizes: toSizes(paths),
  })
  expect(facts).toMatchObject({ title: 'Kite & Wind', icon: 'img/kite.png', files: 5, bytes: 50 })
  expect(facts.findings.join('\n')).toMatch(/cdn\.example\.net[^]*threads[^]*service worker/)
})
