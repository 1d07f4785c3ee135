import { expect, test } from 'vitest'
import { createUnknownHosts } from './unknown-hosts.ts'

function openHosts() {
  const lines: unknown[] = []
  let now = 0
  const hosts = createUnknownHosts(
    { warn: (message, fields) => lines.push({ message, ...fields }) },
    () => now,
  )
  return { hosts, lines, pass: (ms: number) => void (now += ms) }
}

test('a host is logged once an hour, with the command that adds it', () => {
  const { hosts, lines, pass } = openHosts()
  for (let at = 0; at < 10; at++) hosts.report('new.example', false)
  expect(lines).toEqual([
    {
      message: 'no site has this host',
      host: 'new.example',
      command: 'npm run portal -- site add new.example',
    },
  ])
  pass(3_600_000)
  hosts.report('new.example', false)
  expect(lines).toHaveLength(2)
})

test('a sample that was requested from another machine is logged with its switch, not with a command', () => {
  const { hosts, lines } = openHosts()
  hosts.report('localhost', true)
  expect(lines).toEqual([
    {
      message: 'sample site requested from another machine; set SAMPLES=on to serve it',
      host: 'localhost',
    },
  ])
})

test('thousands of invented hosts log twenty lines', () => {
  const { hosts, lines } = openHosts()
  for (let at = 0; at < 5000; at++) hosts.report(`host-${at}.example`, false)
  expect(lines).toHaveLength(20)
})
