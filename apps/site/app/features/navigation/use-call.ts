/** The state of an API call of a component: `idle`, then `pending`, then `success` with its response, or `error`. */
import { useCallback, useRef, useState } from 'react'

export type CallState<Answer> =
  | { status: 'idle' | 'pending'; answer: Answer | null; error: null }
  | { status: 'success'; answer: Answer; error: null }
  | { status: 'error'; answer: Answer | null; error: unknown }

export type UsedCall<Args extends unknown[], Answer> = CallState<Answer> & {
  /** Makes the call and returns its response; null when it failed. Never rejects. */
  run: (...args: Args) => Promise<Answer | null>
}

/** The last response stays during the next call, and when it fails. Of several calls the latest one is shown. */
export function useCall<Args extends unknown[], Answer>(
  call: (...args: Args) => Promise<Answer>,
): UsedCall<Args, Answer> {
  const [state, setState] = useState<CallState<Answer>>({ status: 'idle', answer: null, error: null })
  const made = useRef(0)
  const run = useCallback(
    async (...args: Args) => {
      const mine = ++made.current
      setState(({ answer }) => ({ status: 'pending', answer, error: null }))
      try {
        const answer = await call(...args)
        if (made.current === mine) setState({ status: 'success', answer, error: null })
        return answer
      } catch (error) {
        if (made.current === mine) setState(({ answer }) => ({ status: 'error', answer, error }))
        return null
      }
    },
    [call],
  )
  return { ...state, run }
}
