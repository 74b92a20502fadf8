import { readYouTubeId } from '#block-engine/youtube.ts'

type SlideFilms = { video_type: 'video' | 'video_background'; video_bg: string; video_desktop: string; video_mobile: string }

/** Addresses for wide and for small screens, '' where there is none. */
export type Films = {
  /** Files that loop without sound behind the text. */
  loop: { wide: string; small: string }
  /** What the play control opens. */
  play: { wide: string; small: string }
}

/** Which film a slide shows where. Small screens show the picture, unless mobile videos are on. [B-212] [B-215] */
export function filmsOf(slide: SlideFilms, hasMobileVideo: boolean): Films {
  const isBehind = slide.video_type === 'video_background'
  const small = hasMobileVideo ? filmAddress(slide.video_mobile) : ''
  const wide = filmAddress(slide.video_desktop)
  const behind = filmAddress(slide.video_bg)
  return {
    loop: { wide: fileOnly(isBehind ? wide || behind : behind), small: fileOnly(small) },
    play: isBehind ? { wide: '', small: '' } : { wide, small: small || wide },
  }
}

/** An address that a page may open: of this site, or of the web. A YouTube video in any form becomes the page of the video. */
function filmAddress(value: string): string {
  const address = value.trim()
  const video = readYouTubeId(address)
  if (video) return `https://www.youtube.com/watch?v=${video}`
  return /^(https?:\/\/|\/)/i.test(address) ? address : ''
}

/** The player of YouTube cannot loop behind a text before anybody agreed to it. */
function fileOnly(address: string): string {
  return address.startsWith('https://www.youtube.com/') ? '' : address
}
