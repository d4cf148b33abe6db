import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Below this size, leading to another file costs as much as reading this one. */
const LEAST_BYTES = 1_000

/** The last line of a chunk says its own name. */
const LAST_LINE = /\n\/\/# sourceMappingURL=.*\s*$/

/**
 * Turbopack writes a chunk of the server anew for each route that loads it, and each server would read, compile and keep
 * them all. Of equal chunks in `folder` the first stays, and the others lead to it. Returns the bytes that were saved.
 */
export function shareChunks(folder: string): number {
  const firsts = new Map<string, string>()
  let saved = 0
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.js')) continue
    const text = readFileSync(join(folder, name), 'utf8')
    if (text.length < LEAST_BYTES) continue
    const code = text.replace(LAST_LINE, '')
    const first = firsts.get(code)
    if (first) {
      writeFileSync(
        join(folder, name),
        `module.exports = require(${JSON.stringify(`./${first}`)})\n`,
      )
      saved += text.length
    } else firsts.set(code, name)
  }
  return saved
}
