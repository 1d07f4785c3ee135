/** The words of the questions about age and consent: plain, the same weight for yes and no. */
import type { Purpose } from './consent-rules.ts'

const PURPOSES: Record<Purpose, { title: string; about: string }> = {
  analytics: {
    title: 'Measuring',
    about: 'Shows us which games and pages people like, and what is broken.',
  },
  ads: { title: 'Advertising', about: 'Pays for the site, and shows whether our own ads brought you here.' },
}

const LISTS = new Intl.ListFormat('en', { type: 'conjunction' })

export const consentTexts = {
  announced: 'There is a short question at the start of this page. You can play without answering it.',
  age: {
    title: 'What year were you born?',
    label: 'Year',
    pick: 'Choose a year',
    missing: 'Choose a year from the list.',
    about: 'We do not store the year, only an age group, and only in this browser.',
    next: 'Continue',
  },
  choice: {
    title: 'Who may know about your visit?',
    about: (siteName: string) =>
      `${siteName} would like to use other companies’ services. They load only if you say yes, and every game works either way.`,
    purpose: (purpose: Purpose, names: string[]) => `${PURPOSES[purpose].title}: ${LISTS.format(names)}`,
    refuse: 'Refuse all',
    accept: 'Accept all',
    choose: 'Choose',
  },
  dialog: {
    title: 'Privacy choices',
    close: 'Close',
    purposes: PURPOSES,
    receives: (text: string) => `It receives ${text}.`,
    purpose: (text: string) => `We use it to ${text}.`,
    stores: (text: string) => `It may store ${text}.`,
    policy: (name: string) => `${name}: privacy policy`,
    save: 'Save my choice',
    again: 'You can change this at any time at the bottom of every page.',
    fixed: {
      'no-provider': 'Your visit is not shared with anyone else.',
      audience: 'Your visit is not shared with anyone else.',
      age: 'Your visit is not shared with anyone else.',
      signal:
        'Your browser asks websites not to share what you do (Global Privacy Control). We follow it: your visit is not shared.',
      platform: 'The consent service that this site uses asks for your choice and stores it.',
    },
  },
} as const
