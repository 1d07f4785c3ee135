/** A visitor's word that a game does not work. */
export const REPORT_REASONS = ['does-not-load', 'black-screen', 'controls', 'rude', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const MAX_NOTE_LENGTH = 500
