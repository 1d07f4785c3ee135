/** Which operations want the passkey again: what deletes for good, lets people in, gets money or data out, or leads visitors elsewhere. */
import { expect, test } from 'vitest'
import { OPERATIONS } from './registry.ts'

/** These are taken back with one press instead. */
const UNDONE = ['removeAnswer', 'removeGames', 'removeView']

test('what cannot be undone wants the passkey', () => {
  const names = Object.values(OPERATIONS)
    .filter(({ needsFreshCheck }) => needsFreshCheck)
    .map(({ name }) => name)
  expect(names.toSorted()).toEqual([
    'addSite',
    'changeRole',
    'confirmClock',
    'createLink',
    'deleteVersion',
    'downloadBackup',
    'exportData',
    'removeCategories',
    'removeDocument',
    'removeFeed',
    'removePasskey',
    'removePerson',
    'removeProvider',
    'removeSite',
    'setAdCode',
    'setNotifications',
    'undoMove',
  ])
  const deletions = Object.keys(OPERATIONS).filter((name) => /^(remove|delete|export|download)/.test(name))
  expect(deletions.filter((name) => !names.includes(name)).toSorted()).toEqual(UNDONE)
})
