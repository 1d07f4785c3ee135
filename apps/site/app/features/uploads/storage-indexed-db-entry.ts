/** The first script of games that use IndexedDB: several times as large as the other one. */
import { createMemoryDatabases, DATABASE_INTERFACES } from './shim-databases.ts'
import { startShim } from './storage-shim.ts'

startShim({ create: createMemoryDatabases, interfaces: DATABASE_INTERFACES })
