/** The product alone on an empty database, and somebody with a result whose complete report is open. */
import { join } from 'node:path'
import { answersFor } from '../../e2e/support/answers'
import { root } from '../../lib/runtime/checkout.mjs'
import type { Running } from '../bare-app'
import { newAccount } from '../bench-stage'
import { startScratchServer } from '../scratch-server.mjs'

export async function startProduct(purpose: string) {
  const product: Running = await startScratchServer({
    dataDir: join(root, '.test', purpose),
    env: { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'error' },
  })
  const person = await newAccount(product.url)
  return { product, person, answers: JSON.stringify({ responses: answersFor('CS') }) }
}

/** Milliseconds, for people. */
export const ms = (value: number) => `${Math.round(value)} ms`
