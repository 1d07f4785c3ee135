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

/** `setCursor`: where keys and pads point next. */
export function createReactions(
  kit: Kit<Game, Data>,
  dressing: Dressing,
  { known, beginWalk, setCursor }: { known: RevealedScores; beginWalk(): void; setCursor(id: string): void },
): (event: Event) => void {
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
  /** The hall is as loud as the show was good; paper falls when a star is counted. */
  const celebrate = () => {
    const { state } = kit
    const isFree = state.mode === 'free'
    const stars = isFree ? 2 : countStars(state, state.verdict?.score ?? 0)
    kit.audio.play('applause', { volume: 0.5 + stars * 0.2 })
    if (isFree) throwConfetti(kit, 60)
  }
  /** Every style that it earns for, each with its points. */
  const praise = (piece: number, points: number) => {
    const earned = stylePoints(piece, kit.state.theme).sort((a, b) => b[1] - a[1])
    if (earned.length === 0) return
    burst(earned.map(([tag]) => TAG_COLOURS[tag]).concat('#ffe9a8'), 10 + points * 3)
    dressing.praise(earned.map(([tag, own]) => announceStyle(tag, known.has(piece) ? own : 0)))
  }
  const announceStyle = (tag: Tag, points: number): Praise => ({
    colour: TAG_COLOURS[tag],
    tag,
    text: points > 0 ? `+${points} ${texts.tags[tag]}` : texts.tags[tag],
  })
  /** What the last change made go together, or took apart. */
  const announceBonus = () => {
    const { look, past, mode } = kit.state
    const before = past.at(-1)
    if (!before || mode === 'free') return
    const list: Praise[] = []
    if (findEcho(look) > 0 && findEcho(before) === 0)
      list.push({ colour: TEAL, icon: 'pattern', text: texts.together.echo(ECHO_POINTS) })
    const trims = countTrims(look)
    if (trims > countTrims(before)) list.push({ colour: TEAL, icon: 'dye', text: texts.together.trim(trims) })
    const [scheme, old] = [schemeOf(look), schemeOf(before)]
    const isBetter = SCHEME_POINTS[scheme] > SCHEME_POINTS[old] && SCHEME_POINTS[scheme] >= SINGS
    if (isBetter)
      list.push({
        colour: TEAL,
        icon: 'wheelHues',
        text: texts.together.scheme(SCHEME_POINTS[scheme], texts.schemes[scheme]),
      })
    if (list.length === 0) return
    dressing.praise(list)
    kit.audio.play(isBetter ? 'chord' : 'match', { rate: isBetter ? 1 : 1.1, vary: 0 })
  }
  /** Milliseconds until the new piece arrives. */
  let landsIn = 0
  const follow = (event: Event) => {
    switch (event.type) {
      case 'worn': {
        landsIn = dressing.worn(event.piece, kit.now)
        const { fabric, name } = PIECES[event.piece]!
        kit.audio.play(WEAR_SOUNDS[event.kind])
        const own = FABRIC_SOUNDS[fabric]
        if (own) kit.audio.play(own, { delay: landsIn / 1000, volume: 0.8 })
        return kit.say(texts.say.worn(texts.piece(name)))
      }
      case 'matched':
        kit.audio.play('match', {
          delay: 0.1 + landsIn / 1000,
          rate: 1 + Math.min(6, event.points) * 0.03,
          vary: 0,
        })
        return kit.juice.tween({
          ms: 1,
          delayMs: landsIn,
          update: () => {},
          done: () => dressing.whenSeen(() => praise(event.piece, event.points)),
        })
      case 'removed':
        dressing.changed(kit.now)
        kit.audio.play('off')
        return kit.say(texts.say.removed(texts.kinds[event.kind]))
      case 'dyed':
        dressing.changed(kit.now)
        // Round the wheel the note rises.
        kit.audio.play('dye', { rate: 0.86 + Math.max(0, SWATCHES[event.dye]!.hue) * 0.04, vary: 0 })
        burst([hexOf(event.dye), '#fff3e2'], 12)
        announceBonus()
        return kit.say(texts.say.dyed(SWATCHES[event.dye]!.name))
      case 'patterned':
        dressing.changed(kit.now)
        announceBonus()
        return kit.audio.play('pattern', {
          rate: 0.9 + (kit.state.look.wear[event.kind]?.pattern ?? 0) * 0.05,
        })
      case 'changed':
        dressing.changed(kit.now)
        return kit.audio.play('page')
      case 'posed': {
        dressing.changed(kit.now)
        const { look, theme } = kit.state
        const said = (POSE_TAGS[look.pose] ?? []).map((tag) => texts.tags[tag])
        const fit = findPose(look.pose, theme)
        dressing.say(texts.bubble.pose(said))
        kit.say(texts.bubble.pose(said))
        if (fit) dressing.praise([announceStyle(fit.tag, fit.points)])
        return kit.audio.play('pose')
      }
      case 'redressed':
        dressing.changed(kit.now)
        dressing.drawer.showWorn()
        kit.audio.play('swish')
        kit.audio.play('jingle', { delay: 0.1 })
        return burst(CONFETTI, 26)
      case 'undone':
        dressing.changed(kit.now)
        return kit.audio.play('undo')
      case 'refused':
        return kit.audio.play('refuse')
      case 'revealed': {
        const { palette, avoid } = kit.state.theme
        const { secret } = event
        const text = secret === 'avoid' ? texts.reveal.avoid(texts.tags[avoid!]) : texts.reveal[secret]
        dressing.envelope.open(secret, kit.now)
        dressing.say(text, 700)
        kit.say(text)
        burst(secret === 'palette' && palette ? dyesOf(palette).map(hexOf) : CONFETTI, 30)
        kit.audio.play('page', { volume: 1 })
        return kit.audio.play('chord', { delay: 0.15, vary: 0 })
      }
      case 'passed':
        return kit.audio.play('curtain', { vary: 0 })
      case 'walked': {
        beginWalk()
        const rival = kit.state.ticks < RIVAL_TICKS ? findRival(kit.state) : null
        if (rival) kit.say(texts.rival.announced(rival.name, rival.score))
        return kit.audio.play('curtain', { vary: 0 })
      }
      case 'judged':
        celebrate()
        return setCursor('done')
      case 'spoke':
        kit.say(
          texts.spoken(
            texts.judges[JUDGES[event.judge]!].name,
            sayVerdict({ ...kit.state, verdict: kit.state.verdict! }, JUDGES[event.judge]!),
            kit.state.verdict!.totals[JUDGES[event.judge]!],
          ),
        )
        return kit.audio.play(voiceOf(JUDGES[event.judge]!, feel(JUDGES[event.judge]!, kit.state)), {
          vary: 0,
        })
      case 'returned':
      case 'showed':
        setCursor('walk')
        return kit.audio.play('swish')
      case 'finished':
        return kit.audio.play('star')
    }
  }
  return follow
}
