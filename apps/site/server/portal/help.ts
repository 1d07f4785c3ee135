/** `--help` at every level, written from the commands themselves. */
import type { Command } from './command.ts'

const PREFIX = 'npm run portal --'
const SHARED_OPTIONS: readonly [name: string, help: string][] = [
  ['--json', 'Print one JSON object, for machines'],
  ['--help', 'Explain'],
]

export function renderOverview(commands: readonly Command[], group?: string): string {
  const shown = commands.filter(({ name }) => !group || name.split(' ')[0] === group)
  const width = Math.max(...shown.map((command) => renderUsage(command).length))
  return [
    `Usage: ${PREFIX} <command>`,
    '',
    ...shown.map((command) => `  ${renderUsage(command).padEnd(width)}  ${command.summary}`),
    '',
    `More of one: ${PREFIX} <command> --help. Every command takes --json.`,
    'Exit codes: 0 done, 1 failed, 2 wrong usage.',
  ].join('\n')
}

export function renderCommandHelp(command: Command): string {
  const own = Object.entries(command.options).map(([name, option]): [string, string] => [
    `--${name}${option.value ? ` ${option.value}` : ''}`,
    option.help,
  ])
  const options = [...own, ...SHARED_OPTIONS]
  const width = Math.max(...options.map(([name]) => name.length))
  return [
    command.summary + '.',
    '',
    `Usage: ${PREFIX} ${renderUsage(command)}`,
    '',
    ...options.map(([name, help]) => `  ${name.padEnd(width)}  ${help}`),
    '',
    `Example: ${PREFIX} ${command.example}`,
  ].join('\n')
}

export function renderUsage({ name, args }: Command): string {
  return [name, ...args].join(' ')
}
