/** Runs in a thread: serves one ledger after the other with a new instance of SQLite's worker module for each. */
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes, syncBuiltinESMExports } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import threads, { parentPort, type MessagePort } from 'node:worker_threads'

/** What makes an address of the module new. */
const INSTANCE = '?instance='

interface Opening {
  /** The worker module. */
  file: string
  workerData: unknown
  port: MessagePort
}

let instances = 0
let source: string | undefined

// Otherwise Node would remove the types again for each instance, which takes longer than all the rest.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.includes(INSTANCE)) return nextLoad(url, context)
    source ??= stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'))
    return { format: 'module', source, shortCircuit: true }
  },
})

parentPort!.on('message', ({ file, workerData, port }: Opening) => {
  // The module reads both when it is evaluated.
  Object.assign(threads, { parentPort: port, workerData })
  syncBuiltinESMExports()
  instances += 1
  void import(`${pathToFileURL(file).href}${INSTANCE}${instances}`)
})
