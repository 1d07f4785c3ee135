/** One line of `/ads.txt` in the standard's format; separate from the file, because settings are validated with it. */
import * as v from 'valibot'

const RECORD_RE =
  /^[a-z0-9-]+(\.[a-z0-9-]+)+\s*,\s*[^\s,;#=]{1,200}\s*,\s*(DIRECT|RESELLER)(\s*,\s*[a-z0-9]{1,64})?$/i
const VARIABLE_RE =
  /^(CONTACT|SUBDOMAIN|INVENTORYPARTNERDOMAIN|OWNERDOMAIN|MANAGERDOMAIN)=[^\s#;][^\n\r#;]{0,199}$/

export const AdsTxtLineSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.check(
    (line) => RECORD_RE.test(line) || VARIABLE_RE.test(line),
    'a line is written “domain, account, DIRECT or RESELLER, certificate”, or as in OWNERDOMAIN=example.com',
  ),
)

/** A variable names the operator of the site; only a record names a seller. */
export function isSellerLine(line: string): boolean {
  return RECORD_RE.test(line)
}
