/** Why a file cannot be moved in, in words for the operator. */
export class MoveFault extends Error {
  override name = 'MoveFault'
}
