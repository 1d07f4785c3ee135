/** Items 26, 27, 29: what only a person who looks can judge; the notes say what they saw. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge, notRun } from './bench.ts'
import type { Check } from './bench.ts'

const LEAST_MEAN = 4.2

/** A row such as `| 26 | Juice | 4.5 | … |`, or a line `26. … 4.5`; the lowest of several reviews counts. */
export function readScore(review: string, item: number): number | null {
  const scores = review.split('\n').flatMap((line) => {
    if (!new RegExp(`^\\|?\\s*(item )?${item}[.)\\s|:]`, 'i').test(line)) return []
    return [...line.replace(/^\D*\d+/, '').matchAll(/(?<![\d.])([1-5](?:\.\d+)?)(?![\d.])/g)]
      .slice(0, 2)
      .map(([, score]) => Number(score))
  })
  return scores.length > 0 ? Math.min(...scores) : null
}

function judgedItem(item: number, name: string): Check {
  return {
    item,
    name,
    run({ game }) {
      const file = join(game.dir, 'REVIEW.md')
      if (!existsSync(file)) return notRun('no REVIEW.md: nobody has looked yet')
      const review = readFileSync(file, 'utf8')
      const mean = Number(/^\W*Mean:\W*([\d.]+)/im.exec(review)?.[1] ?? NaN)
      const score = readScore(review, item)
      if (Number.isNaN(mean)) return judge(false, 'REVIEW.md has no line "Mean: x.x"')
      return judge(
        mean >= LEAST_MEAN && (score === null || score >= 4),
        `${score === null ? 'no score of its own' : `${score} of 5`} in REVIEW.md, mean ${mean} (≥ ${LEAST_MEAN})`,
      )
    },
  }
}

export const juice = judgedItem(26, 'Juice')
export const look = judgedItem(27, 'Look')
export const safety = judgedItem(29, 'Content safety')
