import { classNames } from '../class-names.ts'
import css from './picture.module.css'

/** A picture of the media library, ready to render. Width and height of the largest variant, in px. */
export type ImageView = {
  id: number
  /** Empty for a decorative picture. */
  alt: string
  src: string
  srcset: string
  width: number
  height: number
  /** Average colour as CSS hex, shown until the picture arrives. */
  colour?: string | null
  /** The point that must stay visible when the frame crops, 0 to 1 from the left and top edges of the picture. */
  focalX?: number
  focalY?: number
}

export type PictureProps = {
  image: ImageView | null | undefined
  /** The `sizes` attribute: the displayed width per viewport. */
  sizes?: string
  /** For pictures on the first screen: no lazy loading, and high priority. */
  eager?: boolean
  className?: string
}

/** A responsive picture that reserves its space; renders nothing without a picture. */
export function Picture({ image, sizes = '100vw', eager = false, className }: PictureProps) {
  if (!image) return null
  return (
    <img
      className={classNames(css.picture, className)}
      // sizes and srcSet stand before src: Safari starts loading as soon as it reads src
      sizes={image.srcset ? sizes : undefined}
      srcSet={image.srcset || undefined}
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      data-colour={image.colour || undefined}
      data-focal-x={tenth(image.focalX)}
      data-focal-y={tenth(image.focalY)}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  )
}

/** The stylesheet has focal points in steps of 10 %, since the policy forbids style attributes. The middle needs no attribute. */
function tenth(share: number | undefined): number | undefined {
  if (share === undefined || Number.isNaN(share)) return undefined
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 10) * 10
  return percent === 50 ? undefined : percent
}
