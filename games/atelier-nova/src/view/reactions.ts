/** Effects of events: sounds, sparks, and announcements for screen readers. */
import type { Kit } from '@playhouse/game-kit'
import type { Data } from './save-data.ts'
import { PIECES } from '../data/catalogue.ts'
import type { Fabric } from '../art/clothes/cloth.ts'
import { CONFETTI, throwConfetti } from '../art/confetti.ts'
import type { Kind } from '../data/cuts.ts'
import type { Dressing } from './dressing.ts'
import { TAG_COLOURS } from '../art/icons.ts'
import { countStars } from '../rules/goals.ts'
import { JUDGES } from '../art/figure/judges.ts'
import { findScheme, SCHEME_POINTS, stylePoints } from '../rules/judging.ts'
import type { RevealedScores } from './revealed-scores.ts'
import type { Look } from '../rules/look.ts'
import type { Praise } from '../art/notes.ts'
import { TEAL } from '../art/paper.ts'
import { hexOf, SWATCHES } from '../rules/palette.ts'
import { findRival } from '../rules/rival.ts'
import { RIVAL_TICKS } from '../state.ts'
import type { Event, Game } from '../state.ts'
import type { Tag } from '../rules/tags.ts'
import { dyesOf } from '../data/themes.ts'
import { texts } from '../texts.ts'
import { countTrims, ECHO_POINTS, findEcho, findPose, listCloth, POSE_TAGS } from '../rules/matching-bonus.ts'
import { feel, sayVerdict } from './verdict-card.ts'
import { voiceOf } from '../audio/voices.ts'

/** The sound of putting it on. */
const WEAR_SOUNDS: Record<Kind, string> = {
  hair: 'brush',
  top: 'swish',
  bottom: 'zip',
  dress: 'swish',
  coat: 'zip',
  shoes: 'heel',
  hat: 'snap',
  eyes: 'snap',
  jewel: 'jingle',
  bag: 'snap',
  wings: 'swish',
}
/** What its cloth adds when it lands. */
const FABRIC_SOUNDS: Partial<Record<Fabric, string>> = {
  knit: 'knit',
  fur: 'knit',
  quilt: 'knit',
  leather: 'creak',
  satin: 'satin',
  sheer: 'satin',
  tulle: 'satin',
  glitter: 'jingle',
}
/** Points from which hues are heard to sing. */
const SINGS = 8
const schemeOf = (look: Look) => findScheme(listCloth(look).map(({ a }) => a))

type Stage = { known: RevealedScores; beginWalk(): void; setCursor(id: string): void }
type Of<Type extends Event['type']> = Extract<Event, { type: Type }>
type Reactions<Type extends Event['type']> = { [T in Type]: (event: Of<T>) => void }
type DressType =
  | 'worn'
  | 'matched'
  | 'removed'
  | 'dyed'
  | 'patterned'
  | 'changed'
  | 'posed'
  | 'redressed'
  | 'undone'
  | 'refused'
  | 'revealed'

/** `setCursor`: where keys and pads point next. */
export function createReactions(
  kit: Kit<Game, Data>,
  dressing: Dressing,
  { known, beginWalk, setCursor }: Stage,
): (event: Event) => void {
  const praises = createPraises(kit, dressing, known)
  const reactions: Reactions<Event['type']> = {
    ...reactToDressing(kit, dressing, praises),
    ...reactToShow(kit, beginWalk, setCursor),
  }
  return (event) => (reactions[event.type] as (event: Event) => void)(event)
}

/** Words and stars around the figure: what a piece earns, and what goes together. */
function createPraises(kit: Kit<Game, Data>, dressing: Dressing, known: RevealedScores) {
  const burst = (colours: readonly string[], count: number) => {
    const { x, y, height } = dressing.figurePlace()
    kit.juice.burst(x, y - height * 0.5, {
      count,
      colours,
      shape: 'star',
      speed: height * 0.7,
      gravity: 160,
      ms: 900,
      size: 13,
    })
  }
  const ofStyle = (tag: Tag, points: number): Praise => ({
    colour: TAG_COLOURS[tag],
    tag,
    text: points > 0 ? `+${points} ${texts.tags[tag]}` : texts.tags[tag],
  })
  return {
    burst,
    ofStyle,
    /** Every style that it earns for, each with its points. */
    ofPiece(piece: number, points: number) {
      const earned = stylePoints(piece, kit.state.theme).sort((a, b) => b[1] - a[1])
      if (earned.length === 0) return
      burst(earned.map(([tag]) => TAG_COLOURS[tag]).concat('#ffe9a8'), 10 + points * 3)
      dressing.praise(earned.map(([tag, own]) => ofStyle(tag, known.has(piece) ? own : 0)))
    },
    /** What the last change made go together, or took apart. */
    ofBonus() {
      const { look, past, mode } = kit.state
      const before = past.at(-1)
      if (!before || mode === 'free') return
      const list = [...listMatches(look, before)]
      const scheme = schemeOf(look)
      const isBetter =
        SCHEME_POINTS[scheme] > SCHEME_POINTS[schemeOf(before)] && SCHEME_POINTS[scheme] >= SINGS
      if (isBetter)
        list.push({
          colour: TEAL,
          icon: 'wheelHues',
          text: texts.together.scheme(SCHEME_POINTS[scheme], texts.schemes[scheme]),
        })
      if (list.length === 0) return
      dressing.praise(list)
      kit.audio.play(isBetter ? 'chord' : 'match', { rate: isBetter ? 1 : 1.1, vary: 0 })
    },
  }
}
type Praises = ReturnType<typeof createPraises>

/** Patterns and trims that go together now and did not before. */
function listMatches(look: Look, before: Look): Praise[] {
  const list: Praise[] = []
  if (findEcho(look) > 0 && findEcho(before) === 0)
    list.push({ colour: TEAL, icon: 'pattern', text: texts.together.echo(ECHO_POINTS) })
  const trims = countTrims(look)
  if (trims > countTrims(before)) list.push({ colour: TEAL, icon: 'dye', text: texts.together.trim(trims) })
  return list
}

function reactToDressing(kit: Kit<Game, Data>, dressing: Dressing, praises: Praises): Reactions<DressType> {
  /** Milliseconds until the new piece arrives. */
  let landsIn = 0
  return {
    worn({ piece, kind }) {
      landsIn = dressing.worn(piece, kit.now)
      const { fabric, name } = PIECES[piece]!
      kit.audio.play(WEAR_SOUNDS[kind])
      const own = FABRIC_SOUNDS[fabric]
      if (own) kit.audio.play(own, { delay: landsIn / 1000, volume: 0.8 })
      kit.say(texts.say.worn(texts.piece(name)))
    },
    matched({ piece, points }) {
      kit.audio.play('match', { delay: 0.1 + landsIn / 1000, rate: 1 + Math.min(6, points) * 0.03, vary: 0 })
      kit.juice.tween({
        ms: 1,
        delayMs: landsIn,
        update: () => {},
        done: () => dressing.whenSeen(() => praises.ofPiece(piece, points)),
      })
    },
    removed({ kind }) {
      dressing.changed(kit.now)
      kit.audio.play('off')
      kit.say(texts.say.removed(texts.kinds[kind]))
    },
    dyed({ dye }) {
      dressing.changed(kit.now)
      // Round the wheel the note rises.
      kit.audio.play('dye', { rate: 0.86 + Math.max(0, SWATCHES[dye]!.hue) * 0.04, vary: 0 })
      praises.burst([hexOf(dye), '#fff3e2'], 12)
      praises.ofBonus()
      kit.say(texts.say.dyed(SWATCHES[dye]!.name))
    },
    patterned({ kind }) {
      dressing.changed(kit.now)
      praises.ofBonus()
      kit.audio.play('pattern', { rate: 0.9 + (kit.state.look.wear[kind]?.pattern ?? 0) * 0.05 })
    },
    changed() {
      dressing.changed(kit.now)
      kit.audio.play('page')
    },
    redressed() {
      dressing.changed(kit.now)
      dressing.drawer.showWorn()
      kit.audio.play('swish')
      kit.audio.play('jingle', { delay: 0.1 })
      praises.burst(CONFETTI, 26)
    },
    undone() {
      dressing.changed(kit.now)
      kit.audio.play('undo')
    },
    refused: () => kit.audio.play('refuse'),
    posed: () => reactToPose(kit, dressing, praises),
    revealed: ({ secret }) => reveal(kit, dressing, praises, secret),
  }
}

function reactToPose(kit: Kit<Game, Data>, dressing: Dressing, praises: Praises): void {
  dressing.changed(kit.now)
  const { look, theme } = kit.state
  const said = (POSE_TAGS[look.pose] ?? []).map((tag) => texts.tags[tag])
  const fit = findPose(look.pose, theme)
  dressing.say(texts.bubble.pose(said))
  kit.say(texts.bubble.pose(said))
  if (fit) dressing.praise([praises.ofStyle(fit.tag, fit.points)])
  kit.audio.play('pose')
}

function reveal(
  kit: Kit<Game, Data>,
  dressing: Dressing,
  praises: Praises,
  secret: Of<'revealed'>['secret'],
): void {
  const { palette, avoid } = kit.state.theme
  const text = secret === 'avoid' ? texts.reveal.avoid(texts.tags[avoid!]) : texts.reveal[secret]
  dressing.envelope.open(secret, kit.now)
  dressing.say(text, 700)
  kit.say(text)
  praises.burst(secret === 'palette' && palette ? dyesOf(palette).map(hexOf) : CONFETTI, 30)
  kit.audio.play('page', { volume: 1 })
  kit.audio.play('chord', { delay: 0.15, vary: 0 })
}

function reactToShow(
  kit: Kit<Game, Data>,
  beginWalk: Stage['beginWalk'],
  setCursor: Stage['setCursor'],
): Reactions<Exclude<Event['type'], DressType>> {
  const goOn = () => {
    setCursor('walk')
    kit.audio.play('swish')
  }
  return {
    passed: () => kit.audio.play('curtain', { vary: 0 }),
    walked() {
      beginWalk()
      const rival = kit.state.ticks < RIVAL_TICKS ? findRival(kit.state) : null
      if (rival) kit.say(texts.rival.announced(rival.name, rival.score))
      kit.audio.play('curtain', { vary: 0 })
    },
    judged() {
      celebrate(kit)
      setCursor('done')
    },
    spoke({ judge }) {
      const name = JUDGES[judge]!
      const verdict = kit.state.verdict!
      const words = sayVerdict({ ...kit.state, verdict }, name)
      kit.say(texts.spoken(texts.judges[name].name, words, verdict.totals[name]))
      kit.audio.play(voiceOf(name, feel(name, kit.state)), { vary: 0 })
    },
    returned: goOn,
    showed: goOn,
    finished: () => kit.audio.play('star'),
  }
}

/** The hall is as loud as the show was good; paper falls when a star is counted. */
function celebrate(kit: Kit<Game, Data>): void {
  const { state } = kit
  const isFree = state.mode === 'free'
  const stars = isFree ? 2 : countStars(state, state.verdict?.score ?? 0)
  kit.audio.play('applause', { volume: 0.5 + stars * 0.2 })
  if (isFree) throwConfetti(kit, 60)
}
