import { expect, test } from 'vitest'
import { AI_CRAWLERS } from './crawlers.ts'
import { makeSite, makeView } from './make-view.ts'
import { renderRobots } from './robots.ts'

interface Rule {
  isAllowed: boolean
  path: string
}

/** Reads the file as RFC 9309 says: the groups that name an agent, else those for all agents. */
function readRobots(text: string) {
  const groups: { agents: string[]; rules: Rule[] }[] = []
  let isOpen = false
  for (const line of text.split('\n').map((part) => part.replace(/#.*/, '').trim())) {
    const [, field = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (field.toLowerCase() === 'user-agent') {
      if (!isOpen) groups.push({ agents: [], rules: [] })
      groups.at(-1)!.agents.push(value.toLowerCase())
      isOpen = true
    } else if (/^(dis)?allow$/i.test(field)) {
      groups.at(-1)!.rules.push({ isAllowed: field.length === 5, path: value })
      isOpen = false
    }
  }
  return function isAllowed(agent: string, path: string): boolean {
    const named = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()))
    const rules = (named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'))).flatMap(
      (group) => group.rules,
    )
    const fitting = rules.filter((rule) => toExpression(rule.path).test(path))
    const [best] = fitting.sort((a, b) => b.path.length - a.path.length)
    return best?.isAllowed ?? true
  }
}

function toExpression(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^{}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')
  return new RegExp(`^${escaped}`)
}

const robotsOf = (settings: object, host?: string) => {
  const { body } = renderRobots(makeView({ site: makeSite(settings, host) }))
  return { body, isAllowed: readRobots(body) }
}

test.each([
  ['/', true],
  ['/gameDetail/chess', true],
  ['/gamePlay/chess', true],
  ['/search', true],
  ['/categoryDetail/Newest/2', true],
  ['/img/games/chess/wide-640.webp', true],
  ['/assets/entry-abcd1234.js', true],
  ['/games/chess/media/shot.webp', true],
  ['/search?searchValue=chess', false],
  ['/search?device=phone&searchValue=chess', false],
  ['/api/suggest?q=x', false],
  ['/gameDetail/chess/_payload.json', false],
  ['/gameDetail/chess.data', false],
  ['/builds/latest.json', false],
  ['/games/chess/', false],
  ['/games/chess/index.html', false],
])('whether a search engine may read %s: %s', (path, expected) => {
  expect(robotsOf({}).isAllowed('Googlebot', path)).toBe(expected)
})

test('by default models may not train on a site, and assistants may find and fetch it', () => {
  const { isAllowed } = robotsOf({})
  for (const agent of AI_CRAWLERS.aiTraining) expect(isAllowed(agent, '/'), agent).toBe(false)
  for (const agent of [...AI_CRAWLERS.aiSearch, ...AI_CRAWLERS.aiUserFetch]) {
    expect(isAllowed(agent, '/'), agent).toBe(true)
    expect(isAllowed(agent, '/api/vote'), agent).toBe(false)
  }
})

test.each(['aiTraining', 'aiSearch', 'aiUserFetch'] as const)('%s is a switch of its own', (purpose) => {
  const others = (['aiTraining', 'aiSearch', 'aiUserFetch'] as const).filter((other) => other !== purpose)
  const allOn = { aiTraining: true, aiSearch: true, aiUserFetch: true }
  const { isAllowed } = robotsOf({ discovery: { ...allOn, [purpose]: false } })
  for (const agent of AI_CRAWLERS[purpose]) expect(isAllowed(agent, '/gameDetail/chess')).toBe(false)
  for (const agent of others.flatMap((other) => AI_CRAWLERS[other])) expect(isAllowed(agent, '/')).toBe(true)
  expect(isAllowed('Googlebot', '/')).toBe(true)
})

test('the sitemap is named where the pages belong, and a host that only mirrors stays open', () => {
  expect(robotsOf({}).body).toContain('\nSitemap: https://fox.example/sitemap.xml\n')
  const mirror = robotsOf({ canonicalHost: 'games.example' }, 'mirror.example')
  expect(mirror.body).toContain('\nSitemap: https://games.example/sitemap.xml\n')
  expect(mirror.body).not.toContain('mirror.example')
  expect(mirror.isAllowed('Googlebot', '/gameDetail/chess')).toBe(true)
})

test('it has only lines that every reader knows', () => {
  const { body } = robotsOf({ discovery: { aiSearch: false, aiUserFetch: false } })
  for (const line of body.split('\n'))
    expect(line).toMatch(
      /^$|^#|^User-agent: [\w*-]+$|^(Allow|Disallow): [/*][^\s]*$|^Sitemap: https:\/\/\S+$/,
    )
  expect(body.length).toBeLessThan(500 * 1024)
})
