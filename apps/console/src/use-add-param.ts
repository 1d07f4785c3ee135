import { useSearchParams } from 'react-router'

/** Whether the page's form for something new is open: part of its address, so that other pages can lead to it. */
export function useAddParam(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [params, setParams] = useSearchParams()
  function setOpen(isOpen: boolean) {
    const next = new URLSearchParams(params)
    if (isOpen) next.set('add', '1')
    else for (const name of ['add', 'provider']) next.delete(name)
    setParams(next, { replace: true })
  }
  return [params.has('add'), setOpen]
}
