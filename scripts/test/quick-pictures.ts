/**
 * Pictures at the least effort: tests assert what is encoded, never how small or how good, and AVIF alone is six times as fast. An `effort` of
 * PNG means a palette, so only a PNG that has one gets the least.
 */
import sharp, { type AvifOptions, type PngOptions, type WebpOptions } from 'sharp'

const QUICK = Symbol.for('quick pictures')

// Files of tests share a process, and each of them runs this module.
if (!(QUICK in sharp)) {
  Object.assign(sharp, { [QUICK]: true })
  const { avif, png, webp } = sharp.prototype
  sharp.prototype.avif = function (options?: AvifOptions) {
    return avif.call(this, { ...options, effort: 0, quality: 1, chromaSubsampling: '4:2:0' })
  }
  sharp.prototype.webp = function (options?: WebpOptions) {
    return webp.call(this, { ...options, effort: 0 })
  }
  sharp.prototype.png = function (options?: PngOptions) {
    return png.call(this, { ...options, compressionLevel: 1, ...(options?.effort && { effort: 1 }) })
  }
}
