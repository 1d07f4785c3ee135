/** Uploaded games that try what they must not be able to do. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Each probe resolves with `refused`, or with what it got. Runs in the game's frame, so it uses nothing from outside. */
const PROBES = `
const late = (ms) => new Promise((resolve) => setTimeout(() => resolve('refused'), ms))
const refused = () => 'refused'
const attempt = (work) => Promise.race([Promise.resolve().then(work).catch(refused), late(1500)])
const loads = (name, address) => new Promise((resolve, reject) => {
  const element = document.createElement(name)
  element.onload = () => resolve('loaded')
  element.onerror = reject
  element.src = address
  document.body.append(element)
})
const site = new URLSearchParams(location.search).get('site') || '%SITE%'
const probes = {
  'the page': () => parent.document.title,
  'the cookies of the page': () => parent.document.cookie || 'empty',
  'the storage of the page': () => parent.localStorage.length,
  'the favourites of the visitor': () => localStorage.getItem('playhouse') ?? 'refused',
  'the saves of other games': () => new Promise((resolve, reject) => {
    const request = indexedDB.open('playhouse-uploads')
    request.onerror = reject
    request.onsuccess = () => resolve(request.result.objectStoreNames.length === 0 ? 'refused' : 'opened')
  }),
  'caches of the site': () => caches.keys().then((keys) => (keys.length === 0 ? 'refused' : keys.join())),
  'a service worker': () => navigator.serviceWorker.register('worker.js').then(() => 'registered'),
  'a page of the site': () => fetch(site + '/').then((answer) => answer.status),
  'a vote': () => fetch(site + '/api/vote', { method: 'POST', body: '{}' }).then((answer) => answer.status),
  'another host': () => fetch('https://example.com/').then((answer) => answer.status),
  'a beacon': () => (navigator.sendBeacon('https://example.com/', 'x'), 'refused'),
  'a socket': () => new Promise((resolve, reject) => {
    const socket = new WebSocket('wss://example.com/')
    socket.onopen = () => resolve('open')
    socket.onerror = reject
  }),
  'an image elsewhere': () => loads('img', 'https://example.com/x.png'),
  'a script elsewhere': () => loads('script', 'https://example.com/x.js'),
  'the top page': () => { top.location.href = 'about:blank'; return 'navigated' },
  'a popup': () => (window.open('about:blank') ? 'opened' : 'refused'),
  'the camera': () => navigator.mediaDevices.getUserMedia({ video: true }).then(() => 'camera'),
  'the place': () => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(() => resolve('place'), reject)),
  'a form': () => {
    const form = document.body.appendChild(document.createElement('form'))
    form.action = site + '/api/vote'
    form.method = 'post'
    form.submit()
    return 'refused'
  },
}
window.results = (async () => {
  const results = {}
  for (const [name, probe] of Object.entries(probes)) results[name] = String(await attempt(probe))
  return results
})()
`

export const PROBE_COUNT = PROBES.match(/^ {2}'/gm)!.length

/** Folders to upload, by name. */
export function writeHostileBundles(
  folder: string,
  site: string,
): Record<'probes' | 'saver' | 'flood' | 'reacher' | 'threads' | 'loop', string> {
  const write = (name: string, files: Record<string, string>) => {
    const path = mkdtempSync(join(folder, `${name}-`))
    for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text)
    return path
  }
  const page = (title: string, script: string) =>
    `<!doctype html><html><head><title>${title}</title></head><body><p>${title}</p><script>${script}</script></body></html>`
  return {
    probes: write('probes', {
      'index.html': `<!doctype html><title>Probes</title><body><script src="probes.js"></script>`,
      'probes.js': PROBES.replace('%SITE%', site),
      'worker.js': 'addEventListener("fetch", () => {})',
    }),
    saver: write('saver', {
      'index.html': page(
        'Saver',
        `window.before = localStorage.getItem('level')
         window.cookieBefore = document.cookie
         localStorage.level = String(Number(window.before ?? 0) + 1)
         document.cookie = 'coins=7; max-age=9999'
         try { localStorage.setItem('big', 'x'.repeat(6 * 1024 * 1024)) } catch (error) { window.quota = error.name }
         window.files = new Promise((resolve, reject) => {
           const request = indexedDB.open('files', 2)
           request.onupgradeneeded = () => request.result.createObjectStore('files')
           request.onerror = reject
           request.onsuccess = () => {
             const transaction = request.result.transaction('files', 'readwrite')
             const store = transaction.objectStore('files')
             const before = store.get('file')
             store.put({ at: new Date(7), bytes: new Uint8Array(300000).fill(9) }, 'file')
             transaction.oncomplete = () => resolve(before.result ? [before.result.at.getTime(), before.result.bytes.length] : 'none')
           }
         })`,
      ),
    }),
    flood: write('flood', {
      'index.html': page(
        'Flood',
        `const send = () => {
           for (let at = 0; at < 500; at++) parent.postMessage({ playhouse: 1, type: 'score', value: at, text: 'x'.repeat(200) }, '*')
           for (let at = 0; at < 50; at++) parent.postMessage('playhouse-uploads:', '*')
           localStorage.setItem('flood', String(Math.random()))
           setTimeout(send)
         }
         send()`,
      ),
    }),
    threads: write('threads', {
      'index.html': `<!doctype html><title>Threads</title><body><script src="game.js"></script>`,
      'game.js': `const memory = self.SharedArrayBuffer && new WebAssembly.Memory({ initial: 1, maximum: 2, shared: true })
        if (memory) {
          const worker = new Worker('worker.js')
          worker.postMessage(memory)
          worker.onmessage = () => { window.result = new Int32Array(memory.buffer)[0] }
        }`,
      'worker.js': `onmessage = ({ data }) => { new Int32Array(data.buffer)[0] = 7; postMessage('written') }`,
    }),
    reacher: write('reacher', {
      'index.html': page(
        'Reacher',
        `fetch('https://api.example.com/level.json').then((answer) => answer.text(), () => 'refused').then((text) => { window.result = text })`,
      ),
    }),
    loop: write('loop', {
      'index.html': page(
        'Loop',
        `setTimeout(() => { for (;;) window.held = (window.held ?? '').slice(0, 9) + 'x' }, 300)`,
      ),
    }),
  }
}
