/** A wordmark from the site's own file; its colours are the text's and the accent. An icon precedes letters that contain none. */
const UNITS = 256

export interface LogoProps {
  name: string
  /** Of the full logo, in units of which the height has 256. */
  width: number
  hasIcon: boolean
  /** Part of the files' addresses. */
  version: string
  height?: number
}

export function Logo({ name, width, hasIcon, version, height = 32 }: LogoProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${UNITS}`}
      width={Math.round((height * width) / UNITS)}
      height={height}
      role="img"
      aria-label={name}
    >
      {hasIcon && <image href={`/favicon.svg?v=${version}`} x="0" y="24" width="208" height="208" />}
      <use href={`/logo.svg?v=${version}#logo`} width={width} height={UNITS} />
    </svg>
  )
}
