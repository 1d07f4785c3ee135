/** A page or a list that has nothing to show: a room of the house and one of its residents, and what to do instead. */
import type { ReactNode } from 'react'
import attic from './drawings/scene-attic.svg?url'
import cellar from './drawings/scene-cellar.svg?url'
import shelf from './drawings/scene-shelf.svg?url'
import sofa from './drawings/scene-sofa.svg?url'
import styles from './empty-scene.module.css'

const SCENES = { attic, cellar, shelf, sofa }

export interface EmptySceneProps {
  /** Cellar: a missing page. Attic: no network. Shelf: a list without games. Sofa: a search without results. */
  scene: keyof typeof SCENES
  /** A heading and a few words; a way on. */
  children: ReactNode
}

export function EmptyScene({ scene, children }: EmptySceneProps) {
  return (
    <div className={styles.scene}>
      <img src={SCENES[scene]} width={520} height={220} alt="" decoding="async" />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
