/** A page that holds nothing but the game's frame. */
export interface FrameAttributes {
  sandbox: string
  allow: string
}

/** `script` runs in the page, after its frame. */
export function writeFramePage(url: string, { sandbox, allow }: FrameAttributes, script = ''): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Play-test</title><style>html,body{margin:0;height:100%}iframe{display:block;width:100%;height:100%;border:0}</style>
<iframe src="${escape(url)}" sandbox="${escape(sandbox)}" allow="${escape(allow)}" referrerpolicy="strict-origin-when-cross-origin"></iframe>${script && `<script>${script}</script>`}`
}
