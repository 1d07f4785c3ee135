/**
 * A page works without its scripts, so on a slow connection the covers come first: the modules load when
 * the lead cover has been painted, at the first input, or after two seconds, whichever is first; then all of them at once.
 */
const PRELOAD_RE = /<link rel="modulepreload"[^>]*?\shref="([^"]+)"[^>]*>/g
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

/** `html` as rendered; unchanged when it has no such script, as an error page. */
export function startScriptsLate(html: string): string {
  if (!START_RE.test(html)) return html
  const preloads = [...html.matchAll(PRELOAD_RE)].map(([, href]) => href!)
  return html.replaceAll(PRELOAD_RE, '').replace(START_RE, (_, tag, manifest, routes: string, entry) => {
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
