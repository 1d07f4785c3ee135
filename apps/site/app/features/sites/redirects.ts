/** A site's redirects: from an address (`/old`), a prefix (`/old/**`) or one free segment (`/old/:name`) to where it is now. */
import * as v from 'valibot'

const SEGMENT = String.raw`[\w.~%@,;=+!$&'()-]{1,120}`
const FROM_RE = new RegExp(String.raw`^(\/|(\/(${SEGMENT}|:\w{1,40}|\*)){1,16}(\/\*\*)?|\/\*\*)$`)
const PATH_RE = /^\/(?![/\\])[^\s\\]{0,500}$/

function isTarget(target: string): boolean {
  if (PATH_RE.test(target)) return !target.split('/').includes('..')
  if (!/^https:\/\/[a-z0-9]/i.test(target) || target.length > 500) return false
  return URL.canParse(target) && new URL(target).username === ''
}

export const RedirectsSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(FROM_RE, 'an address such as /old, /old/** or /old/:name')),
    v.pipe(
      v.string(),
      v.check(isTarget, 'leads to a path of this site such as /new, or to an https:// address'),
    ),
  ),
  v.check((redirects) => Object.keys(redirects).length <= 1000, 'at most 1,000 redirects'),
  v.check(
    (redirects) => Object.entries(redirects).every(([from, to]) => from !== to),
    'an address cannot lead to itself',
  ),
)
export type Redirects = v.InferOutput<typeof RedirectsSchema>
