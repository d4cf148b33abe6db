import { Agent, createServer, request } from 'node:http'

/** How often servers are asked whether they are ready. */
const LOOK_MS = 500
const READY = '/api/health/ready'

/** Headers of one connection, which are not passed on. */
const HOP_BY_HOP = /^(connection|keep-alive|transfer-encoding|upgrade|proxy-.*)$/i

/**
 * A balancer without sticky sessions: each request goes to the next server that is ready. Like those in production, it
 * keeps connections open, and asks the next server where one does not take the connection; a request that was sent is
 * not repeated. Targets are addresses such as http://127.0.0.1:4001.
 * @param {{ port?: number, targets?: string[] }} options
 */
export async function startBalancer({ port = 0, targets }) {
  const agent = new Agent({ keepAlive: true })
  const servers = new Map()
  /** How many requests each server has answered. */
  const answered = new Map()
  let turn = 0

  const add = (url) => servers.set(url, { isReady: true })
  for (const target of targets) add(target)

  async function look(url) {
    const isReady = await fetch(url + READY, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok, body }) => body?.cancel().then(() => ok),
      () => false,
    )
    const known = servers.get(url)
    if (known) known.isReady = isReady
  }
  const looking = setInterval(() => {
    for (const url of servers.keys()) void look(url)
  }, LOOK_MS)

  /** All servers, those first that are ready, beginning with the one whose turn it is. */
  function inTurn() {
    turn += 1
    const all = [...servers]
    const from = turn % Math.max(all.length, 1)
    const turned = [...all.slice(from), ...all.slice(0, from)]
    return turned.sort(([, a], [, b]) => Number(b.isReady) - Number(a.isReady)).map(([url]) => url)
  }

  function hand(req, res, body, [url, ...others]) {
    if (!url) return fail(res, 'no server')
    const forwarded = [req.headers['x-forwarded-for'], req.socket.remoteAddress].filter(Boolean)
    const headers = { ...ownHeaders(req.headers), 'x-forwarded-for': forwarded.join(', ') }
    const asked = request(url + req.url, { method: req.method, headers, agent })
    asked.on('response', (answer) => {
      answered.set(url, (answered.get(url) ?? 0) + 1)
      const raw = answer.rawHeaders
      const pairs = raw.flatMap((name, at) =>
        at % 2 || HOP_BY_HOP.test(name) ? [] : [name, raw[at + 1]],
      )
      res.writeHead(answer.statusCode, pairs)
      answer.pipe(res)
      answer.on('error', () => res.destroy())
    })
    asked.on('error', (error) => {
      // Nothing was sent: the next one may.
      if (error.code === 'ECONNREFUSED') hand(req, res, body, others)
      else fail(res, error.code)
    })
    res.on('close', () => asked.destroy())
    asked.end(body)
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, (req, res) => {
    const chunks = []
    req.on('data', (chunk) => chunks.push(chunk))
    req.on('error', () => {})
    req.on('end', () => hand(req, res, Buffer.concat(chunks), inTurn()))
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${server.address().port}`,
    answered,
    add,
    remove: (url) => servers.delete(url),
    close() {
      clearInterval(looking)
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}

const ownHeaders = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.test(name)))

/** What a balancer answers where its servers do not: 502, with the reason for the reader of a test's failure. */
function fail(res, why) {
  if (res.headersSent) res.destroy()
  else res.writeHead(502, { 'Content-Type': 'text/plain' }).end(`balancer: ${why}`)
}
