/** The databases that the ledger can live in. */
export type LedgerEngine = 'sqlite' | 'postgres'
