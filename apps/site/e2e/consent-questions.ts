/** The site's own consent questions. */
import type { Page } from '@playwright/test'

export const findQuestion = (page: Page) =>
  page.getByRole('region', { name: 'Who may know about your visit?' })
export const findAgeQuestion = (page: Page) => page.getByRole('region', { name: 'What year were you born?' })
