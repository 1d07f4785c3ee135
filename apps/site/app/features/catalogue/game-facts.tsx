/** What a player wants to know first: controls drawn as key caps, and facts as icons with text. */
import type { ReactNode } from 'react'
import {
  DesktopIcon,
  GamepadIcon,
  GlobeIcon,
  KeyboardIcon,
  MouseIcon,
  PriceIcon,
  RotateIcon,
  ShieldIcon,
  StarIcon,
  TouchIcon,
} from '#app/ui/game-icons.tsx'
import { OfflineIcon, ShapesIcon } from '#app/ui/icons.tsx'
import { en as texts } from '#app/texts/en.ts'
import type { Control } from '#app/domain/game.ts'
import { categoryPath } from '#app/site-paths.ts'
import type { GameView } from './game-view.ts'
import styles from './game-facts.module.css'

const INPUTS = [
  ['keyboard', <KeyboardIcon key="keyboard" />],
  ['mouse', <MouseIcon key="mouse" />],
  ['touch', <TouchIcon key="touch" />],
  ['gamepad', <GamepadIcon key="gamepad" />],
] as const

const ALL_DEVICES = 3
/** Devices, age and price. */
const ALWAYS_FACTS = 3

/** Keys, gestures and buttons; nothing when they are unknown. */
export function GameControls({ game }: { game: GameView }) {
  const inputs = INPUTS.filter(([input]) => game.controls[input]?.length)
  if (inputs.length === 0) return null
  return (
    <section aria-label={texts.game.controls}>
      <dl className={styles.controls}>
        {inputs.map(([input, icon]) => (
          <Fact key={input} icon={icon} name={texts.game[input]} input={input}>
            <Controls controls={game.controls[input]!} />
          </Fact>
        ))}
      </dl>
    </section>
  )
}

/** How many facts `GameFacts` shows. */
export function countFacts(game: GameView): number {
  const { orientation, worksOffline, notes, plays, maker, categories, trust, sizeBytes } = game
  const optional = [
    !hasControls(game),
    orientation !== 'any',
    worksOffline,
    notes.length > 0,
    plays > 0,
    maker,
    categories[0],
    trust === 'remote',
    sizeBytes && !worksOffline,
  ]
  return ALWAYS_FACTS + optional.filter(Boolean).length
}

/** Whom and what the game is for, where it comes from. */
export function GameFacts({ game }: { game: GameView }) {
  return (
    <dl className={styles.facts} aria-label={texts.game.facts}>
      <Fact icon={<DesktopIcon />} name={texts.game.devices}>
        {game.devices.length === ALL_DEVICES
          ? texts.game.allDevices
          : game.devices.map((device) => texts.game.device[device]).join(', ')}
      </Fact>
      {!hasControls(game) && (
        <Fact icon={<MouseIcon />} name={texts.game.playedWith}>
          {game.keyboardOnly ? texts.game.mouseOrKeys : texts.game.mouseOrTouch}
        </Fact>
      )}
      {game.orientation !== 'any' && (
        <Fact icon={<RotateIcon />} name={texts.game.orientation}>
          {texts.game.orientations[game.orientation]}
        </Fact>
      )}
      {game.worksOffline && (
        <Fact icon={<OfflineIcon />} name={texts.game.offline}>
          {texts.game.offlineYes(game.sizeBytes ? formatSize(game.sizeBytes) : '')}
        </Fact>
      )}
      <Fact icon={<ShieldIcon />} name={texts.game.age}>
        {game.age > 0 ? texts.game.ageFrom(game.age) : texts.game.forAll}
      </Fact>
      {game.notes.length > 0 && (
        <Fact icon={<ShieldIcon />} name={texts.game.notes}>
          {texts.game.noteNames(game.notes)}
        </Fact>
      )}
      {game.plays > 0 && (
        <Fact icon={<StarIcon />} name={texts.game.players}>
          {texts.game.playCount(game.plays)}
        </Fact>
      )}
      {game.maker && (
        <Fact icon={<StarIcon />} name={texts.game.maker}>
          {game.maker}
        </Fact>
      )}
      {game.categories[0] && (
        <Fact icon={<ShapesIcon />} name={texts.game.kind}>
          <a href={categoryPath(game.categories[0].id)}>{game.categories[0].label}</a>
        </Fact>
      )}
      <Fact icon={<PriceIcon />} name={texts.game.price}>
        {texts.game.free}
      </Fact>
      {game.sizeBytes && !game.worksOffline ? (
        <Fact icon={<OfflineIcon />} name={texts.game.size}>
          {formatSize(game.sizeBytes)}
        </Fact>
      ) : null}
      {game.trust === 'remote' && (
        <Fact icon={<GlobeIcon />} name={texts.game.origin}>
          {game.providerLabel}
        </Fact>
      )}
    </dl>
  )
}

function hasControls({ controls }: GameView): boolean {
  return INPUTS.some(([input]) => controls[input]?.length)
}

interface FactProps {
  icon: ReactNode
  name: string
  input?: string
  children: ReactNode
}

function Fact({ icon, name, input, children }: FactProps) {
  return (
    <div className={styles.fact} data-input={input}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Controls({ controls }: { controls: readonly Control[] }) {
  return (
    <ul className={styles.list}>
      {controls.map(({ keys, does }) => (
        <li key={keys.join() + does}>
          <span className={styles.keys}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
          <span>{does}</span>
        </li>
      ))}
    </ul>
  )
}

function formatSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
