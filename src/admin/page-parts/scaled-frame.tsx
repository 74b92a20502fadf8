import { Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'

/** What stands above and below the document of a preview, and the least height that still shows something, in px. */
const AROUND = 300
const LEAST_HEIGHT = 400

type ScaledFrameProps = {
  html: string
  title: string
  size: { width: number; height: number }
  /** Without `allow-same-origin` nothing outside reaches the document. */
  sandbox: '' | 'allow-same-origin'
  onLoad?: (page: Document) => void
}

/** A document at the width of a screen, made smaller where there is no room for it. Nothing in it runs. */
export function ScaledFrame({ html, title, size: { width, height }, sandbox, onLoad }: ScaledFrameProps) {
  const [room, setRoom] = useState({ width, height })
  const box = useRef<HTMLDivElement>(null)
  // The width that the browser gives the column of the preview.
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) =>
      setRoom({ width: entry?.contentRect.width ?? 0, height: Math.max(LEAST_HEIGHT, window.innerHeight - AROUND) }),
    )
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  const scale = Math.min(1, room.width / width, room.height / height)
  return (
    <Box ref={box} sx={{ height: height * scale, overflow: 'hidden' }}>
      <iframe
        title={title}
        srcDoc={html}
        sandbox={sandbox}
        onLoad={({ currentTarget: { contentDocument } }) => contentDocument && onLoad?.(contentDocument)}
        style={{
          width,
          height,
          border: '1px solid rgb(0 0 0 / 20%)',
          borderRadius: 8,
          display: 'block',
          boxSizing: 'border-box',
          transform: `scale(${scale})`,
          transformOrigin: 'top right',
        }}
      />
    </Box>
  )
}
