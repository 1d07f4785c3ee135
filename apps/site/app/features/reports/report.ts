/** A visitor's word that a game does not work, or should not be here. */
export const REPORT_REASONS = [
  'does-not-load',
  'black-screen',
  'controls',
  'rude',
  'rights',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const MAX_NOTE_LENGTH = 500

/** Of somebody whose work the game uses: who that is, what is theirs, and how to answer. It is sent with this text only. */
export const RIGHTS = 'rights' satisfies ReportReason
export const MIN_RIGHTS_LENGTH = 30
export const MAX_RIGHTS_LENGTH = 2000

/** A report that the game itself made: something in its script broke. Never a visitor's choice. */
export const SCRIPT_ERROR = 'script-error'

/** How long a report is stored; the privacy page shows it. */
export const REPORT_DAYS = 365
