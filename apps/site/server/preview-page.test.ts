import { expect, test } from 'vitest'
import { NO_SCRIPTS_MARKUP } from '#app/ui/no-scripts.ts'
import type { FramePolicy } from '#app/features/play/frame-policy.ts'
import { previewQuery, readPreviewQuery, toPreview } from './preview-page.ts'

const CONSOLE = 'https://console.example.com'
const FRAME = {
  src: '/games/kite/index.html',
  sandbox: 'allow-scripts allow-same-origin',
  allow: 'fullscreen',
  referrerPolicy: 'same-origin',
} as FramePolicy

const page = (body: string) =>
  `<!doctype html><html><head><title>x</title><link rel="modulepreload" href="/a.js"><link rel="manifest" href="/m.json"><style>a{color:red}</style>${NO_SCRIPTS_MARKUP}</head><body>${body}<script>alert(1)</script><script type="module" src="/a.js"></script></body></html>`

const make = (body: string, game: Parameters<typeof toPreview>[0]['game'] = null) =>
  toPreview({ html: page(body), path: '/gamePlay/kite', consoleOrigin: CONSOLE, game })

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

test('a preview has no script, and its policy allows none', () => {
  const { html, policy } = make('<p>Hello</p>')
  expect(html).not.toMatch(/<script|modulepreload|manifest|<noscript/)
  expect(html).toContain('<p>Hello</p>')
  // Buttons that need scripts are hidden, as in a browser without them.
  expect(html).toContain('<style>button[type=button]')
  for (const name of ['script-src', 'connect-src', 'form-action', 'frame-src', 'worker-src'])
    expect(directive(policy, name), name).toBe(`${name} 'none'`)
  expect(directive(policy, 'frame-ancestors')).toBe(`frame-ancestors ${CONSOLE}`)
  expect(directive(policy, 'style-src')).toMatch(/'sha256-/)
})

test('links to pages lead through the preview; others stay', () => {
  const { html } = make(
    '<a class="x" href="/gameDetail/kite?a=1&amp;b=2#top">1</a><a href="/games/kite/">2</a><a href="https://a.example/">3</a><a href="//a.example/">4</a><a href="#top">5</a>',
  )
  expect(html).toContain('<a class="x" href="?at=%2FgameDetail%2Fkite%3Fa%3D1%26b%3D2#top">1</a>')
  for (const href of ['/games/kite/', 'https://a.example/', '//a.example/', '#top'])
    expect(html).toContain(`<a href="${href}">`)
})

test('in a tab of its own Play is a link, and then the frame of the game', () => {
  const stage =
    '<section class="s" data-state="idle"><svg></svg><button type="button" class="start" aria-label="Play Kite &amp; Co"><span>Play</span></button></section>'
  const title = 'Kite & Co'
  const asked = make(stage, { title, frame: FRAME, isPlaying: false })
  expect(asked.html).toContain(
    '<a href="?at=%2FgamePlay%2Fkite&amp;play" class="start" aria-label="Play Kite &amp; Co"><span>Play</span></a>',
  )
  expect(directive(asked.policy, 'frame-src')).toBe("frame-src 'none'")
  const playing = make(stage, { title, frame: FRAME, isPlaying: true })
  expect(playing.html).toContain('<section class="s" data-state="idle"><iframe class="preview-game"')
  expect(playing.html).toContain('sandbox="allow-scripts allow-same-origin"')
  expect(directive(playing.policy, 'frame-src')).toBe("frame-src 'self'")
  const remote = make(stage, {
    ...{ title, isPlaying: true },
    frame: { ...FRAME, src: 'https://play.example.com/kite?x=1' },
  })
  expect(directive(remote.policy, 'frame-src')).toBe('frame-src https://play.example.com')
  // Framed by the console, the stage stays as it is: its button is hidden.
  expect(make(stage).html).toContain('<button type="button" class="start"')
})

test('the page of a preview is a path of the site', () => {
  const read = (query: string) => readPreviewQuery(new URL(`http://a.example/preview/x${query}`))
  expect(read(previewQuery('/gameDetail/kite'))).toEqual({ path: '/gameDetail/kite', plays: false })
  expect(read(previewQuery('/gamePlay/kite', true))).toEqual({
    ...{ path: '/gamePlay/kite', plays: true },
  })
  for (const query of ['', '?at=//evil.example', '?at=https://evil.example', '?at=/\\evil.example'])
    expect(read(query).path, query).toBeNull()
})
