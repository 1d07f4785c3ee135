/** What the site's own server learns and keeps. */
import { hasEmailField, MESSAGE_DAYS } from '#app/features/contact/contact.ts'
import { REPORT_DAYS } from '#app/features/reports/report.ts'
import type { DataUseEntry } from './data-use-types.ts'

export const SERVER_DATA: readonly DataUseEntry[] = [
  {
    id: 'address',
    words: {
      title: 'Your internet address',
      text:
        'To send you a page, a server has to know where to. It also counts requests by address for a few minutes, and votes, plays and ' +
        'reports by address and game for about an hour, in its memory only, so that nobody can overload the site or vote hundreds of ' +
        'times. The address is not written down.',
      retention: '',
    },
  },
  {
    id: 'log',
    words: ({ site }) => ({
      title: 'Technical notes',
      text:
        'When the server makes a page or an answer, it notes the time, the address of the page, whether it worked and how long it took. ' +
        'There is no internet address in these notes, nor what you searched for, nor which browser you use.',
      retention:
        site.logDays > 0
          ? `for at most ${site.logDays} ${site.logDays === 1 ? 'day' : 'days'}`
          : 'as long as the server’s notebook goes back; ask us, and we look',
    }),
  },
  {
    id: 'plays',
    words: {
      title: 'Plays',
      text:
        'When a game starts, we count one more play of that game, with the hour. The random number of your visit is remembered for half ' +
        'an hour, in memory only, so that one visit counts once. We do not know who played.',
      retention: 'for 20 days by the hour, then only as the number of plays of the game',
    },
  },
  {
    id: 'counts',
    words: {
      title: 'What happens here, as sums of a day',
      text:
        'How often pages and games were opened, how often an advertisement was shown or pressed, on which kind of page and which link ' +
        'led there, how fast pages came, and which addresses led nowhere. We add these up and keep the sums. There is no cookie and no ' +
        'number for you in it; a page numbers its own messages, so that one that arrives twice counts once. The pid of a link is ' +
        'written down only when at least three visits of a day began with it, and an address that led nowhere only when at least ' +
        'three pages of a day asked for it, without what follows its question mark, and never if it may hold an e-mail address, a ' +
        'long number or a key.',
      retention: 'the sums for 400 days; the numbers of messages for 15 minutes',
    },
  },
  {
    id: 'votes',
    words: {
      title: 'Likes and dislikes',
      text:
        'With a vote, your browser sends a random number that it made up for this one game. We keep it only scrambled, as a hash, with the time, ' +
        'so that you can change your vote and nobody votes a hundred times. Each game has a number of its own, so votes cannot be put ' +
        'together to a person.',
      retention: 'until you take the vote back, or as long as the game is here',
    },
  },
  {
    id: 'reports',
    words: {
      title: 'Reports about a game',
      text:
        'Which game, what you picked as the reason, the words you added, and the time. With it comes the random number that your browser ' +
        'made up for this game. We store it only scrambled, as a hash of its own, so that you have one report per game and can ' +
        'change it. Not who you are.',
      retention: `for at most ${REPORT_DAYS} days`,
    },
  },
  {
    id: 'game-errors',
    words: {
      title: 'When a game breaks',
      text:
        'If a game of ours stumbles over its own program, your browser sends the line of the program that failed, so that we can ' +
        'mend it. If your browser cannot set up offline games, it says so once in the technical notes. Nothing about you is in either.',
      retention: `for at most ${REPORT_DAYS} days`,
    },
  },
  {
    id: 'searches',
    words: {
      title: 'Searches',
      text:
        'What you type into the search box goes to our server, because it has to answer while you type. Your searches are not kept there ' +
        'as a list, and nobody is told that it was you. Words that found nothing, and were asked for at least three times on a day, are written ' +
        'down without anything else, so that we learn which games are missed.',
      retention: 'only those words, for 400 days',
    },
  },
  {
    id: 'messages',
    words: ({ site }) => ({
      title: 'Messages to us',
      text: hasEmailField(site.audience)
        ? 'What you write on the contact page: the topic, your words, the time, and your e-mail address if you gave it. It is used for ' +
          'answering you and for nothing else.'
        : 'What you write on the contact page: the topic, your words and the time. We do not ask for a name or an e-mail address there.',
      retention: `for ${MESSAGE_DAYS} days`,
    }),
  },
]
