/** Why a picture cannot be a logo: names the part, so that whoever drew it finds it. */
export class LogoFault extends Error {
  override name = 'LogoFault'
}
