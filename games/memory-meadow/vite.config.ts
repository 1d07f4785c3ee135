export { gameConfig as default } from '@playhouse/game-kit/vite'
