/** Keeps the films of a block from playing. Returns a function that lets those go on that would play by themselves. */
export function holdStill(root: HTMLElement): () => void {
  const stopped = new Set<HTMLVideoElement>()
  const stop = (film: HTMLVideoElement) => {
    stopped.add(film)
    film.pause()
  }
  // A film that the view starts later, or starts again, is stopped as soon as it begins. The event does not bubble.
  const onPlay = ({ target }: Event) => {
    if ((target as Element).localName === 'video') stop(target as HTMLVideoElement)
  }
  for (const film of root.querySelectorAll('video')) if (!film.paused) stop(film)
  root.addEventListener('play', onPlay, { capture: true })
  return () => {
    root.removeEventListener('play', onPlay, { capture: true })
    // A browser may refuse, for example to save power.
    for (const film of stopped) if (film.isConnected) film.play().catch(() => undefined)
  }
}
