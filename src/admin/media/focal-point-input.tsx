import { Box, Typography } from '@mui/material'
import { type MouseEvent, useId } from 'react'
import { useInput, useRecordContext } from 'react-admin'
import { useWords } from '../i18n/use-words.ts'
import { type MediaImage, pictureUrl } from './media-sources.ts'
import { mediaWords } from './words.ts'

type Point = { x: number; y: number }

const percent = (share: number) => Math.round(share * 100)

/** Sets the focal point of a picture, which stays in view when it is cropped, by a click or by two sliders. */
export function FocalPointInput() {
  const image = useRecordContext<MediaImage>()
  const word = useWords(mediaWords)
  const { field } = useInput<Point>({ source: 'focal_point' })
  if (!image) return null
  const point: Point = field.value ?? { x: 0.5, y: 0.5 }
  const set = (next: Point) => field.onChange({ x: percent(next.x) / 100, y: percent(next.y) / 100 })
  const click = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { x, y, width, height } = currentTarget.getBoundingClientRect()
    set({ x: (clientX - x) / width, y: (clientY - y) / height })
  }
  return (
    <Box sx={{ width: '100%', marginBlockEnd: 2 }}>
      {/* Pictures are not mirrored, so the direction is always left to right. The sliders below do the same by keyboard. */}
      <Box dir="ltr" onClick={click} sx={{ position: 'relative', cursor: 'crosshair', maxWidth: 720, lineHeight: 0 }}>
        <Box
          component="img"
          src={pictureUrl(image, 1024)}
          alt={image.alt.ar || image.alt.en}
          sx={{ width: '100%', aspectRatio: `${image.width} / ${image.height}`, backgroundColor: 'background.default' }}
        />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            insetInlineStart: `calc(${point.x * 100}% - 14px)`,
            insetBlockStart: `calc(${point.y * 100}% - 14px)`,
            width: 28,
            height: 28,
            borderRadius: '50%',
            border: '2px solid #fff',
            boxShadow: '0 0 0 2px rgb(0 0 0 / 60%), inset 0 0 0 2px rgb(0 0 0 / 60%)',
            pointerEvents: 'none',
          }}
        />
      </Box>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ marginBlock: 1 }}>
        {word('focal_help')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4, maxWidth: 720 }}>
        <Axis label={word('focal_x')} value={percent(point.x)} onChange={(x) => set({ ...point, x: x / 100 })} />
        <Axis label={word('focal_y')} value={percent(point.y)} onChange={(y) => set({ ...point, y: y / 100 })} />
      </Box>
    </Box>
  )
}

function Axis({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId()
  return (
    <div>
      <Typography variant="caption" component="label" htmlFor={id}>
        {label}: {value}
      </Typography>
      <Box
        component="input"
        type="range"
        id={id}
        dir="ltr"
        min={0}
        max={100}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        sx={{ display: 'block', width: '100%', accentColor: (theme) => theme.palette.primary.main }}
      />
    </div>
  )
}
