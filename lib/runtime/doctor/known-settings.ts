/** Names that are set and mean nothing to the product: most are slips of the pen, and what they were to set is not. */
import { SETTING_NAMES } from '@/lib/server/base/env'
import { SECRETS } from '../setting-files'

/** Read where the product is started, tested, or run in containers (compose.yaml). */
const AROUND = [
  ...['PORT', 'HOST', 'MIGRATION_DATABASE_URL', 'CALIBRATION_FILE', 'CHROMIUM_PATH'],
  ...['SITE', 'OWNER_PASSWORD', 'APP_PASSWORD', 'NODE_OPTIONS', 'NEXTAUTH_URL'],
]

const KNOWN = [...SETTING_NAMES, ...AROUND, ...SECRETS.map((name) => `${name}_FILE`)]

/** Begun like this, it is meant for us. */
const OURS = /^(STRIPE|SMTP|TRUSTED|OPERATOR|CONTACT|RATE_LIMIT)_/

/** So few letters apart, of a long name, is a slip. */
const SLIP = 2
const LONG = 8

interface Unknown {
  name: string
  /** The setting whose name is the nearest, if any is near. */
  meant: string | undefined
}

interface Asked {
  /** Names in setting files, which are all meant for us. */
  written: readonly string[]
  /** Names in the environment, most of which are not. */
  set: readonly string[]
}

export function unknownSettings({ written, set }: Asked): Unknown[] {
  const looksLikeOurs = (name: string) => OURS.test(name) || nearest(name, SLIP) !== undefined
  const unknown = [...written, ...set.filter(looksLikeOurs)].filter((name) => !KNOWN.includes(name))
  return [...new Set(unknown)].map((name) => ({ name, meant: nearest(name, SLIP + 2) }))
}

function nearest(name: string, most: number): string | undefined {
  if (name.length < LONG) return undefined
  const near = KNOWN.filter((known) => known.length >= LONG)
    .map((known) => ({ known, apart: lettersApart(name, known) }))
    .sort((one, other) => one.apart - other.apart)[0]
  return near && near.apart <= most ? near.known : undefined
}

/** How many letters must be put in, taken out or changed to make one word of the other (Levenshtein). */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [to, wanted] of [...other].entries()) {
      const changed = (row[to] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
