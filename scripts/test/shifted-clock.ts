/** Loaded before a server (`NODE_OPTIONS=--import=…`): its clock is ahead by the milliseconds in the file that `CLOCK_SHIFT_FILE` names. */
import { readFileSync } from 'node:fs'

const file = process.env.CLOCK_SHIFT_FILE
if (!file) throw new Error('CLOCK_SHIFT_FILE is not set')
const CHECK_EVERY_MS = 100
const realNow = Date.now
let shiftMs = 0
let lookedAt = 0

Date.now = () => {
  const now = realNow()
  if (now - lookedAt >= CHECK_EVERY_MS) {
    lookedAt = now
    shiftMs = Number(readFileSync(file, 'utf8')) || 0
  }
  return now + shiftMs
}
