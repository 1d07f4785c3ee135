/** What a page's main thread does in each frame, from a trace of Chromium. */
import type { Browser } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  /** Microseconds. */
  ts: number
  dur?: number
  pid: number
  tid: number
}

/** Scripts, styles and layout; each covers what it calls. */
const WORK = new Set([
  ...['EvaluateScript', 'EventDispatch', 'FireAnimationFrame', 'FireIdleCallback', 'FunctionCall'],
  ...['Layout', 'RunMicrotasks', 'TimerFire', 'UpdateLayoutTree', 'v8.callFunction'],
])
const FRAME = 'BeginMainThreadFrame'

/** Milliseconds of scripts, styles and layout in each frame of the busiest page while `act` runs. */
export async function traceFrames(browser: Browser, act: () => Promise<void>): Promise<number[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'v8'],
    },
  })
  await act()
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return workOfFrames(pickBusiest(events))
}

/** One thread's events. */
function pickBusiest(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`)
  const countFrames = (thread: TraceEvent[]) => thread.filter(({ name }) => name === FRAME).length
  return [...threads.values()].toSorted((a, b) => countFrames(b) - countFrames(a))[0] ?? []
}

function workOfFrames(events: readonly TraceEvent[]): number[] {
  const starts = events.filter(({ name }) => name === FRAME).map(({ ts }) => ts)
  starts.sort((a, b) => a - b)
  const work = events
    .filter(({ name, ph, dur }) => ph === 'X' && dur !== undefined && WORK.has(name))
    .toSorted((a, b) => a.ts - b.ts)
  const frames = starts.map(() => 0)
  let [place, doneUntil] = [-1, 0]
  for (const { ts, dur } of work) {
    // What one inside of another took is counted with it.
    const from = Math.max(ts, doneUntil)
    const until = ts + dur!
    if (until <= from) continue
    doneUntil = until
    while (place + 1 < starts.length && starts[place + 1]! <= ts) place++
    if (place >= 0) frames[place]! += (until - from) / 1000
  }
  return frames
}
