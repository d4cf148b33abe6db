import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the embedded database of a data folder was last; it is there while the product runs. Undefined where none was. */
export function embeddedUrl(dataDir) {
  try {
    const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'))
    return `postgresql://discern:${password}@127.0.0.1:${port}/discern`
  } catch {
    return undefined
  }
}
