export const countGames = (total: number) => (total === 1 ? '1 game' : `${total.toLocaleString('en')} games`)
