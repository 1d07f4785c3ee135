/**
 * With `'strict-dynamic'` a hash lets an inline script run, but not the modules that it imports: they count as written by the page's HTML
 * (tried in Chromium 156 and Firefox 153; WebKitGTK 2.50 allows them). What a script element loads that another script has created is
 * trusted. So an inline module stands in the page as text, and a classic script makes the module of it. Both texts have their hash in the policy.
 */
const MODULE_RE = /<script type="module"(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const NONCE_RE = /\snonce="[^"]*"/

/** Leaves the module's element where the page's renderer expects it. */
const STARTER =
  "{const own=document.currentScript,text=own.previousElementSibling,module=document.createElement('script');" +
  "module.type='module';module.textContent=text.textContent;own.remove();text.replaceWith(module)}"

/** `html` with its inline modules started by a script. */
export function startModulesByScript(html: string): string {
  return html.replaceAll(MODULE_RE, (_, attributes: string, code: string) => {
    const nonce = NONCE_RE.exec(attributes)?.[0] ?? ''
    return `<script type="text/plain"${nonce}>${code}</script><script${nonce}>${STARTER}</script>`
  })
}
