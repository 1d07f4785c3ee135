/** An article's image in its best formats: AVIF in two widths, besides the WebP in `detail`. */

/** The width of the small AVIF; the large one is as wide as the WebP. */
export const SMALL_PICTURE_WIDTH = 800
/** As wide as the text: see `article-body.module.css`. */
const BODY_SIZES = '(min-width: 720px) 640px, calc(100vw - 32px)'

const PICTURE_RE = /^(\/img\/(?:articles|pages)[^"\s,]*)\.webp$/
/** As the sanitiser prints it. */
const IMAGE_RE = /<img src="(\/img\/(?:articles|pages)[^"]*\.webp)" alt="[^"]*" width="(\d+)"[^>]*>/g

/** Null when the image is not an article's and has no AVIF version. */
export function avifSrcSet(src: string, width: number): string | null {
  const base = PICTURE_RE.exec(src)?.[1]
  if (base === undefined) return null
  const large = `${base}.avif ${width}w`
  return width > SMALL_PICTURE_WIDTH
    ? `${base}-${SMALL_PICTURE_WIDTH}.avif ${SMALL_PICTURE_WIDTH}w, ${large}`
    : large
}

/** `detail` has plain images for feeds and other readers; the page has the lighter ones. */
export function toPictures(html: string): string {
  return html.replace(IMAGE_RE, (image, src: string, width: string) => {
    const srcSet = avifSrcSet(src, Number(width))
    return srcSet === null
      ? image
      : `<picture><source type="image/avif" srcset="${srcSet}" sizes="${BODY_SIZES}">${image}</picture>`
  })
}
