/** The drawn doors of “browse by feeling”: one file for all of them, of which a fragment shows one. */
import drawings from './feeling-doors.svg?url'

export function FeelingDoor({ name, className }: { name: string; className?: string }) {
  return (
    <img
      className={className}
      src={`${drawings}#${name}`}
      width={120}
      height={120}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
