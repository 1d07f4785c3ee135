import { expect, test } from 'vitest'
import { findPortalSdk, listPortalSdks, PORTAL_SDKS, replaceScriptAddresses } from './addresses.ts'

test('an SDK is found by its address however a game writes it', () => {
  const found = (address: string) => findPortalSdk(address)?.id ?? null
  expect(found('https://game-cdn.poki.com/scripts/v2/poki-sdk.js')).toBe('poki')
  expect(found('//sdk.crazygames.com/crazygames-sdk-v2.js?x=1')).toBe('crazygames-v2')
  expect(found('http://sdk.crazygames.com/crazygames-sdk-v3.js#x')).toBe('crazygames-v3')
  expect(found('/sdk.js')).toBe('yandex')
  expect(found('https://yandex.com/games/sdk/v2')).toBe('yandex')
  expect(found('lib/playgama-bridge.js')).toBe('playgama')
  expect(found('https://bridge.playgama.com/v1/stable/playgama-bridge.js')).toBe('playgama')
  expect(found('https://www.newgrounds.io/gateway_v3.php')).toBe('newgrounds')
  for (const other of [
    'sdk.js',
    'https://evil.example/game-cdn.poki.com/scripts/v2/poki-sdk.js',
    'https://evil.example/playgama-bridge.js',
    'https://sdk.crazygames.com/other.js',
    'game.js',
    '',
  ])
    expect(found(other), other).toBeNull()
  for (const { id, imports } of PORTAL_SDKS)
    for (const address of imports) expect(found(address), address).toBe(id)
})

test('the texts of a game say which SDKs it loads', () => {
  const html = '<script src="/sdk.js"></script><script src=game.js></script>'
  const script = 'a.src="https://api.gamemonetize.com/sdk.js",fetch("//www.newgrounds.io/gateway_v3.php")'
  expect(listPortalSdks(html, [script])).toEqual(['gamemonetize', 'yandex', 'newgrounds'])
  expect(listPortalSdks('<p>/sdk.js</p>', ['let a = "/sdk.js"'])).toEqual([])
})

test('script elements get other addresses, everything else stays', () => {
  const change = (html: string) => replaceScriptAddresses(html, '/f/')
  expect(
    change('<script async data-a="x>y" src=\'https://api.gamemonetize.com/sdk.js\' id="a"></script>'),
  ).toBe('<script async data-a="x>y" src="/f/gamemonetize.js" id="a"></script>')
  expect(change('<SCRIPT\nsrc=//cdn.y8.com/api/sdk.js></SCRIPT>')).toBe('<SCRIPT\nsrc="/f/y8.js"></SCRIPT>')
  for (const same of [
    '<img src="https://api.gamemonetize.com/sdk.js">',
    '<script data-src="https://api.gamemonetize.com/sdk.js"></script>',
    '<script>let s = "https://api.gamemonetize.com/sdk.js"</script>',
    '<script src="https://www.newgrounds.io/gateway_v3.php"></script>',
  ])
    expect(change(same)).toBe(same)
})
