// Reads pages of a site at a steady pace, as visitors do, from a process of its own, so that nothing else which the bench does counts as waiting. Prints what came of
// it as JSON when it is told to end.
import { Agent, get } from 'node:http'

const { url, paths, perSecond } = JSON.parse(process.argv[2])
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const times = []
const statuses = {}
let asked = 0

const timer = setInterval(() => {
  const path = paths[asked % paths.length]
  asked += 1
  const began = performance.now()
  get(url + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
    const { statusCode } = response
    response.resume()
    response.once('end', () => {
      if (statusCode === 200) times.push(performance.now() - began)
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
    })
  }).once('error', () => {
    statuses.lost = (statuses.lost ?? 0) + 1
  })
}, 1000 / perSecond)

process.once('SIGTERM', () => {
  clearInterval(timer)
  agent.destroy()
  process.stdout.write(`${JSON.stringify({ times, statuses })}\n`, () => process.exit(0))
})
