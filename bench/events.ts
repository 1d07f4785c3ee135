/**
 * Events sent to the real server in batches of 20, each acknowledged when it is written to disk. Limit: 5,000 events a second. At the end the
 * server is killed with -9, and every acknowledged event must be in its ledger.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { calibrateMs, printTable } from './measure.ts'

const MIN_PER_SECOND = 5000
const EVENTS_PER_BATCH = 20
const PAGES = 32
const SECONDS = 10
const NAMES = ['Home', 'Detail', 'Play', 'Search', 'AdRequest', 'AdShow', 'LCP'] as const

interface Sending {
  acknowledged: string[]
  waitsMs: number[]
  refused: number
}

export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
  const server = fork(join(import.meta.dirname, 'plain-server.ts'), [dataDir], { stdio: 'inherit' })
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    await send(port, 2)
    const sent = await send(port, SECONDS)
    server.kill('SIGKILL')
    await once(server, 'exit')
    const lost = countLost(join(dataDir, 'ledger.db'), sent.acknowledged)
    const perSecond = Math.round(sent.acknowledged.length / SECONDS)
    const waits = sent.waitsMs.sort((a, b) => a - b)
    const at = (share: number) => `${waits[Math.floor(waits.length * share)]!.toFixed(1)} ms`
    printTable(`Batches of ${EVENTS_PER_BATCH} events from ${PAGES} pages at once, ${SECONDS} s`, [
      {
        'events /s': perSecond,
        'answer p50': at(0.5),
        'answer p99': at(0.99),
        refused: sent.refused,
        'lost after kill -9': lost,
      },
    ])
    console.log(`calibration: ${calibrateMs().toFixed(1)} ms of fixed work`)
    const isOk = perSecond >= MIN_PER_SECOND && lost === 0
    console.log(`limit ${MIN_PER_SECOND} events a second, none lost: ${isOk ? 'met' : 'MISSED'}`)
    if (!isOk) process.exitCode = 1
  } finally {
    server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function send(port: number, seconds: number): Promise<Sending> {
  const agent = new Agent({ keepAlive: true, maxSockets: PAGES })
  const until = performance.now() + seconds * 1000
  const sending: Sending = { acknowledged: [], waitsMs: [], refused: 0 }
  await Promise.all(Array.from({ length: PAGES }, () => sendPages(port, agent, until, sending)))
  agent.destroy()
  return sending
}

/** A page sends a few batches with its own ids, then the next visitor follows. */
async function sendPages(port: number, agent: Agent, until: number, sending: Sending): Promise<void> {
  while (performance.now() < until) {
    const page = Math.random().toString(16).slice(2).padEnd(14, '0')
    for (let batch = 0; batch < 5 && performance.now() < until; batch++) {
      const ids = Array.from({ length: EVENTS_PER_BATCH }, (_, index) => `${page}-${batch * 100 + index}`)
      const events = ids.map((id, index) => {
        const event = NAMES[index % NAMES.length]!
        return event === 'LCP' ? { id, event, value: 900 } : { id, event, network: 'bench' }
      })
      const startedAt = performance.now()
      const status = await post(port, agent, JSON.stringify({ events }))
      sending.waitsMs.push(performance.now() - startedAt)
      if (status === 200) sending.acknowledged.push(...ids)
      else sending.refused++
    }
  }
}

function post(port: number, agent: Agent, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
    const call = request(
      { host: '127.0.0.1', port, path: '/api/events', method: 'POST', agent, headers },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

function countLost(file: string, acknowledged: readonly string[]): number {
  const database = new DatabaseSync(file)
  const known = new Set(
    database
      .prepare('select id from event_ids')
      .all()
      .map(({ id }) => id as string),
  )
  database.close()
  return acknowledged.filter((id) => !known.has(id)).length
}
