/** `answers list`, `answers save`, `answers remove`. */
import {
  listAnswersOperation,
  removeAnswerOperation,
  saveAnswerOperation,
} from '../operations/saved-answers.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'
import { toCell, toLines } from './table.ts'

async function runList({ io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const { answers } = await run(listAnswersOperation, {})
    const text = answers.map((answer) => `${toCell(answer.name)}\n${toLines(answer.text)}`).join('\n\n')
    return { json: { answers }, text: text || 'No saved answers.' }
  })
}

async function runSave({ positionals, io }: CommandInput): Promise<Outcome> {
  const [name, text] = positionals as [string, string]
  return withOperations(io, async (run) => {
    const saved = await run(saveAnswerOperation, { name, text })
    return {
      json: { ...saved },
      text: `“${toCell(saved.name)}” is ${saved.isNew ? 'saved' : 'replaced'}.`,
    }
  })
}

async function runRemove({ positionals, io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const { removed } = await run(removeAnswerOperation, { name: positionals[0]! })
    return { json: { removed }, text: `Removed “${toCell(removed.name)}”.` }
  })
}

export const answersCommands: Command[] = [
  {
    name: 'answers list',
    summary: 'List the saved answers to messages',
    args: [],
    options: {},
    example: 'answers list',
    run: runList,
  },
  {
    name: 'answers save',
    summary: 'Save an answer, or replace the one of this name',
    args: ['<name>', '<text>'],
    options: {},
    example: 'answers save Thanks "Thank you for writing. We look at it this week."',
    run: runSave,
  },
  {
    name: 'answers remove',
    summary: 'Remove a saved answer',
    args: ['<name>'],
    options: {},
    example: 'answers remove Thanks',
    run: runRemove,
  },
]
