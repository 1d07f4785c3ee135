/**
 * A page works without its scripts, so on a slow connection the covers come first: the modules load when
 * the lead cover has been painted, at the first input, or after two seconds, whichever is first; then all of them at once.
 */
const PRELOAD_START = '<link rel="modulepreload"'
const PRELOAD_RE = /<link rel="modulepreload"[^>]*?\shref="([^"]+)"[^>]*>/y
const SCRIPT_END = '</script>'
/**
 * As React Router writes it: what begins the page, then its routes' modules, then the entry. In development it imports one module more, which must
 * run before all others; such a page stays as it is.
 */
const START_RE =
  /(<script type="module"[^>]*>)import "([^"]+)";(?!\s*import ")([\s\S]*?)import\("([^"]+)"\);<\/script>/
const ROUTE_RE = /import \* as (\w+) from "([^"]+)";/g

/** Two frames: a frame's callbacks run before it is painted. A page in the background has no frames. */
const WAIT =
  'let begun=false;' +
  'const begin=()=>{if(!begun){begun=true;start()}},' +
  'next=()=>requestAnimationFrame(()=>requestAnimationFrame(begin)),' +
  "lead=document.querySelector('img[fetchpriority=high]');" +
  "for(const press of['pointerdown','keydown'])addEventListener(press,begin,{once:true,passive:true});" +
  'setTimeout(begin,document.hidden?0:2000);' +
  'lead?lead.decode().then(next,next):next()'

/**
 * `html` as rendered, with `headMarkup` at the end of its head: React treats tags after its own as third-party ones and leaves them. Without
 * such a script, as an error page, nothing else changes. All is done at once, because each later search would copy the whole text.
 */
export function startScriptsLate(html: string, headMarkup = ''): string {
  // The expression would look for its end from every script of the page.
  const at = html.indexOf('<script type="module"')
  const end = at < 0 ? -1 : html.indexOf(SCRIPT_END, at) + SCRIPT_END.length
  const script = html.slice(at, end)
  const headEnd = html.indexOf('</head>')
  const markup = headEnd < 0 ? '' : headMarkup
  if (at < 0 || !START_RE.test(script))
    return html.slice(0, Math.max(0, headEnd)) + markup + html.slice(Math.max(0, headEnd))
  const splitAt = headEnd < 0 || headEnd > at ? at : headEnd
  const head = cutPreloads(html.slice(0, splitAt))
  const middle = cutPreloads(html.slice(splitAt, at))
  const after = cutPreloads(html.slice(end))
  const started = startLate(script, [...head.hrefs, ...middle.hrefs, ...after.hrefs])
  return head.rest + markup + middle.rest + started + after.rest
}

/** The modules that `html` preloads, and `html` without these links. */
function cutPreloads(html: string): { rest: string; hrefs: string[] } {
  const hrefs: string[] = []
  let rest = ''
  let from = 0
  for (let at = html.indexOf(PRELOAD_START); at >= 0; at = html.indexOf(PRELOAD_START, at + 1)) {
    PRELOAD_RE.lastIndex = at
    const [link, href] = PRELOAD_RE.exec(html) ?? []
    if (link === undefined) continue
    hrefs.push(href!)
    rest += html.slice(from, at)
    from = at + link.length
  }
  return { rest: rest + html.slice(from), hrefs }
}

function startLate(script: string, preloads: readonly string[]): string {
  return script.replace(START_RE, (_, tag, manifest, routes: string, entry) => {
    const modules = [...routes.matchAll(ROUTE_RE)]
    const names = modules.map(([, name]) => name)
    const files = [manifest, ...modules.map(([, , file]) => file)]
    const known = new Set([...files, entry, ...preloads])
    return (
      `${tag}function start(){` +
      `for(const href of ${JSON.stringify([...known])})` +
      `document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));` +
      `Promise.all([${files.map((file) => `import(${JSON.stringify(file)})`).join()}])` +
      `.then(([,${names.join()}])=>{${routes.replaceAll(ROUTE_RE, '').trim()}import(${JSON.stringify(entry)})})}` +
      `${WAIT}</script>`
    )
  })
}
