/** What uploaded games without an origin of their own have stored: one record for each game, in a database of its own. */
import { emptySave, readFrameData, type UploadSave } from './upload-save.ts'

const DATABASE = 'playhouse-uploads'
const STORE = DATABASE

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')))
  })
}

async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')))
    })
  } finally {
    database.close()
  }
}

/** An empty save where there is none, or where storage is denied. */
export async function readUploadSave(slug: string): Promise<UploadSave> {
  try {
    const { local, cookies, databases } = readFrameData(await run('readonly', (store) => store.get(slug)))
    return { local, cookies, databases }
  } catch {
    return emptySave() // storage is denied: the game starts fresh
  }
}

/** Rejects when the browser stores nothing. */
export async function storeUploadSave(slug: string, save: UploadSave): Promise<void> {
  await run('readwrite', (store) => store.put(save, slug))
}

/** The slugs of the games that have stored something. */
export async function listUploadSaves(): Promise<string[]> {
  try {
    // Opening would make the database.
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === DATABASE)) return []
    return (await run('readonly', (store) => store.getAllKeys())).map(String)
  } catch {
    return [] // storage is denied
  }
}

export async function clearUploadSaves(): Promise<void> {
  if ((await listUploadSaves()).length === 0) return
  await run('readwrite', (store) => store.clear())
}
