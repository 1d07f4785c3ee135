/** The address of the operator's own document, and how the page learns that it shows something. */

/** Before the document's id. It is a file, not a page. */
export const AD_CODE_PREFIX = '/ad-code/'

/** The message of the document to the page; nothing else of it is read. */
export const AD_CODE_MESSAGE = 'playhouse-ad-shown'

/**
 * What the server writes before the operator's HTML. It looks four times a second, until something is visible: a text, a picture, a frame of
 * another server, or a background image.
 */
export const AD_CODE_HEAD = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>html,body{margin:0;height:100%;overflow:hidden}body{display:grid;place-content:center}</style><script>(()=>{const big=e=>{const r=e.getBoundingClientRect();return r.width>9&&r.height>9};const shows=b=>b&&(b.innerText.trim()!==''||[...b.querySelectorAll('img,picture,svg,canvas,video,iframe,object,embed')].some(big)||[...b.querySelectorAll('*')].some(e=>big(e)&&getComputedStyle(e).backgroundImage!=='none'));const timer=setInterval(()=>{if(!shows(document.body))return;clearInterval(timer);parent.postMessage('${AD_CODE_MESSAGE}','*')},250)})()</script>
`
