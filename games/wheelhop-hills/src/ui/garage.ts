/** The vehicles the player has won, and their row under the sign before a won hill or the long road starts. */
import type { Screen, UiRect } from '@playhouse/game-kit'
import { LEVELS_A_WORLD } from '../rules/hills.ts'
import { INK, PAPER } from './hud.ts'
import { PAINTS } from '../art/paints.ts'
import { disc, ink, rounded, sheet, UNIT } from '../art/paper.ts'
import type { G } from '../art/paper.ts'
import { drawBehind, drawBody, drawWheel } from '../art/vehicle-art.ts'
import { LIVERIES } from '../art/vehicle-trim.ts'
import type { Livery } from '../art/paints.ts'
import { VEHICLE_NAMES, VEHICLES } from '../rules/vehicles.ts'
import type { VehicleName } from '../rules/vehicles.ts'

/** A vehicle becomes available when its first hill opens. */
export const listWon = (stars: Record<number, number> = {}): VehicleName[] =>
  VEHICLE_NAMES.filter((_, world) => world === 0 || stars[world * LEVELS_A_WORLD] !== undefined)

/** The first won vehicle after this one. */
export const nextCar = (won: readonly VehicleName[], car: VehicleName): VehicleName =>
  won[(won.indexOf(car) + 1) % won.length] ?? car

const GAP = 10

export type Garage = {
  won: readonly VehicleName[]
  chosen: VehicleName
  /** Coats of paint there are, by number; 0 is the vehicle's own. */
  paints: readonly number[]
  paint: number
}

/** More pots than this stand in two rows. */
const POTS_A_ROW = 7

type Row = { size: number; h: number; x: number; y: number }

function placeRow(
  { visible, safe, portrait }: Screen,
  count: number,
  max: number,
  y: number,
  flat: number,
): Row {
  const size = Math.min(max, (safe.w * (portrait ? 1 : 0.6) - 40) / count - GAP)
  const wide = count * (size + GAP) - GAP
  return { size, h: size * flat, x: visible.x + visible.w * (portrait ? 0.5 : 0.7) - wide / 2, y }
}

const placeCars = (screen: Screen, count: number): Row => {
  const { visible, portrait } = screen
  return placeRow(screen, count, portrait ? 104 : 96, visible.y + visible.h * (portrait ? 0.345 : 0.34), 0.84)
}
/** Where the pot in this place of the list stands. */
function placePot(screen: Screen, { won, paints }: Garage, i: number): Row {
  const cars = placeCars(screen, won.length)
  const wide = Math.min(paints.length, POTS_A_ROW)
  const row = placeRow(screen, wide, screen.portrait ? 86 : 82, cars.y + cars.h + 14, 1)
  const line = Math.floor(i / POTS_A_ROW)
  return { ...row, x: row.x + (i % POTS_A_ROW) * (row.size + GAP), y: row.y + line * (row.h + GAP) }
}

function drawPlate(g: G, left: number, { size, h, y }: Row, isChosen: boolean, draw: () => void): void {
  const plate = rounded(left, y, size, h, 16)
  sheet(g, plate, isChosen ? '#ffd75e' : PAPER, 6, { shadow: '#00000030' })
  if (isChosen) {
    g.strokeStyle = INK
    g.lineWidth = 4
    g.stroke(plate)
  }
  g.save()
  g.clip(plate)
  g.translate(left + size / 2, y + h / 2)
  draw()
  g.restore()
}

export function drawGarage(g: G, screen: Screen, garage: Garage): void {
  const { won, chosen, paints, paint } = garage
  if (won.length > 1) {
    const row = placeCars(screen, won.length)
    won.forEach((car, i) =>
      drawPlate(g, row.x + i * (row.size + GAP), row, car === chosen, () =>
        drawVehicle(g, car, row.size / 190),
      ),
    )
  }
  if (paints.length > 1) {
    paints.forEach((index, i) => {
      const row = placePot(screen, garage, i)
      drawPlate(g, row.x, row, index === paint, () => {
        g.scale(row.size / 76, row.size / 76)
        drawPot(g, index === 0 ? LIVERIES[chosen] : PAINTS[index - 1]!.coat)
      })
    })
  }
}

/** A pot with paint running over its rim. */
export function drawPot(g: G, { body, dark, light }: Pick<Livery, 'body' | 'dark' | 'light'>): void {
  sheet(g, rounded(-19, -10, 38, 34, 6), '#e9e2ea', 3)
  g.fillStyle = body
  ink(g, disc(0, -10, 19, 8))
  ink(g, rounded(-14, -8, 9, 22, 4))
  ink(g, rounded(4, -8, 8, 15, 4))
  g.fillStyle = dark
  ink(g, disc(0, -10, 13, 5))
  g.fillStyle = light
  ink(g, disc(-5, -12, 5, 2))
}

/** A vehicle standing by itself, its middle at the origin. */
export function drawVehicle(g: G, car: VehicleName, scale: number): void {
  g.save()
  g.scale(scale, scale)
  drawBehind(g, car)
  drawBody(g, car, 0)
  for (const { x, y, r } of VEHICLES[car].wheels) {
    g.save()
    g.translate(x * UNIT, y * UNIT)
    drawWheel(g, car, r * UNIT)
    g.restore()
  }
  g.restore()
}

export type Choice = { car: VehicleName } | { paint: number }

/** The item under a finger. */
export function findPick(screen: Screen, garage: Garage, at: { x: number; y: number }): Choice | null {
  const hit = listGarage(screen, garage).find(
    ({ x, y, w, h }) => at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h,
  )
  return hit?.pick ?? null
}

export function listGarage(screen: Screen, garage: Garage): (UiRect & { pick: Choice })[] {
  const { won, paints } = garage
  const list = (row: Row, i: number, pick: Choice, id: string) => ({
    id,
    kind: 'button' as const,
    x: row.x + i * (row.size + GAP),
    y: row.y,
    w: row.size,
    h: row.h,
    pick,
  })
  return [
    ...(won.length > 1 ? won : []).map((car, i) =>
      list(placeCars(screen, won.length), i, { car }, `car-${car}`),
    ),
    ...(paints.length > 1 ? paints : []).map((paint, i) =>
      list(placePot(screen, garage, i), 0, { paint }, `paint-${paint}`),
    ),
  ]
}
