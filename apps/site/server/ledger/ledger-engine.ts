/** The supported databases of the ledger. */
export type LedgerEngine = 'sqlite' | 'postgres'
