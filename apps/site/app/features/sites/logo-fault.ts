/** Why a picture cannot be a logo: names the part, so that the operator finds it in the drawing. */
export class LogoFault extends Error {
  override name = 'LogoFault'
}
