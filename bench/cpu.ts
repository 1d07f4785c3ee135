/** Processor time of processes. Linux only: it reads `/proc`. */
import { readFileSync } from 'node:fs'

/** `sysconf(_SC_CLK_TCK)`, which is 100 on every Linux. */
const TICKS_PER_SECOND = 100

/** Of all threads of a process, in user and system mode. */
export function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
