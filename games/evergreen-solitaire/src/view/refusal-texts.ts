/** Short reasons why a card cannot move; one object per language. */
import { chooseTexts } from '@playhouse/game-kit'

const en = {
  down: 'Still face down: clear what lies on it',
  stock: 'Every card of the stock is dealt',
  usedUp: 'The stock was turned over for the last time',
  home: 'It is home already',
  nothing: 'Nothing lies there yet',
  onlyKing: 'Only a king may begin an empty place',
  king: 'A king only goes on an empty place',
  /** What a card could lie on is named by its rank. */
  needsRed: (card: string, on: string) => `${card} needs a red ${on} to lie on`,
  needsBlack: (card: string, on: string) => `${card} needs a black ${on} to lie on`,
  needs: (card: string, on: string) => `${card} needs ${on === '8' ? 'an' : 'a'} ${on} to lie on`,
  needsEmpty: 'A king needs an empty column',
  notTogether: 'Only cards in order move together',
  notOneSuit: 'Only one suit in order moves together',
  noRoom: 'Too few empty cells for so many cards',
  covered: 'Other cards still lie on it',
  pair: (other: string) => `No free ${other} to make 13`,
  neighbour: (open: string) => `Not one higher or lower than the ${open}`,
  ranks: ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'],
}

export const refusalTexts = chooseTexts({ en })
