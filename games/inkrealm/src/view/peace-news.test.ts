import { expect, test } from 'vitest'
import { createPeaceNews } from './peace-news.ts'

function listen() {
  const heard: string[] = []
  const world = { now: 0, isBusy: false }
  const news = createPeaceNews({
    now: () => world.now,
    ping: ({ who }) => void heard.push(`ping ${who}`),
    announce: () => void heard.push('over'),
    isBusy: () => world.isBusy,
  })
  return { heard, world, news }
}

test('the end of peace is announced once, and not during another message', () => {
  const { heard, world, news } = listen()
  news.watch()
  world.isBusy = true
  news.over()
  news.watch()
  expect(heard).toEqual([])
  world.isBusy = false
  news.watch()
  news.watch()
  expect(heard).toEqual(['over'])
})

test('a rival that runs along a safe trail pings once, not in every cell', () => {
  const { heard, world, news } = listen()
  for (world.now = 0; world.now < 1000; world.now += 100) news.passed({ type: 'passed', who: 3, x: 1, y: 1 })
  expect(heard).toEqual(['ping 3'])
  world.now = 1600
  news.passed({ type: 'passed', who: 4, x: 1, y: 1 })
  expect(heard).toEqual(['ping 3', 'ping 4'])
})
