/** The words of the questions about age and consent: plain, the same weight for yes and no. */
import type { Purpose } from './consent-rules.ts'

const PURPOSES: Record<Purpose, { title: string; about: string }> = {
  analytics: {
    title: 'Measuring',
    about: 'Lets us see which games and pages are liked, and where something is broken.',
  },
  ads: { title: 'Advertising', about: 'Pays for the site, and tells whether our own ads brought you here.' },
}

const LISTS = new Intl.ListFormat('en', { type: 'conjunction' })

export const consentTexts = {
  announced: 'There is a short question at the start of this page. You can play without answering it.',
  age: {
    title: 'What year were you born?',
    label: 'Year',
    pick: 'Choose a year',
    missing: 'Choose a year from the list.',
    about: 'We do not keep the year, only an age group, and that only in this browser.',
    next: 'Continue',
  },
  choice: {
    title: 'Who may see that you were here?',
    about: (siteName: string) =>
      `${siteName} would like help from others. Nothing of theirs is loaded unless you say yes, and every game works either way.`,
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
    purpose: (text: string) => `It is here to ${text}.`,
    keeps: (text: string) => `It may keep ${text}.`,
    policy: (name: string) => `${name}: privacy policy`,
    save: 'Save my choice',
    again: 'You can change this at any time, at the foot of every page.',
    fixed: {
      nobody: 'Nobody else is told of your visit to this site.',
      audience: 'Nobody else is told of your visit to this site.',
      age: 'Nobody else is told of your visit to this site.',
      signal:
        'Your browser asks websites not to pass on what you do (Global Privacy Control). We follow it: nobody else is told of your visit.',
      platform: 'Your choice is asked for and kept by the consent service that this site uses.',
    },
  },
} as const
