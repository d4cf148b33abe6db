import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolesOf, SUPERVISOR } from './roles.mjs'

/**
 * Where the embedded database of a data folder was last, as the role of the running product; it is there while that
 * runs. Undefined where none was.
 */
export function embeddedUrl(dataDir) {
  try {
    const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'))
    return rolesOf(`postgresql://${SUPERVISOR}:${password}@127.0.0.1:${port}/${SUPERVISOR}`).running
  } catch {
    return undefined
  }
}
