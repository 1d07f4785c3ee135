import { startShim } from './storage-shim.ts'

startShim(null)
