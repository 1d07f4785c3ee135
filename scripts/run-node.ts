import { spawn } from 'node:child_process'
import { isAbsolute, join } from 'node:path'

export interface RunOptions {
  root: string
  cwd?: string
  env?: Record<string, string>
  /** `inherit` shows everything; `quiet` shows output only when the command fails. */
  output?: 'inherit' | 'quiet'
}

/** Runs a script with this same Node; rejects with its output when it fails. */
export function runNode([script = '', ...args]: string[], options: RunOptions): Promise<void> {
  const { root, cwd = root, env = {}, output = 'quiet' } = options
  const path = isAbsolute(script) ? script : join(root, script)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    const collect = (chunk: Buffer) => (text += chunk.toString())
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${script} ${args.join(' ')} ended with code ${code}\n${text}`))
    })
  })
}
