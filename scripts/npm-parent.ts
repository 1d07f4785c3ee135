/**
 * npm forwards SIGTERM to the shell that runs the script. Some shells have replaced themselves with the server, which gets the signal (bash, macOS's
 * sh); dash, which is Debian's sh, exits without forwarding it, and on Windows npm is terminated. Then the server would continue as an
 * orphan that holds its port, so it watches the processes that started it.
 */
import { execFile } from 'node:child_process'

const CHECK_EVERY_MS = 100
const WATCHED_SCRIPTS = new Set<string | undefined>(['start', 'dev'])

export interface NpmWatch {
  /** `npm_lifecycle_event` names the script that npm runs. */
  env: Record<string, string | undefined>
  platform: NodeJS.Platform
  /** The parent's pid; on POSIX systems it changes when the parent ends. */
  readParent: () => number
  /** Windows: the parent of a process, or null. */
  findParentOf: (pid: number) => Promise<number | null>
  isAlive: (pid: number) => boolean
  everyMs: number
}

const REAL_WATCH: NpmWatch = {
  env: process.env,
  platform: process.platform,
  readParent: () => process.ppid,
  findParentOf,
  isAlive,
  everyMs: CHECK_EVERY_MS,
}

/** Calls back once, when npm or its shell has ended; never when npm did not start this process. Returns a function that ends the watch. */
export function watchNpm(onEnd: () => void, watch: Partial<NpmWatch> = {}): () => void {
  const { env, platform, readParent, findParentOf, isAlive, everyMs } = { ...REAL_WATCH, ...watch }
  if (!WATCHED_SCRIPTS.has(env.npm_lifecycle_event)) return () => {}
  const parent = readParent()
  const watched = [parent]
  // On Windows a process keeps its parent's pid, and the shell outlives npm.
  if (platform === 'win32')
    void findParentOf(parent).then((grandparent) => grandparent && watched.push(grandparent))
  const hasEnded = () => (platform === 'win32' ? !watched.every(isAlive) : readParent() !== parent)
  const timer = setInterval(() => {
    if (!hasEnded()) return
    clearInterval(timer)
    onEnd()
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Runs once, in the background: PowerShell takes about a second. */
function findParentOf(pid: number): Promise<number | null> {
  const command = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').ParentProcessId`
  const args = ['-NoProfile', '-NonInteractive', '-Command', command]
  return new Promise((resolve) => {
    execFile('powershell.exe', args, { windowsHide: true, timeout: 20_000 }, (error, stdout) => {
      const found = Number(stdout.trim())
      resolve(error || !Number.isInteger(found) || found <= 0 ? null : found)
    })
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // alive, but of another user
  }
}
