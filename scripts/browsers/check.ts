/** What a check works with. */
import type { Front } from './front.ts'
import type { PageNeeds, TestPage } from './test-page.ts'

export interface CheckContext {
  page: TestPage
  front: Front
}

export interface BrowserCheck extends PageNeeds {
  name: string
  /** Throws when the browser does something else; the text it returns is a figure for the report. */
  run(context: CheckContext): Promise<string>
}
