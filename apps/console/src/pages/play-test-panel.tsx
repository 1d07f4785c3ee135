/** What a browser found when it last played a provider's game, with its pictures, which can become the cover. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlayTestDetail } from '#server/operations/play-tests.ts'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, describeError } from '../api.ts'
import { formatAgo } from '../format.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button } from '../ui/controls.tsx'
import { Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useRun } from '../use-run.ts'
import type { CroppedPicture } from './cover-cropper.tsx'
import panels from './game.module.css'
import styles from './play-test-panel.module.css'

const POLL_MS = 2000

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
  const query = useQuery({
    queryKey: ['play test', slug],
    queryFn: () => call('getPlayTest', { slug }),
    refetchInterval: ({ state }) => (state.data?.isRunning ? POLL_MS : false),
  })
  return (
    <section className={panels.panel} aria-label="Play-test">
      <h2>Play-test</h2>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && <StartTest slug={slug} tests={query.data} />}
      {query.data?.test && <Found slug={slug} test={query.data.test} onPicture={onPicture} />}
    </section>
  )
}

type Tests = ResultOf<'getPlayTest'>

function StartTest({ slug, tests }: { slug: string; tests: Tests }) {
  const { test, isRunning, failure, missing } = tests
  const may = useMay()
  const run = useRun()
  if (missing !== null) return <p className={styles.note}>{missing}</p>
  return (
    <div className={styles.start} aria-live="polite">
      {isRunning && <p>A browser plays it now. That takes about a minute, and goes on without this page.</p>}
      {!isRunning && failure !== null && <p>{failure}.</p>}
      {!isRunning && failure === null && test === null && (
        <p className={styles.note}>No browser has played this game yet.</p>
      )}
      {may('games.edit') && (
        <Button
          disabled={isRunning}
          onClick={() => void run(() => call('testGame', { slug }), 'The play-test has started')}
        >
          {test === null ? 'Play it now' : 'Play it again'}
        </Button>
      )}
    </div>
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
