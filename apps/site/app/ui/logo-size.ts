/** Rendered by `npm run art brand`: width divided by height. */
export const LOGO_RATIO = 4.7422
