import { fstatSync, ftruncateSync, readFileSync } from 'node:fs'

const BANNER = /^\n> \S+ score\n> [^\n]*\n\n$/

/**
 * Where to begin in standard output. `npm run` writes two lines about itself before a script starts, which would spoil
 * a table in a file (`> scores.csv`), so a file with only those lines is emptied first. Elsewhere, as in a pipe, only
 * `npm run -s` suppresses them.
 */
export function withoutBanner(output: number): number | null {
  if (process.env.npm_lifecycle_event !== 'score' || !fstatSync(output).isFile()) return null
  try {
    if (!BANNER.test(readFileSync(`/dev/fd/${output}`, 'utf8'))) return null
  } catch {
    return null
  }
  ftruncateSync(output, 0)
  return 0
}
