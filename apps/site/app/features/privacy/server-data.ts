/** Data that the site's own server receives and stores. */
import { hasEmailField, MESSAGE_DAYS } from '#app/features/contact/contact.ts'
import { REPORT_DAYS } from '#app/features/reports/report.ts'
import type { DataUseEntry } from './data-use-types.ts'

export const SERVER_DATA: readonly DataUseEntry[] = [
  {
    id: 'address',
    words: {
      title: 'Your internet address',
      text:
        'The server needs it to send you a page. It also counts requests by address for a few minutes, and votes, plays and ' +
        'reports by address and game for about an hour, so that no one can overload the site or vote hundreds of times. These ' +
        'counts are in memory or, where several servers share the work, in their database under a secret code instead of the ' +
        'address, and in no backup. The address is not stored.',
      retention: '',
    },
  },
  {
    id: 'log',
    words: ({ site }) => ({
      title: 'Server log',
      text:
        'For every page or answer, the server logs the time, the address of the page, whether it worked and how long it took. ' +
        'The log has no internet addresses, no searches and no browser names.',
      retention:
        site.logDays > 0
          ? `for at most ${site.logDays} ${site.logDays === 1 ? 'day' : 'days'}`
          : 'as long as the server keeps its log; ask us for details',
    }),
  },
  {
    id: 'plays',
    words: {
      title: 'Plays',
      text:
        'When a game starts, we count one more play of that game, with the hour. The random number of your visit stays in memory for half ' +
        'an hour, so that one visit counts once. We do not know who played.',
      retention: 'for 20 days by the hour, then only as the number of plays of the game',
    },
  },
  {
    id: 'counts',
    words: {
      title: 'Daily totals',
      text:
        'How many visits there were, how often pages and games were opened, how often Play was pressed and the game appeared, how many ' +
        'minutes it was played, how often an advertisement was shown or clicked, on which kind of page and which link led there, how fast pages loaded, and which addresses led nowhere. We store only the totals. There is no cookie and no ' +
        'number for you; each message has its own number, so that one that arrives twice counts once. The pid of a link is ' +
        'written down only when at least three visits of a day began with it, and an address that led nowhere only when at least ' +
        'three pages of a day asked for it, without what follows its question mark, and never if it may hold an e-mail address, a ' +
        'long number or a key.',
      retention: 'the totals for 400 days; the numbers of messages for 15 minutes',
    },
  },
  {
    id: 'votes',
    words: {
      title: 'Likes and dislikes',
      text:
        'With a vote, your browser sends a random number that it made for this one game. We store only a hash of it, with the time, ' +
        'so that you can change your vote and no one can vote a hundred times. Each game has its own number, so votes cannot be linked ' +
        'to a person.',
      retention: 'until you remove the vote, or as long as the game is here',
    },
  },
  {
    id: 'reports',
    words: {
      title: 'Reports about a game',
      text:
        'The game, the reason you picked, the words you added, and the time. With it comes the random number that your browser ' +
        'made for this game. We store only a hash of it, so that you have one report per game and can ' +
        'change it. We do not store who you are, unless you tell us because a game uses your work.',
      retention: `for at most ${REPORT_DAYS} days`,
    },
  },
  {
    id: 'game-errors',
    words: {
      title: 'Errors in games',
      text:
        'If a game of ours fails, your browser sends the line of code that failed, so that we can ' +
        'fix it. If your browser cannot set up offline games, it reports that once to the server log. Neither contains anything about you.',
      retention: `for at most ${REPORT_DAYS} days`,
    },
  },
  {
    id: 'searches',
    words: {
      title: 'Searches',
      text:
        'What you type into the search box goes to our server, which answers while you type. Your searches are not stored there ' +
        'as a list or linked to you. Words that found nothing, and were searched for at least three times on a day, are ' +
        'stored without anything else, so that we learn which games are missing.',
      retention: 'only those words, for 400 days',
    },
  },
  {
    id: 'messages',
    words: ({ site, backupDays }) => ({
      title: 'Messages to us',
      text: hasEmailField(site.audience)
        ? 'What you write on the contact page: the topic, your words, the time, and your e-mail address if you gave it. It is used for ' +
          'answering you and for nothing else.'
        : 'What you write on the contact page: the topic, your words and the time. We do not ask for a name or an e-mail address there.',
      retention: `for ${MESSAGE_DAYS} days${backupDays === null ? '' : `, and for at most ${backupDays} more in backups`}`,
    }),
  },
  {
    id: 'operators',
    isOn: ({ hasConsole }) => hasConsole,
    words: {
      title: 'The people who run this site',
      text:
        'They sign in to pages of their own, on another address. About them, and about no visitor, we store a name, a role, the public part ' +
        'of their passkeys with the kind of device, when they signed in, and what they changed. Their browser gets one cookie, ' +
        'for the time in which they are signed in.',
      retention: 'until they are removed; sessions for at most 7 days, changes for 400 days',
    },
  },
]
