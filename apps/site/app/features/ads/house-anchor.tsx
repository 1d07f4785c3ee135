/** A promotion along the bottom edge, low enough for what is fixed above it, with a way to close it. */
import { useEffect } from 'react'
import { CloseIcon, PlayIcon } from '#app/ui/icons.tsx'
import { adTexts as texts } from './ad-texts.ts'
import { type Promo, promoPath, promoPicture, promoSquare } from './promo.ts'
import styles from './house-anchor.module.css'

export interface HouseAnchorProps {
  promo: Promo
  onClick: () => void
  onClose: () => void
}

export function HouseAnchor({ promo, onClick, onClose }: HouseAnchorProps) {
  // What the keyboard comes to must not lie under the anchor.
  useEffect(() => {
    document.documentElement.style.scrollPaddingBottom = '96px'
    return () => void (document.documentElement.style.scrollPaddingBottom = '')
  }, [])
  return (
    <aside className={styles.anchor} aria-label={texts.anchor} data-ad-kind="anchor">
      <div className={styles.inner}>
        <a className={styles.link} href={promoPath(promo)} onClick={onClick}>
          <picture>
            <source media="(min-width: 760px)" srcSet={promoPicture(promo, 320)} />
            <img className={styles.cover} src={promoSquare(promo)} alt="" width={192} height={192} />
          </picture>
          <span className={styles.words}>
            <span className={styles.label}>
              {texts.advertisement} · {texts.fromHere}
            </span>
            <span className={styles.title}>{promo.title}</span>
          </span>
          <span className={styles.go}>
            <PlayIcon />
            <span>{texts.play}</span>
          </span>
        </a>
        <button type="button" className={styles.close} aria-label={texts.closeAd} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
    </aside>
  )
}
