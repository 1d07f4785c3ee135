/** The promotions of the open page, fetched once per page, and the order in which they are shown. */
import { fetchJson } from '#app/api-client.ts'
import { isAbout, type Promo } from './promo.ts'

const GAME_RE = /^\/game(?:Detail|Play)\/([a-z0-9-]+)/

const pending = new Map<string, Promise<Promo[]>>()
/** Grows with every promotion shown, so that the next one is another. */
let turn = 0

/** Null where the site has nothing to promote, or cannot be reached. */
export async function takePromo(kind?: Promo['kind']): Promise<Promo | null> {
  const fitting = await listFitting(kind)
  return fitting[turn++ % Math.max(1, fitting.length)] ?? null
}

/** Whether `takePromo` would have one. */
export async function hasPromo(kind: Promo['kind']): Promise<boolean> {
  return (await listFitting(kind)).length > 0
}

async function listFitting(kind?: Promo['kind']): Promise<Promo[]> {
  const { pathname } = location
  const promos = await listFor(pathname)
  return promos.filter((promo) => !isAbout(promo, pathname) && (!kind || promo.kind === kind))
}

function listFor(pathname: string): Promise<Promo[]> {
  const near = GAME_RE.exec(pathname)?.[1] ?? ''
  const known = pending.get(near)
  if (known) return known
  const promos = fetchJson<{ promos?: Promo[] } | null>(`/api/promos?near=${near}`)
    .then((answer) => {
      // A proxy between the page and the server may answer in its place.
      if (!Array.isArray(answer?.promos)) throw new Error('The promotions came as something else.')
      return answer.promos
    })
    .catch(() => {
      // Asked again by the next place: perhaps the network is back.
      pending.delete(near)
      return []
    })
  pending.set(near, promos)
  return promos
}
