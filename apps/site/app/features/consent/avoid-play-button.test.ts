import { expect, test } from 'vitest'
import { findRoom } from './avoid-play-button.ts'

const PHONE = { top: 590, bottom: 836, left: 8, right: 382 }
const playAt = (top: number, left = 110) => ({ top, bottom: top + 62, left, right: left + 170 })

test.each([
  ['no Play on the page', null, null],
  ['Play above the window', playAt(-80), null],
  ['Play below the window', playAt(850), null],
  ['Play beside the card', playAt(700, 400), null],
  ['Play high above', playAt(300), 460],
  ['Play just above', playAt(530), 230],
  ['Play under the card', playAt(640), 0],
  ['too little room', playAt(612), 0],
])('with %s', (_what, play, room) => {
  expect(findRoom(PHONE, play, 844)).toBe(room)
})
