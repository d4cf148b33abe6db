/** Reads every setting once, so that a bad one stops the start and not the first request. */
import { env } from '../lib/server/base/env'

try {
  env.appUrl
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
