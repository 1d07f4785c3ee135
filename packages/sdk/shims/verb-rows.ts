/** What the tables of verbs are made of: one row for each verb that a portal documents. */

/** Stands for a callback; its calls are what the row expects. */
export const CALLBACK = { isCallback: true }

export interface Verb {
  /** From the global: `PokiSDK.init`. */
  verb: string
  /** Absent for a property. */
  args?: readonly unknown[]
  /** What it gives: the value, what its promise resolves with, or, with `CALLBACK`, the arguments of each call. Absent for `undefined`. */
  gives?: unknown
  /** The code or message of the error with which its promise rejects. */
  refuses?: string
  /** `works`: with the page; `none`: answers as its document says when there is none; `nothing`: has no effect and no answer. */
  kind: 'works' | 'none' | 'nothing'
}

/** Verbs without an effect that give nothing. */
export const idle = (path: string, names: string): Verb[] =>
  names.split(' ').map((name) => ({ verb: `${path}.${name}`, args: [], kind: 'nothing' }))
