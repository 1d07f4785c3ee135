/** Test only: a process that is killed in the middle of its work. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'

/** Runs a script that prints a line for each acknowledged write, kills it after that many lines, and returns its output. */
export async function killAfter(lines: number, script: string, ...args: string[]): Promise<string[]> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.split('\n').length > lines) child.kill('SIGKILL')
  })
  // `close` is emitted after the last output was read.
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect(errors).toBe('')
  return output.split('\n').slice(0, -1)
}
