// Draws one page many times, in turns with the bare React of its views, and prints the processor milliseconds of each, user and system time of all threads.
import { build } from 'vite'
import { rounds } from './size.ts'

const [data, path] = process.argv.slice(2)
const TURNS = 5
const EACH = rounds(300)

await build({ logLevel: 'error', build: { ssr: 'bench/render-entry.ts', outDir: 'build/bench' } })
const { openDrawing } = await import('../build/bench/render-entry.js')

const drawing = await openDrawing(data, path)
const spent = { draw: 0, bare: 0 }
// The first turn warms up.
for (let turn = 0; turn <= TURNS; turn += 1) {
  for (const name of ['draw', 'bare']) {
    const before = process.cpuUsage()
    for (let round = 0; round < EACH; round += 1) await drawing[name]()
    const { user, system } = process.cpuUsage(before)
    if (turn > 0) spent[name] += (user + system) / 1000
  }
}
await drawing.close()
console.log(JSON.stringify({ drawMs: spent.draw / TURNS / EACH, bareMs: spent.bare / TURNS / EACH, blocks: drawing.blocks }))
