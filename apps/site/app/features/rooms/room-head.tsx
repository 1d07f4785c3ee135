/** The head of a list of games: a lit room of the house, as wide as the page, with the heading on its wall. */
import { clsx } from '#app/ui/clsx.ts'
import styles from './room-head.module.css'

export interface RoomHeadProps {
  /** Address of the room's drawing. */
  picture: string
  heading: string
  about: string
  /** Replaces `about` on a phone, which has room for two short lines. */
  brief?: string
}

/** More letters need two lines beside the drawing. */
const MAX_SHORT_ABOUT = 60

export function RoomHead({ picture, heading, about, brief = about }: RoomHeadProps) {
  return (
    <div className={styles.head}>
      <img src={picture} width={2600} height={170} alt="" decoding="async" fetchPriority="low" />
      <div className={clsx(styles.words, about.length > MAX_SHORT_ABOUT && styles.long)}>
        <h1>{heading}</h1>
        {about && <p className={clsx(brief !== about && styles.full)}>{about}</p>}
        {brief !== about && <p className={styles.brief}>{brief}</p>}
      </div>
    </div>
  )
}
