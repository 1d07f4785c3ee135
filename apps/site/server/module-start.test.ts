// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { startModulesByScript } from './module-start.ts'

const MODULE = 'import("/a.js").then(() => { "ä" })'
const PAGE = `<p>one</p><script>early()</script><script type="module" async="">${MODULE}</script><p>two</p>`

test('an inline module is text, with a script behind it that starts it', () => {
  const html = startModulesByScript(PAGE)
  expect(html).toContain(`<script type="text/plain">${MODULE}</script><script>{`)
  expect(html).not.toContain('<script type="module"')
  expect(html).toContain('<script>early()</script>')
})

test('the text and its starter have the nonce of the module', () => {
  const html = startModulesByScript(`<script type="module" async="" nonce="abc">${MODULE}</script>`)
  expect(html).toMatch(/^<script type="text\/plain" nonce="abc">/)
  expect(html).toContain('</script><script nonce="abc">{')
})

test('other scripts and modules with a source stay as they are', () => {
  const html =
    '<script type="application/json">{}</script><script type="module" src="/a.js"></script><script>b()</script>'
  expect(startModulesByScript(html)).toBe(html)
})

test('started, the module stands where it was and nothing else is left', () => {
  document.body.innerHTML = startModulesByScript(PAGE)
  const [, text, starter] = document.querySelectorAll('script')
  Object.defineProperty(document, 'currentScript', { value: starter, configurable: true })
  new Function('document', starter!.textContent)(document)
  const scripts = [...document.querySelectorAll('script')]
  expect(scripts.map(({ type }) => type)).toEqual(['', 'module'])
  expect(scripts[1]!.textContent).toBe(text!.textContent)
  expect(document.body.firstElementChild!.textContent).toBe('one')
  expect(document.body.lastElementChild!.textContent).toBe('two')
})
