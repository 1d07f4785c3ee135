/** Other hosts that an operator lets an uploaded game reach: with one it counts as a third party. */
import type { Game } from './game.ts'

export const reachesOthers = ({ hosts = [] }: Pick<Game, 'hosts'>): boolean => hosts.length > 0
