/** Test only: a process whose channel returns what it is asked. */
import { LedgerError } from '../ledger/ledger-error.ts'
import { createChannel } from './message-channel.ts'

const channel = createChannel({
  post: (message) => void process.send?.(message, undefined, undefined, () => {}),
  onMessage: (listener) => void process.on('message', listener),
})
channel.handle('echo', (body) => body)
channel.handle('fail', () => {
  throw new LedgerError('constraint', 'The ledger refused this', { detail: 'write insert failed' })
})
channel.handle('end', () => process.exit(1))
