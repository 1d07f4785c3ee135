/** Test only: a process that writes for ever and prints each id once the ledger has acknowledged it. */
import { startSqliteClient } from './sqlite-client.ts'

const [file, prefix] = process.argv.slice(2) as [string, string]
const client = await startSqliteClient({ file, busyTimeoutMs: 10_000 })
const SQL = "insert into meta (key, value) values (?, '')"

async function writeInTransaction(key: string, transactionId: number): Promise<void> {
  await client.send('begin', transactionId)
  await client.send('execute', transactionId, SQL, [key])
  await client.send('commit', transactionId)
}

async function writeForEver(writer: number): Promise<void> {
  for (let count = 1; ; count += 1) {
    const key = `${prefix}-${writer}-${count}`
    if (count % 5 === 0) await writeInTransaction(key, writer * 1_000_000 + count)
    else await client.send('write', 0, SQL, [key])
    process.stdout.write(`${key}\n`)
  }
}

await Promise.all([1, 2, 3, 4].map(writeForEver))
