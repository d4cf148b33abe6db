/** The product alone, a person who uses it, and what many people ask of it at once. */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Request } from 'autocannon'
import { answersFor } from '../../e2e/support/answers'
import { root } from '../../lib/runtime/checkout.mjs'
import { startScratchServer } from '../../scripts/scratch-server.mjs'

export interface Account {
  /** Request headers that a browser or a client of theirs sends. */
  cookie: { Cookie: string }
  bearer: { Authorization: string }
  /** A result of theirs whose complete report is open. */
  resultId: string
}

const JSON_BODY = { 'Content-Type': 'application/json' }

export const SUBMIT: Request = {
  method: 'POST',
  path: '/api/assessment/guest/submit',
  headers: JSON_BODY,
  body: JSON.stringify({ responses: answersFor('CS') }),
}

/** A built page, a constant, a row, a page of one's own, and a submit. */
export const mixedWork = ({ cookie, resultId }: Account): Request[] => [
  { path: '/', headers: { 'Accept-Encoding': 'gzip' } },
  { path: '/api/assessment/questions' },
  { path: `/api/results/${resultId}`, headers: cookie },
  { path: `/results/${resultId}`, headers: cookie },
  SUBMIT,
]

/**
 * The product on an empty database in `.test`, watched by live-memory.mjs, which writes to the file `live`. `env` may
 * name another database.
 */
export async function startProduct(purpose: string, env: Record<string, string> = {}) {
  const dataDir = join(root, '.test', purpose)
  const live = `${dataDir}-live-memory`
  rmSync(live, { force: true })
  const watcher = pathToFileURL(join(import.meta.dirname, 'live-memory.mjs'))
  const product = await startScratchServer({
    dataDir,
    env: {
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'error',
      LIVE_MEMORY_FILE: live,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${watcher}`,
      ...env,
    },
  })
  return { ...product, live, person: await newAccount(product.url) }
}

/** A new person with one result and its complete report. */
async function newAccount(url: string): Promise<Account> {
  let cookie = { Cookie: '' }
  const post = async (path: string, body: BodyInit) => {
    const headers = { ...JSON_BODY, ...cookie }
    const answer = await fetch(url + path, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    if (cookies.length > 0) cookie = { Cookie: cookies.join('; ') }
    return answer.json()
  }
  const person = {
    email: `${randomUUID()}@bench.example`,
    password: 'correct horse 28',
    first_name: 'Ada',
    last_name: 'Byron',
  }
  const { access_token } = await post('/api/auth/register', JSON.stringify(person))
  const session = cookie
  const { result_id: resultId } = await post(SUBMIT.path ?? '', SUBMIT.body as string)
  const order = { result_id: resultId, coupon_code: 'FREE' }
  await post('/api/payments/create-intent', JSON.stringify(order))
  return { cookie: session, bearer: { Authorization: `Bearer ${access_token}` }, resultId }
}
