/** Small games for other portals' SDKs, as their makers would upload them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A module game: a static element, an import, and calls of a gateway with fetch and XMLHttpRequest. */
const MODULE_GAME = {
  'index.html': `<!doctype html><title>Module game</title>
<script src="https://game-cdn.poki.com/scripts/v2/poki-sdk.js"></script>
<script type="module" src="game.js"></script>`,
  'game.js': `import 'https://sdk.crazygames.com/crazygames-sdk-v3.js'
await PokiSDK.init()
PokiSDK.gameLoadingFinished()
PokiSDK.gameplayStart()
await CrazyGames.SDK.init()
CrazyGames.SDK.data.setItem('visits', 1 + Number(CrazyGames.SDK.data.getItem('visits')))
await import('https://www.youtube.com/game_api/v1')
const gateway = 'https://www.newgrounds.io/gateway_v3.php'
const toBody = (component, parameters) => {
  const body = new FormData()
  body.append('input', JSON.stringify({ app_id: '1:a', execute: { component, parameters } }))
  return body
}
const fetched = await fetch(gateway, { method: 'POST', body: toBody('Gateway.ping') }).then((answer) => answer.json())
const requested = await new Promise((resolve, reject) => {
  const request = new XMLHttpRequest()
  request.open('POST', gateway, true)
  request.responseType = 'json'
  request.onload = () => resolve({ status: request.status, body: request.response })
  request.onerror = reject
  request.send(toBody('Medal.unlock', { id: 7 }))
})
const text = await fetch('https://api.gamemonetize.com/sdk.js').then((answer) => answer.text())
window.result = {
  ad: await PokiSDK.rewardedBreak(),
  language: PokiSDK.getIsoLanguage(),
  visits: CrazyGames.SDK.data.getItem('visits'),
  isPlayables: ytgame.IN_PLAYABLES_ENV,
  ping: fetched.result.data.pong,
  medal: [requested.status, requested.body.result.data.medal.unlocked],
  isFile: text.includes('SDK_READY'),
  beacon: navigator.sendBeacon('https://sdk.crazygames.com/crazygames-sdk-v3.js', 'x'),
}
`,
}

/** A classic game whose scripts come late: by \`src\`, by an attribute, by \`document.write\`, and in a worker. */
const CLASSIC_GAME = {
  'index.html': `<!doctype html><title>Classic game</title>
<script>
window.events = []
window.SDK_OPTIONS = { gameId: 'x', onEvent: (event) => events.push(event.name) }
document.write('<script src="https://html5.api.gamedistribution.com/main.min.js"><\\/script>')
</script>
<script>
window.events.push(typeof gdsdk)
const first = document.getElementsByTagName('script')[0]
const late = document.createElement('script')
late.id = 'gamemonetize-sdk'
late.src = 'https://api.gamemonetize.com/sdk.js'
first.parentNode.insertBefore(late, first)
const other = document.createElement('script')
other.setAttribute('src', '/sdk.js')
document.head.append(other)
const code = "importScripts('https://sdk.crazygames.com/crazygames-sdk-v2.js'); postMessage('runs')"
const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
const worker = new Worker(address)
URL.revokeObjectURL(address)
worker.onmessage = ({ data }) => events.push(data)
other.onload = () => YaGames.init().then((ysdk) => events.push('yandex ' + ysdk.environment.i18n.lang))
late.onload = () => sdk.showBanner().then(() => events.push('over'))
</script>`,
}

export function writeSdkBundles(folder: string): string[] {
  return Object.entries({ module: MODULE_GAME, classic: CLASSIC_GAME }).map(([name, files]) => {
    const path = join(folder, name)
    mkdirSync(path)
    for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text)
    return path
  })
}
