import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEELINGS } from './feelings.ts'

const svg = readFileSync(new URL('../../ui/feeling-doors.svg', import.meta.url), 'utf8')

test('every feeling has a door of at most 6 KB, in a square of its own', () => {
  const doors = [...svg.matchAll(/<view id="([^"]+)" viewBox="0 (\d+) 120 120"\/>\n<svg y="(\d+)" (.*)/g)]
  expect(doors.map(([, name]) => name)).toEqual(FEELINGS)
  for (const [index, [drawing, , view, place]] of doors.entries()) {
    expect(Number(view)).toBe(index * 120)
    expect(place).toBe(view)
    expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(6 * 1024)
  }
})

test('each light belongs to one door, and the doors load nothing external', () => {
  const ids = [...svg.matchAll(/<radialGradient id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
  expect(used.every((id) => ids.includes(id))).toBe(true)
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/href|http|<script|<style/)
})
