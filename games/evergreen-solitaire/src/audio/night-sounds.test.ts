import { expect, test } from 'vitest'
import { createNightSounds, VOICES } from './night-sounds.ts'
import { SEASONS } from '../rules/prizes.ts'
import { sounds } from './sounds.ts'

test.each(SEASONS)('in %s the forest is heard now and then, never twice at once', (season) => {
  const heard: { id: string; at: number }[] = []
  let now = 0
  const night = createNightSounds((id) => heard.push({ id, at: now }))
  for (; now < 60_000; now += 16) night.listen(now, season)
  expect(heard.length).toBeGreaterThan(7)
  expect(heard.length).toBeLessThan(17)
  heard.slice(1).forEach(({ at }, i) => expect(at - heard[i]!.at).toBeGreaterThan(3000))
  for (const { id } of heard) expect(sounds[id]).toBeDefined()
  expect(new Set(heard.map(({ id }) => id))).toEqual(new Set(VOICES[season]))
})
