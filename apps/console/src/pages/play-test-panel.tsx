/** What a browser found when it last played a provider's game, with its pictures, which can become the cover. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlayTestDetail } from '#server/operations/play-tests.ts'
import { call, describeError } from '../api.ts'
import { formatAgo } from '../format.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button } from '../ui/controls.tsx'
import { Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import type { CroppedPicture } from './cover-cropper.tsx'
import panels from './game.module.css'
import styles from './play-test-panel.module.css'

const VERDICTS = {
  good: ['good', 'Works'],
  slow: ['wait', 'Slow'],
  broken: ['bad', 'Broken'],
  unsure: ['neutral', 'Not sure'],
} as const
const SCREENS = { desktop: 'Desktop', phone: 'Phone' } as const
type Screen = keyof typeof SCREENS

interface PlayTestPanelProps {
  slug: string
  /** A picture was added, of which a part can be chosen as the cover. */
  onPicture: (picture: CroppedPicture) => void
}

export function PlayTestPanel({ slug, onPicture }: PlayTestPanelProps) {
  const query = useQuery({ queryKey: ['play test', slug], queryFn: () => call('getPlayTest', { slug }) })
  return (
    <section className={panels.panel} aria-label="Play-test">
      <h2>Play-test</h2>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data?.test === null && (
        <p className={styles.note}>
          No browser has played this game yet. It is played by <code>games test {slug}</code>, and by itself
          with <code>PLAY_TEST=on</code>.
        </p>
      )}
      {query.data?.test && <Found slug={slug} test={query.data.test} onPicture={onPicture} />}
    </section>
  )
}

function Found({ slug, test, onPicture }: PlayTestPanelProps & { test: PlayTestDetail }) {
  const [kind, label] = VERDICTS[test.verdict]
  return (
    <>
      <p className={styles.verdict}>
        <Badge kind={kind}>{label}</Badge> {formatAgo(test.testedAtMs)}
      </p>
      {test.reason !== null && <p>Because {test.reason}.</p>}
      {test.brokenSinceMs !== null && (
        <p>
          Lists leave it out since {formatAgo(test.brokenSinceMs)}; it returns with the first test that
          passes.
        </p>
      )}
      <ul className={styles.screens}>
        {test.screens.map((seen) => (
          <ScreenView
            key={seen.screen}
            slug={slug}
            seen={seen}
            hasPicture={test.pictures.includes(seen.screen)}
            version={test.testedAtMs}
            onPicture={onPicture}
          />
        ))}
      </ul>
    </>
  )
}

interface ScreenViewProps extends PlayTestPanelProps {
  seen: PlayTestDetail['screens'][number]
  hasPicture: boolean
  /** Changes with the picture. */
  version: number
}

function ScreenView({ slug, seen, hasPicture, version, onPicture }: ScreenViewProps) {
  const may = useMay()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  async function choose(screen: Screen) {
    setBusy(true)
    try {
      onPicture(await call('addPlayTestCover', { slug, screen }))
    } catch (error) {
      toast(describeError(error))
    }
    setBusy(false)
  }

  return (
    <li>
      {hasPicture && (
        <img
          src={`/api/play-tests/${slug}/${seen.screen}?v=${version}`}
          alt={`What the ${seen.screen} showed`}
          loading="lazy"
        />
      )}
      <dl className={panels.facts}>
        <dt>{SCREENS[seen.screen]}</dt>
        <dd>
          {seen.firstFrameSeconds === null ? 'nothing drawn' : `first frame ${seen.firstFrameSeconds} s`},{' '}
          {seen.megabytes} MB
        </dd>
        <dt>Reacts</dt>
        <dd>{seen.reactsToInput === null ? 'not seen' : seen.reactsToInput ? 'yes' : 'no'}</dd>
        <dt>Sound</dt>
        <dd>{seen.hasSound ? 'yes' : 'none heard'}</dd>
        {seen.error !== null && (
          <>
            <dt>Script error</dt>
            <dd>{seen.error}</dd>
          </>
        )}
        <dt>Hosts</dt>
        <dd>{seen.hosts.join(', ') || '–'}</dd>
      </dl>
      {hasPicture && may('games.edit') && (
        <Button disabled={isBusy} onClick={() => void choose(seen.screen)}>
          Use as cover
        </Button>
      )}
    </li>
  )
}
