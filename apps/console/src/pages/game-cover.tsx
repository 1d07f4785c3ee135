/** The cover of a game in its three shapes: another picture, another part of it, another drawing, or the feed's again. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { OperatorCover } from '#app/domain/operator-cover.ts'
import { call, describeError, putCover } from '../api.ts'
import { useMay } from '../session.tsx'
import { Button } from '../ui/controls.tsx'
import { useUndoToast } from '../undo.ts'
import { CoverCropper, type CroppedPicture } from './cover-cropper.tsx'
import { CoverDrawings } from './cover-drawings.tsx'
import type { GameDetail } from './game-detail.ts'
import { PictureUpload } from './picture-upload.tsx'
import styles from './game-cover.module.css'
import panels from './game.module.css'

const SHAPES = ['wide', 'square', 'tall'] as const

const TEXTS = {
  feed: { own: 'It comes from the game’s folder.', other: 'It comes from the feed, or is drawn.' },
  picture: 'It is your picture.',
  drawing: 'It is a drawing that you chose.',
}

type Open = { kind: 'crop'; picture: CroppedPicture } | { kind: 'drawings' } | null

interface GameCoverProps {
  detail: GameDetail
  /** A picture that was added elsewhere on the page: its part is chosen now. */
  offered: CroppedPicture | null
  onOfferEnd: () => void
}

export function GameCover({ detail, offered, onOfferEnd }: GameCoverProps) {
  const { game, cover, edits } = detail
  const may = useMay()
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const [chosen, setChosen] = useState<Open>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const open: Open = offered ? { kind: 'crop', picture: offered } : chosen
  const own = edits.cover
  const isOwnGame = game.source.kind === 'own'

  function setOpen(next: Open) {
    onOfferEnd()
    setChosen(next)
  }

  /** Returns whether it is stored. */
  async function store(next: OperatorCover | null, done: string): Promise<boolean> {
    setFault(null)
    try {
      const { auditId } = await call('editGame', {
        slug: game.slug,
        change: { cover: next },
        expected: { cover: own ?? null },
      })
      undoToast(done, [auditId])
      setOpen(null)
      return true
    } catch (error) {
      setFault(describeError(error))
      return false
    } finally {
      await client.invalidateQueries()
    }
  }

  async function upload(file: File | undefined) {
    if (!file) return
    setFault(null)
    setBusy(true)
    try {
      setOpen({ kind: 'crop', picture: await putCover(game.slug, file) })
    } catch (error) {
      setFault(describeError(error))
    }
    setBusy(false)
  }

  return (
    <section className={panels.panel} aria-label="Cover">
      <h2>Cover</h2>
      <ul className={styles.shapes}>
        {SHAPES.map((shape) => (
          <li key={shape} data-shape={shape}>
            <img
              src={`/api/covers/${game.slug}?shape=${shape}&v=${cover.version}`}
              alt={`The ${shape} cover`}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {cover.from === 'feed' ? TEXTS.feed[isOwnGame ? 'own' : 'other'] : TEXTS[cover.from]}
      </p>
      {may('games.edit') && (
        <>
          <PictureUpload maxMb={10} isBusy={isBusy} onFile={(file) => void upload(file)} />
          <div className={styles.buttons}>
            {own?.from === 'picture' && cover.size && (
              <Button onClick={() => setOpen({ kind: 'crop', picture: { ...own, ...cover.size! } })}>
                Choose the part
              </Button>
            )}
            <Button onClick={() => setOpen({ kind: 'drawings' })}>Draw again</Button>
            {own && (
              <Button
                onClick={() =>
                  void store(null, isOwnGame ? 'The game’s own cover again' : 'The feed’s cover again')
                }
              >
                {isOwnGame ? 'Back to the game’s own' : 'Back to the feed’s'}
              </Button>
            )}
          </div>
        </>
      )}
      {fault && !open && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {open?.kind === 'crop' && (
        <CoverCropper
          slug={game.slug}
          picture={open.picture}
          fault={fault}
          onClose={() => setOpen(null)}
          onSave={(next) => store(next, 'Cover saved. Your sites show it within seconds')}
        />
      )}
      {open?.kind === 'drawings' && (
        <CoverDrawings
          slug={game.slug}
          fault={fault}
          onClose={() => setOpen(null)}
          onChoose={(drawing) => store({ from: 'drawing', drawing }, 'Cover drawn again')}
        />
      )}
    </section>
  )
}
