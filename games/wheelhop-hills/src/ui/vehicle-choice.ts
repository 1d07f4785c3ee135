/** The chosen vehicle and paint for a won hill or the long road, from the rows under the sign. */
import type { Kit } from '@playhouse/game-kit'
import { listWon, nextCar } from './garage.ts'
import type { Choice, Garage } from './garage.ts'
import type { SaveData } from '../view/ghost.ts'
import { findHill } from '../rules/hills.ts'
import { listPaints } from '../art/paints.ts'
import type { Wins } from '../art/paints.ts'
import { initialState } from '../state.ts'
import type { Game, State } from '../state.ts'
import { texts } from '../texts.ts'
import type { VehicleName } from '../rules/vehicles.ts'

export function createChoice(kit: Kit<Game, SaveData>, readWins: () => Wins) {
  /** Where it was chosen; another hill has its own vehicle again. */
  let place = ''
  let car: VehicleName | null = null
  let offers: readonly VehicleName[] = []
  let paints: readonly number[] = []
  let preview: State | null = null
  /** A coat of paint for one hill: it stays on with every new try there. */
  let lent: { place: string; paint: number } | null = null

  const readLent = () => (lent?.place === `${kit.start.mode}/${kit.start.level}` ? lent.paint : null)
  const readPaint = () => readLent() ?? kit.data.paint ?? 0
  const listOffers = () => {
    const { mode, level } = kit.start
    const stars = kit.record.stars.levels
    const won = listWon(stars)
    const isOffered = mode === 'road' || (mode === 'levels' && stars?.[level] !== undefined)
    return isOffered && won.length > 1 ? won : []
  }
  const isThere = () => kit.start.mode === 'road' || offers.length > 0
  const choose = (choice: Choice) => {
    if ('paint' in choice) {
      kit.data.paint = choice.paint
      lent = null
    } else if (kit.start.mode === 'road') kit.data.roadCar = choice.car
    if ('car' in choice) car = choice.car
    kit.save()
    kit.audio.play('click')
    kit.say('car' in choice ? texts.cars[choice.car] : texts.paint(choice.paint))
    kit.restart()
  }
  const read = (): Garage => {
    const { mode, level, seed } = kit.start
    return { won: offers, chosen: car ?? findHill(mode, level, seed).car, paints, paint: readPaint() }
  }
  return {
    /** The state shown before the first tick: the run itself, or one with the chosen vehicle. */
    begin(state: State): State {
      const { mode, level, seed } = kit.start
      offers = listOffers()
      paints = isThere() ? listPaints(readWins()) : []
      if (place !== `${mode}/${level}`) {
        place = `${mode}/${level}`
        car = mode === 'road' ? (offers.find((one) => one === kit.data.roadCar) ?? null) : null
      }
      if (!offers.includes(car!)) car = null
      preview = car && car !== state.car ? initialState({ mode, level, seed }, car) : null
      return preview ?? state
    },
    show: (state: State): State =>
      preview && state.ticks === 0 && state.car !== preview.car ? preview : state,
    /** Called before a tick: sends the choice to the rules. */
    announce(state: State) {
      if (preview && state.ticks === 0 && state.car !== preview.car)
        kit.send({ type: 'car', car: preview.car })
      const paint = readLent()
      if (paint && state.ticks === 0 && state.paint !== paint) kit.send({ type: 'paint', paint })
    },
    /** The coat was given for the hill that is on. */
    lend(paint: number) {
      lent = { place: `${kit.start.mode}/${kit.start.level}`, paint }
    },
    readPaint,
    choose,
    chooseNext() {
      if (offers.length > 0) choose({ car: nextCar(offers, read().chosen) })
    },
    choosePaint() {
      if (paints.length > 1) choose({ paint: paints[(paints.indexOf(read().paint) + 1) % paints.length]! })
    },
    read,
  }
}
