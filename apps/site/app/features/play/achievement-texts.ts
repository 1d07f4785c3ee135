/** Of a game's page too, which has no other texts of the play page. */
export const achievementTexts = { achieved: 'Achieved', achievements: 'Your achievements' }
