/** Texts of the rival, and of the envelope that opens halfway. */
export const rival = {
  beaten: (name: string, own: number, other: number) => `You beat ${name}, ${own} to ${other}!`,
  even: (name: string, own: number) => `${own} each: you and ${name} share the evening.`,
  ahead: (name: string, own: number, other: number) => `${name} was ahead, ${other} to ${own}.`,
  first: (name: string) => `${name} walks first`,
  bar: (points: number) => `${points} to beat`,
  passed: (name: string) => `Ahead of ${name}!`,
  announced: (name: string, points: number) => `${name} walks first and has ${points} points.`,
}
export const reveal = {
  sealed: (count: number) => `A sealed envelope! It opens after ${count} changes.`,
  palette: 'The colours of the night!',
  must: 'One more wish tonight!',
  avoid: (tag: string) => `News: nothing ${tag} tonight!`,
}
