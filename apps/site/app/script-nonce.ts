/** The nonce of the page's own inline scripts while the server renders it; undefined in a browser, which hides nonces. */
import { createContext } from 'react'

export const ScriptNonce = createContext<string | undefined>(undefined)
