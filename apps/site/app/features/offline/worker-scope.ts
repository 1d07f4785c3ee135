/**
 * The few parts of a service worker's world that ours uses. The compiler's own library for workers cannot stand beside the one for pages
 * in one program.
 */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request
  /** The response that the browser requested while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>
}
export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}
export interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void
}

export const worker = globalThis as unknown as WorkerScope
