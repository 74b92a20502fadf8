// Loads a server over keep-alive connections, one request at a time on each, from a process of its own, and prints what came
// of it as JSON. It reads as little of an answer as it can (status and length), so that the server is what runs out first.
import { connect } from 'node:net'
import { createHistogram } from 'node:perf_hooks'

/**
 * `paths` are asked in turn; with `seconds` again and again until the time is over, without it once each. With `visitors` they come from so many addresses
 * in turn, as a proxy would tell it, since one address alone is soon told to wait. `{turn}` in a path is the number of the request.
 */
const { url, paths, connections, headers, seconds, visitors = 0 } = JSON.parse(process.argv[2])
const { hostname, port, host } = new URL(url)
const head = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
const requests = Array.from({ length: Math.max(paths.length, seconds === undefined ? 0 : visitors) }, (_, turn) => requestOf(turn))
const areAllNew = paths.some((path) => path.includes('{turn}'))
const latencies = createHistogram()
const began = performance.now()
const until = seconds === undefined ? Number.POSITIVE_INFINITY : began + seconds * 1000
let asked = 0
let running = connections

for (let index = 0; index < connections; index += 1) open()

function requestOf(turn) {
  const visitor = turn % visitors
  const sender = visitors ? `x-forwarded-for: 10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}\r\n` : ''
  return Buffer.from(`GET ${paths[turn % paths.length].replace('{turn}', turn)} HTTP/1.1\r\n${head.join('')}${sender}\r\n`)
}

function open() {
  let left = 0
  let sent = 0
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: Buffer.allocUnsafe(65_536), callback: hear } })
  socket.once('error', fail)
  const ask = () => {
    const request = areAllNew ? requestOf(asked) : seconds === undefined ? requests[asked] : requests[asked % requests.length]
    sent = performance.now()
    if (!request || sent >= until) {
      socket.destroy()
      running -= 1
      if (running === 0) report()
      return
    }
    asked += 1
    socket.write(request)
  }
  socket.once('connect', ask)

  function hear(size, buffer) {
    if (left > 0) left -= size
    else {
      const end = buffer.subarray(0, size).indexOf('\r\n\r\n')
      const answer = buffer.latin1Slice(0, end)
      const length = answer.match(/\r\ncontent-length: (\d+)/i)?.[1]
      if (!answer.startsWith('HTTP/1.1 200 ') || length === undefined)
        fail(new Error(`an answer that cannot be counted: ${answer.slice(0, answer.indexOf('\r'))}`))
      left = Number(length) - (size - end - 4)
    }
    if (left > 0) return true
    latencies.record(Math.max(1, Math.round((performance.now() - sent) * 1000)))
    ask()
    return true
  }
}

function report() {
  const took = (performance.now() - began) / 1000
  const milliseconds = (share) => latencies.percentile(share) / 1000
  console.log(JSON.stringify({ count: latencies.count, perSecond: latencies.count / took, p50: milliseconds(50), p99: milliseconds(99) }))
}

function fail(error) {
  console.error(error.message)
  process.exit(1)
}
