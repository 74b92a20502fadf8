import { useEffect, useRef, useState } from 'react'
import { type DroppedFile, hasFiles, readDropped } from './dropped-files.ts'

/** Takes files that are dropped anywhere in the window while the component is there; whether some are held over it. */
export function useDropAnywhere(isOn: boolean, onFiles: (files: DroppedFile[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  // The window's drops: without a handler of ours the browser would open the file and leave the page.
  useEffect(() => {
    if (!isOn) return
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event) || !event.dataTransfer) return
      event.preventDefault()
      setIsOver(false)
      void readDropped(event.dataTransfer).then((files) => latest.current(files))
    }
    const handlers = [
      ['dragover', over],
      ['dragleave', leave],
      ['drop', drop],
    ] as const
    for (const [name, handler] of handlers) window.addEventListener(name, handler)
    return () => {
      for (const [name, handler] of handlers) window.removeEventListener(name, handler)
    }
  }, [isOn])
  return isOver
}
