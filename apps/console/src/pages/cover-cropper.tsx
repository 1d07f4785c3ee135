/** Chooses which part of a picture each shape of a cover shows: by dragging, with keys, or with the sliders. */
import { useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import type { PictureCover } from '#app/domain/operator-cover.ts'
import { Button } from '../ui/controls.tsx'
import { Modal } from '../ui/modal.tsx'
import {
  COVER_ASPECT,
  cropByKey,
  fitCrop,
  maxCropWidth,
  sizeCrop,
  type CoverShape,
  type Crop,
  type Crops,
  type PictureSize,
} from './crop.ts'
import styles from './game-cover.module.css'

export interface CroppedPicture extends PictureSize {
  /** Its name among the pictures of the game. */
  picture: string
  crops: Crops
}

const SHAPES: readonly { shape: CoverShape; label: string; place: string }[] = [
  { shape: 'square', label: 'Square', place: 'in lists' },
  { shape: 'wide', label: 'Wide', place: 'on the game’s page and when it is shared' },
  { shape: 'tall', label: 'Tall', place: 'on posters' },
]

interface CoverCropperProps {
  slug: string
  picture: CroppedPicture
  fault: string | null
  onClose: () => void
  onSave: (cover: PictureCover) => Promise<boolean>
}

export function CoverCropper({ slug, picture, fault, onClose, onSave }: CoverCropperProps) {
  const [crops, setCrops] = useState(picture.crops)
  const [shape, setShape] = useState<CoverShape>('square')
  const [isBusy, setBusy] = useState(false)
  const address = `/api/covers/${slug}/${picture.picture}`
  const change = (crop: Crop) => setCrops({ ...crops, [shape]: crop })

  async function save() {
    setBusy(true)
    if (!(await onSave({ from: 'picture', picture: picture.picture, crops }))) setBusy(false)
  }

  return (
    <Modal title="What the cover shows" isOpen onClose={onClose}>
      <div className={styles.cropper}>
        <fieldset className={styles.tabs}>
          <legend className={styles.hidden}>Shape</legend>
          {SHAPES.map(({ shape: each, label, place }) => (
            <label key={each}>
              <input type="radio" name="shape" checked={shape === each} onChange={() => setShape(each)} />
              <span>
                <CropView address={address} crop={crops[each]} shape={each} size={picture} />
                <b>{label}</b>
                <small>{place}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <CropStage address={address} crop={crops[shape]} shape={shape} size={picture} onChange={change} />
        <CropSliders crop={crops[shape]} shape={shape} size={picture} onChange={change} />
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        <div className={styles.buttons}>
          <Button kind="primary" disabled={isBusy} onClick={() => void save()}>
            Use as the cover
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Modal>
  )
}

interface CropProps {
  crop: Crop
  shape: CoverShape
  size: PictureSize
}
type CropControl = CropProps & { onChange: (crop: Crop) => void }

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/** The cover as it will be. */
function CropView({ address, crop, shape, size }: CropProps & { address: string }) {
  const height = crop.width * COVER_ASPECT[shape]
  const place: CSSProperties = {
    width: percent(size.width, crop.width),
    left: percent(-crop.left, crop.width),
    top: percent(-crop.top, height),
  }
  return (
    <i className={styles.view} data-shape={shape}>
      <img src={address} alt="" style={place} />
    </i>
  )
}

function CropStage({ address, crop, shape, size, onChange }: CropControl & { address: string }) {
  const stage = useRef<HTMLDivElement>(null)
  /** Where the pointer was at the last movement; null while nothing is dragged. */
  const from = useRef<{ x: number; y: number; crop: Crop } | null>(null)

  function drag({ clientX, clientY }: PointerEvent) {
    const start = from.current
    const box = stage.current?.getBoundingClientRect()
    if (!start || !box) return
    const scale = size.width / box.width
    const left = start.crop.left + (clientX - start.x) * scale
    const top = start.crop.top + (clientY - start.y) * scale
    onChange(fitCrop({ ...start.crop, left, top }, shape, size))
  }

  return (
    <div className={styles.stage} ref={stage}>
      <img src={address} alt="What you uploaded" width={size.width} height={size.height} />
      <button
        type="button"
        className={styles.box}
        aria-label="The part that is shown: arrow keys move it, plus and minus change its size"
        style={{
          left: percent(crop.left, size.width),
          top: percent(crop.top, size.height),
          width: percent(crop.width, size.width),
          height: percent(crop.width * COVER_ASPECT[shape], size.height),
        }}
        onKeyDown={(event) => {
          const moved = cropByKey(event, crop, shape, size)
          if (!moved) return
          event.preventDefault()
          onChange(moved)
        }}
        onPointerDown={(event) => {
          from.current = { x: event.clientX, y: event.clientY, crop }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={() => (from.current = null)}
        onPointerCancel={() => (from.current = null)}
      />
    </div>
  )
}

function CropSliders({ crop, shape, size, onChange }: CropControl) {
  const max = maxCropWidth(shape, size)
  const height = Math.round(crop.width * COVER_ASPECT[shape])
  const sliders = [
    {
      label: 'Size',
      ...{ value: crop.width, min: Math.min(64, max), max },
      set: (value: number) => sizeCrop(crop, value, shape, size),
    },
    {
      label: 'From left',
      ...{ value: crop.left, min: 0, max: size.width - crop.width },
      set: (left: number) => fitCrop({ ...crop, left }, shape, size),
    },
    {
      label: 'From top',
      ...{ value: crop.top, min: 0, max: size.height - height },
      set: (top: number) => fitCrop({ ...crop, top }, shape, size),
    },
  ]
  return (
    <div className={styles.sliders}>
      {sliders.map(({ label, value, min, max: limit, set }) => (
        <label key={label}>
          {label}
          <input
            type="range"
            {...{ min, max: limit, value }}
            disabled={limit <= min}
            onChange={({ target }) => onChange(set(Number(target.value)))}
          />
        </label>
      ))}
    </div>
  )
}
