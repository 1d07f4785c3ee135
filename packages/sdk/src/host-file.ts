/** What the built file for pages exports. */
export * from './host.ts'
export * from './share-params.ts'
