import { classNames } from './class-names.ts'
import css from './picture.module.css'

/** A picture of the media library, ready to be drawn. Width and height in px of the largest variant. */
export type ImageView = {
  id: number
  /** Empty for a picture that only decorates. */
  alt: string
  src: string
  srcset: string
  width: number
  height: number
  /** Average colour as CSS hex, shown until the picture arrives. */
  colour?: string | null
  /** What must stay in view when the frame crops, 0 to 1 from the left and the top edge of the picture. */
  focalX?: number
  focalY?: number
}

export type PictureProps = {
  image: ImageView | null | undefined
  /** The `sizes` attribute: how wide the picture is drawn at which viewport. */
  sizes?: string
  /** For what is seen first: no lazy loading, and ahead of other downloads. */
  eager?: boolean
  className?: string
}

/** A responsive picture that reserves its space; nothing when there is none. */
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

/** The stylesheet knows focal points in steps of 10 %, since a style attribute is not allowed. The middle needs no attribute. */
function tenth(share: number | undefined): number | undefined {
  if (share === undefined || Number.isNaN(share)) return undefined
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 10) * 10
  return percent === 50 ? undefined : percent
}
