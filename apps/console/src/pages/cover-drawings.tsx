/** Drawings that a game's cover could have, to choose one. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import { call, describeError } from '../api.ts'
import { Button } from '../ui/controls.tsx'
import { Modal } from '../ui/modal.tsx'
import { ErrorBox, Loading } from '../ui/states.tsx'
import styles from './game-cover.module.css'

interface CoverDrawingsProps {
  slug: string
  fault: string | null
  onClose: () => void
  onChoose: (drawing: CoverChoice) => Promise<boolean>
}

export function CoverDrawings({ slug, fault, onClose, onChoose }: CoverDrawingsProps) {
  const [page, setPage] = useState(0)
  const query = useQuery({
    queryKey: ['drawings', slug, page],
    queryFn: () => call('listDrawings', { slug, page }),
    staleTime: Infinity,
  })
  return (
    <Modal title="Choose a drawing" isOpen onClose={onClose}>
      {query.isPending && <Loading />}
      {query.isError && <ErrorBox message={describeError(query.error)} />}
      <ul className={styles.drawings}>
        {query.data?.drawings.map((drawing, place) => (
          <li key={JSON.stringify(drawing)}>
            <button
              type="button"
              aria-label={`Drawing ${place + 1}: ${drawing.drawing}, ${drawing.motif}`}
              onClick={() => void onChoose(drawing)}
            >
              <img
                src={`/api/covers/${slug}?shape=square&drawing=${encodeURIComponent(JSON.stringify(drawing))}`}
                alt=""
              />
            </button>
          </li>
        ))}
      </ul>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => setPage(page + 1)}>Others</Button>
        {page > 0 && <Button onClick={() => setPage(page - 1)}>Back</Button>}
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>
  )
}
