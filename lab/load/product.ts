import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { answersFor } from '../../e2e/support/answers'
import { root } from '../../lib/runtime/checkout.mjs'
import { startScratchServer } from '../../scripts/scratch-server.mjs'
import type { Running } from '../bare-app'
import { newAccount } from '../bench/stage'

/** The product alone on an empty database, and somebody with a result whose complete report is open. */
export async function startProduct(purpose: string) {
  const dataDir = join(root, '.test', purpose)
  const live = `${dataDir}-live-memory`
  rmSync(live, { force: true })
  const product: Running = await startScratchServer({
    dataDir,
    env: {
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'error',
      LIVE_MEMORY_FILE: live,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(join(root, 'lab/load/live-memory.mjs'))}`,
    },
  })
  const person = await newAccount(product.url)
  return { product, live, person, answers: JSON.stringify({ responses: answersFor('CS') }) }
}

/** Milliseconds, for people. */
export const ms = (value: number) => `${Math.round(value)} ms`
