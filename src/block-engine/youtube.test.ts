import { expect, test } from 'vitest'
import { readYouTubeId } from './youtube.ts'

test.each([
  ['dQw4w9WgXcQ'],
  ['  dQw4w9WgXcQ '],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x'],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ'],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/v/dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ/more'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
])('[B-129] %j names the video dQw4w9WgXcQ', (text) => {
  expect(readYouTubeId(text)).toBe('dQw4w9WgXcQ')
})

test.each([
  [''],
  ['abcd'],
  ['x'.repeat(21)],
  ['"dQw4w9WgXcQ'],
  ['dQw4w9WgXcQ"'],
  ['https://youtu.be/dQw4w9WgXcQ/more'],
  ['https://www.youtube.com/user/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/other/dQw4w9WgXcQ'],
  ['https://x.www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://vimeo.com/watch?v=dQw4w9WgXcQ'],
  ['https://vimeo.com/1234567'],
  ['https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/'],
  ['javascript:alert(1)'],
  ['"><script>'],
  ['https://youtu.be/'],
  ['https://www.youtube.com/watch?v="><b>'],
])('[B-129] %j names no video', (text) => {
  expect(readYouTubeId(text)).toBeNull()
})
