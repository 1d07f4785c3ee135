import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATEGORY_ICON_NAMES } from './category-icon-names.ts'

const svg = readFileSync(new URL('category-icons.svg', import.meta.url), 'utf8')

test('every category icon is drawn, in a square of its own', () => {
  const views = [...svg.matchAll(/<view id="([^"]+)" viewBox="0 (\d+) 34 34"\/>\n<svg y="(\d+)" /g)]
  expect(views.map(([, name]) => name)).toEqual(CATEGORY_ICON_NAMES)
  for (const [index, [, , view, drawing]] of views.entries()) {
    expect(Number(view)).toBe(index * 34)
    expect(drawing).toBe(view)
  }
})

test('the drawings load nothing external', () => {
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/href|url\(|http|<script|<style/)
})
