/** Runs the examples of a page that shows this document in a sandboxed frame, and reports their answers and what the page sends. */
const playhouse = Playhouse.createPlayhouse({
  game: 'sdk-example',
  supports: { mute: true, pause: true, corner: true },
})
const AsyncFunction = (async () => {}).constructor
// The origin is opaque, and nothing secret is sent.
const report = (message) => parent.postMessage(message, '*')

function describe(value) {
  if (value === undefined) return ''
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

async function run(code) {
  const print = (value) => report({ printed: describe(value) })
  try {
    report({ answer: describe(await new AsyncFunction('playhouse', 'print', code)(playhouse, print)) })
  } catch (error) {
    report({ error: String(error) })
  }
}

addEventListener('message', ({ data, source }) => {
  if (source !== parent || typeof data !== 'object' || data === null) return
  if (typeof data.code === 'string') void run(data.code)
  else if ('playhouse' in data) report({ received: data })
})
void playhouse.init()
