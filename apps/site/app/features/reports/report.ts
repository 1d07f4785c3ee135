/** A visitor's word that a game does not work. */
export const REPORT_REASONS = ['does-not-load', 'black-screen', 'controls', 'rude', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const MAX_NOTE_LENGTH = 500

/** A report that the game itself made: something in its script broke. Never a visitor's choice. */
export const SCRIPT_ERROR = 'script-error'

/** How long a report is stored; the privacy page shows it. */
export const REPORT_DAYS = 365
