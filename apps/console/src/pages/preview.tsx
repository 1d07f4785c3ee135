/** The page with what is not saved yet, in a frame: beside the form where there is space, behind a button elsewhere. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MadePreview } from '#server/operations/previews.ts'
import { describeError } from '../api.ts'
import { Button, buttonClass } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { canFrame } from '../session.tsx'
import { Loading } from '../ui/states.tsx'
import { useSettled } from '../use-settled.ts'
import panels from './game.module.css'
import styles from './preview.module.css'

const PAUSE_MS = 700
/** A preview ends after ten minutes. */
const MAKE_AGAIN_MS = 9 * 60_000
const SIDE_BY_SIDE = matchMedia('(min-width: 1280px)')

const WIDTHS = { phone: 390, computer: 1280 } as const
const RATIOS = { phone: 1.7, computer: 0.8 } as const
type Device = keyof typeof WIDTHS

interface PreviewProps<Input> {
  /** Names the form. */
  subject: string
  /** What is not saved. */
  input: Input
  make: (input: Input) => Promise<MadePreview>
}

export function Preview<Input>({ place, ...preview }: PreviewProps<Input> & { place: 'side' | 'button' }) {
  const isWide = useSyncExternalStore(subscribe, () => SIDE_BY_SIDE.matches)
  const [isOpen, setOpen] = useState(false)
  if (isWide !== (place === 'side')) return null
  if (isWide)
    return (
      <section className={panels.panel} aria-label="Preview" data-preview>
        <h2>Preview</h2>
        <PreviewFrame {...preview} devices={['phone', 'computer']} />
      </section>
    )
  return (
    <div className={styles.opener}>
      <Button onClick={() => setOpen(true)}>Preview</Button>
      <Modal title="Preview" isOpen={isOpen} onClose={() => setOpen(false)}>
        <PreviewFrame {...preview} devices={['phone']} />
      </Modal>
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  SIDE_BY_SIDE.addEventListener('change', listener)
  return () => SIDE_BY_SIDE.removeEventListener('change', listener)
}

function PreviewFrame<Input>({
  subject,
  input,
  make,
  devices,
}: PreviewProps<Input> & { devices: readonly Device[] }) {
  const [device, setDevice] = useState<Device>('phone')
  // The same values in a new object are no change.
  const settled = useSettled(JSON.stringify(input), PAUSE_MS)
  const query = useQuery({
    queryKey: ['preview', subject, settled],
    queryFn: () => make(JSON.parse(settled) as Input),
    placeholderData: keepPreviousData,
    refetchInterval: MAKE_AGAIN_MS,
    staleTime: MAKE_AGAIN_MS,
    gcTime: MAKE_AGAIN_MS,
    retry: false,
  })
  const url = query.data?.url
  return (
    <div className={styles.preview}>
      {query.isError && (
        <p className={styles.fault} role="status">
          There is no preview of this: {describeError(query.error)}
        </p>
      )}
      {/* Its place is there before the page is, so that nothing below moves when it comes. */}
      {(url === undefined ? query.isPending : canFrame(url)) && <ScaledFrame url={url} device={device} />}
      {url !== undefined && !canFrame(url) && (
        <p>
          This site is new. <Button onClick={() => location.reload()}>Load the console again</Button> to see
          its previews here.
        </p>
      )}
      {(url !== undefined || query.isPending) && (
        <div className={styles.tools}>
          {devices.length > 1 && (
            <div role="group" aria-label="Width" className={styles.devices}>
              {devices.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={each === device}
                  onClick={() => setDevice(each)}
                >
                  {each === 'phone' ? 'Phone' : 'Computer'}
                </button>
              ))}
            </div>
          )}
          {/* Without an address it is no link. */}
          <a className={buttonClass('quiet')} href={url} target="_blank" rel="noreferrer">
            <Icon name="outside" size={15} />
            Open in a tab
          </a>
        </div>
      )}
      {url !== undefined && isElsewhere(url) && (
        <p className={styles.note}>
          If this stays empty, {new URL(url).host} does not lead to this server yet, or its certificate is
          missing.
        </p>
      )}
      <p className={styles.note}>
        Only you see this preview. Games play in a tab of their own; the address works for ten minutes.
      </p>
    </div>
  )
}

/** A host name that only its owner’s DNS brings here. */
const isElsewhere = (url: string) => !/(?:^|\.)localhost$/.test(new URL(url).hostname)

/** As wide as the page of a device, made smaller to fit; without an address the place for it. */
function ScaledFrame({ url, device }: { url: string | undefined; device: Device }) {
  const box = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width ?? 0))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const width = WIDTHS[device]
  const scale = Math.min(1, available / width)
  const height = Math.round(width * RATIOS[device])
  return (
    <div ref={box} className={styles.box} style={{ height: height * scale }}>
      {url === undefined && <Loading />}
      {url !== undefined && available > 0 && (
        <iframe
          title="Preview of the page"
          src={url}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      )}
    </div>
  )
}
