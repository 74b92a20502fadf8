import { expect, test } from 'vitest'
import { type DroppedFile, inOrder, readDropped, seriesAmong } from './dropped-files.ts'

const frames = (count: number, stem = 'turn-', from = 1) =>
  Array.from({ length: count }, (_, index) => ({ folder: '', name: `${stem}${String(index + from).padStart(2, '0')}.jpg` }))

test('the 36 numbered frames of a turning car are one series; a handful, gaps and other names are none', () => {
  const series = seriesAmong([...frames(36), { folder: '', name: 'front.jpg' }])
  expect(series.size).toBe(36)
  expect(new Set(series.values())).toEqual(new Set(['turn']))
  expect(seriesAmong(frames(7)).size).toBe(0)
  expect(seriesAmong(frames(9).filter((_, index) => index !== 4)).size).toBe(0)
  expect(seriesAmong(frames(8, 'turn-').map((one, index) => (index < 4 ? one : { ...one, folder: 'other' }))).size).toBe(0)
})

test('files that are only numbers have the name of their folder', () => {
  expect(seriesAmong(frames(8, '').map((one) => ({ ...one, folder: 'studio/red' }))).get(0)).toBe('red')
})

test('files stand in the order of the numbers in their names', () => {
  expect(inOrder(['a10.jpg', 'a9.jpg', 'a1.jpg'].map((name) => ({ folder: '', name }))).map(({ name }) => name)).toEqual(['a1.jpg', 'a9.jpg', 'a10.jpg'])
})

test('a dropped folder is read to its end, and its files keep its name and those of the folders in it', async () => {
  const file = (name: string) => ({ isFile: true, name, file: (done: (file: File) => void) => done(new File(['x'], name)) })
  const folder = (name: string, ...parts: unknown[][]) => ({
    isFile: false,
    name,
    createReader: () => ({ readEntries: (done: (some: unknown[]) => void) => done(parts.shift() ?? []) }),
  })
  const dropped = folder('studio', [file('a.jpg'), file('.DS_Store')], [folder('red', [file('b.jpg')])])
  const items = [dropped, file('c.jpg')].map((entry) => ({ webkitGetAsEntry: () => entry }))
  const files: DroppedFile[] = await readDropped({ items, files: [] } as unknown as DataTransfer)
  expect(files.map((one) => `${one.folder}:${one.file.name}`)).toEqual(['studio:a.jpg', 'studio/red:b.jpg', ':c.jpg'])
})
