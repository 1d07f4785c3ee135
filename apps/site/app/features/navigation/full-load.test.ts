import { expect, test, vi } from 'vitest'
import { loadInFull } from './full-load.ts'

test('a link pressed while the page is being left is where the visitor lands', () => {
  const opened: string[] = []
  vi.stubGlobal('location', {
    origin: 'https://play.example',
    href: 'https://play.example/',
    pathname: '/',
    assign: (url: URL) => opened.push(url.pathname),
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', () => {})
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  expect(loadInFull('/category')).toBe(true)
  expect(loadInFull('/articles')).toBe(true)
  expect(opened).toEqual(['/category', '/articles'])
  vi.unstubAllGlobals()
})
