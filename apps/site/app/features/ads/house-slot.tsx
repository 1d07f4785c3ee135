/** A promotion in a place of a page: one wide card that is one link. */
import { PlayIcon } from '#app/ui/icons.tsx'
import { adTexts as texts } from './ad-texts.ts'
import { type Promo, promoLight, promoPath, promoPicture, promoSquare } from './promo.ts'
import styles from './house-slot.module.css'

export interface HouseSlotProps {
  promo: Promo
  onClick: () => void
}

export function HouseSlot({ promo, onClick }: HouseSlotProps) {
  const isGame = promo.kind === 'game'
  return (
    <a className={styles.card} href={promoPath(promo)} onClick={onClick}>
      <img className={styles.light} src={promoLight(promo)} alt="" width={96} height={96} />
      <picture>
        <source media="(min-width: 760px)" srcSet={promoPicture(promo, 320)} />
        <img className={styles.cover} src={promoSquare(promo)} alt="" width={192} height={192} />
      </picture>
      <span className={styles.words}>
        <span className={styles.from}>
          {texts.fromHere}
          <span className={styles.what}> · {isGame ? texts.game : texts.article}</span>
        </span>
        <span className={styles.title}>{promo.title}</span>
        {promo.line !== '' && <span className={styles.line}>{promo.line}</span>}
      </span>
      <span className={styles.go} data-kind={promo.kind}>
        {isGame && <PlayIcon />}
        {isGame ? texts.play : texts.read}
      </span>
    </a>
  )
}
