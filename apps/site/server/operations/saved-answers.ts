/** Texts that answer many messages: `listAnswers`, `saveAnswer`, `removeAnswer`. */
import * as v from 'valibot'
import { defineNamedList, ListFullError, type NamedList } from '../ledger/named-list.ts'
import { defineOperation, OperationError, recordAudit } from './operation.ts'

const MAX_ANSWERS = 50
export const MAX_ANSWER_NAME = 60
export const MAX_ANSWER_TEXT = 4000

const NameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_ANSWER_NAME))
const AnswerSchema = v.object({
  name: NameSchema,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_ANSWER_TEXT)),
})
export type SavedAnswer = v.InferOutput<typeof AnswerSchema>

const answers: NamedList<SavedAnswer> = defineNamedList({
  key: 'savedAnswers',
  schema: AnswerSchema,
  maxEntries: MAX_ANSWERS,
})

export const listAnswersOperation = defineOperation({
  name: 'listAnswers',
  permission: 'messages',
  schema: v.object({}),
  run: async ({ ledger }): Promise<{ answers: SavedAnswer[] }> => ({ answers: await answers.read(ledger) }),
})

/** One of the same name is replaced. The console undoes it with the one before: the audit has no texts. */
export const saveAnswerOperation = defineOperation({
  name: 'saveAnswer',
  permission: 'answers.edit',
  schema: AnswerSchema,
  async run(context, answer): Promise<{ name: string; isNew: boolean; replaced: SavedAnswer | null }> {
    const before = await answers.put(context.ledger, answer).catch((error: unknown) => {
      if (error instanceof ListFullError)
        throw new OperationError(
          'invalid',
          `There are ${MAX_ANSWERS} saved answers: remove one first`,
          'name',
        )
      throw error
    })
    if (before?.text !== answer.text)
      await recordAudit(context, 'saveAnswer', {
        target: `answer ${answer.name}`,
        before: before && { characters: before.text.length },
        after: { characters: answer.text.length },
      })
    return { name: answer.name, isNew: before === null, replaced: before }
  },
})

export const removeAnswerOperation = defineOperation({
  name: 'removeAnswer',
  permission: 'answers.edit',
  schema: v.object({ name: NameSchema }),
  async run(context, { name }): Promise<{ removed: SavedAnswer }> {
    const removed = await answers.remove(context.ledger, name)
    if (!removed) throw new OperationError('unknown-answer', `There is no saved answer “${name}”`, 'name')
    await recordAudit(context, 'removeAnswer', {
      target: `answer ${removed.name}`,
      before: { characters: removed.text.length },
      after: null,
    })
    return { removed }
  },
})
