import { fstatSync, ftruncateSync, readFileSync } from 'node:fs'

const BANNER = /^\n> \S+ score\n> [^\n]*\n\n$/

/**
 * Where to begin in standard output. `npm run` writes two lines about itself before a script starts; in a file
 * (`> scores.csv`) that would spoil the table, so a file that holds nothing else is emptied first. Elsewhere, say
 * in a pipe, only `npm run -s` keeps it quiet.
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
