/**
 * A page as a preview: without any script, so nothing is counted, stored or asked of another company. Its links lead through the preview; a
 * game is played only in a tab of its own.
 */
import { escapeHtml } from '#app/features/articles/site-values.ts'
import type { FramePolicy } from '#app/features/play/frame-policy.ts'
import { playTexts } from '#app/features/play/play-texts.ts'
import { NO_SCRIPTS_MARKUP } from '#app/ui/no-scripts.ts'
import { pagePolicy } from './headers.ts'

/** The page of a preview that is shown: a path of the site. */
export const PAGE_PARAMETER = 'at'
const PLAY_PARAMETER = 'play'

export interface PreviewedPage {
  html: string
  /** The path of the page. */
  path: string
  consoleOrigin: string
  /** In a tab of its own, on a page with a game. */
  game: { title: string; frame: FramePolicy; isPlaying: boolean } | null
}

const SCRIPT_RE = /<script\b[\s\S]*?<\/script>/gi
const SCRIPT_LINK_RE = /<link\b[^>]*\brel="(?:modulepreload|manifest|prefetch)"[^>]*>/gi
/** That a page needs scripts is no news here. */
const NO_SCRIPTS_RE = /<noscript>[\s\S]*?<\/noscript>/g
const NO_SCRIPTS_STYLE = NO_SCRIPTS_MARKUP.replaceAll(/<\/?noscript>/g, '')
const LINK_RE = /(<a\b[^>]*?\shref=")(\/(?!\/|games\/|img\/)[^"#]*)(#[^"]*)?(")/g
const STAGE_RE = /<section\b[^>]*\bdata-state="[^>]*>/
const FRAME_STYLE =
  '<style>.preview-game{position:absolute;inset:0;z-index:3;width:100%;height:100%;border:0;background:#000}</style>'

/** The page, and its policy. */
export function toPreview(page: PreviewedPage): { html: string; policy: string } {
  const { path, game } = page
  let html = page.html
    .replaceAll(SCRIPT_RE, '')
    .replaceAll(SCRIPT_LINK_RE, '')
    .replace(NO_SCRIPTS_MARKUP, NO_SCRIPTS_STYLE)
    .replaceAll(NO_SCRIPTS_RE, '')
    .replaceAll(
      LINK_RE,
      (_, start: string, href: string, hash = '', end: string) =>
        start + escapeHtml(previewQuery(href.replaceAll('&amp;', '&'))) + hash + end,
    )
  if (game) html = game.isPlaying ? addFrame(html, game.title, game.frame) : linkPlay(html, path, game.title)
  return { html, policy: previewPolicy(html, page.consoleOrigin, game?.isPlaying ? game.frame : null) }
}

export function previewQuery(path: string, plays = false): string {
  return `?${PAGE_PARAMETER}=${encodeURIComponent(path)}${plays ? `&${PLAY_PARAMETER}` : ''}`
}

export function readPreviewQuery({ searchParams }: URL): { path: string | null; plays: boolean } {
  const path = searchParams.get(PAGE_PARAMETER)
  const isPath = path !== null && path.startsWith('/') && !path.startsWith('//') && !path.includes('\\')
  return { path: isPath ? path : null, plays: searchParams.has(PLAY_PARAMETER) }
}

/** A press on Play is a link, which loads the page again with the frame. */
function linkPlay(html: string, path: string, title: string): string {
  const label = escapeHtml(playTexts.playTitle(title))
  const start = html.search(STAGE_RE)
  const at = html.indexOf(`aria-label="${label}"`, Math.max(0, start))
  const from = html.lastIndexOf('<button', at)
  const to = html.indexOf('</button>', at)
  if (start < 0 || at < 0 || from < start || to < 0) return html
  const link = html
    .slice(from, to)
    .replace(/<button(?: type="button")?/, `<a href="${escapeHtml(previewQuery(path, true))}"`)
  return `${html.slice(0, from)}${link}</a>${html.slice(to + '</button>'.length)}`
}

function addFrame(html: string, title: string, frame: FramePolicy): string {
  const attributes = {
    class: 'preview-game',
    title: playTexts.frame(title),
    sandbox: frame.sandbox,
    allow: frame.allow,
    referrerpolicy: frame.referrerPolicy,
    src: frame.src,
  }
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return html
    .replace(STAGE_RE, (stage) => `${stage}<iframe ${text.join(' ')}></iframe>`)
    .replace('</head>', `${FRAME_STYLE}</head>`)
}

/** The page's own policy, without scripts, requests and forms; only the console may frame it. */
function previewPolicy(html: string, consoleOrigin: string, frame: FramePolicy | null): string {
  const own: Readonly<Record<string, string>> = {
    'script-src': "'none'",
    'connect-src': "'none'",
    'manifest-src': "'none'",
    'worker-src': "'none'",
    'form-action': "'none'",
    'frame-src': frame === null ? "'none'" : frame.src.startsWith('/') ? "'self'" : new URL(frame.src).origin,
    'frame-ancestors': consoleOrigin,
  }
  return pagePolicy(html, [])
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ')
      return own[name] === undefined ? directive : `${name} ${own[name]}`
    })
    .join('; ')
}
