/** What a request for a missing file gets; a missing page gets the page of `pages/missing-page.tsx` with the same title. */
import { missingTexts } from '#app/texts/missing-texts.ts'

export const NOT_FOUND_TEXT = `${missingTexts.notFound.title}\n`
