import 'server-only'
import { LIMIT_NAMES, LIMITS, type LimitName } from '@/lib/api/limits'

export type LimitSettings = Readonly<Record<LimitName, { points: number; seconds: number }>>

const PREFIX = 'RATE_LIMIT_'
const SCALE = `${PREFIX}SCALE`
const LARGEST_SCALE = 1_000_000
const LARGEST_POINTS = 1_000_000
const LONGEST_SECONDS = 86_400

/**
 * The limits with the environment's changes: `RATE_LIMIT_COUPON=20/600` sets `coupon` to 20 in 600 seconds,
 * `RATE_LIMIT_SCALE` multiplies all of them. Never below 1. Throws one sentence for an invalid value or an unknown
 * name.
 */
export function readLimitSettings(environment: NodeJS.ProcessEnv): LimitSettings {
  refuseUnknown(environment)
  const scale = readScale(environment[SCALE])
  const entries = LIMIT_NAMES.map((name) => {
    const variable = variableOf(name)
    const { points, seconds } = readOverride(variable, environment[variable]) ?? LIMITS[name]
    return [name, { points: Math.max(1, Math.round(points * scale)), seconds }]
  })
  return Object.fromEntries(entries)
}

const variableOf = (name: LimitName) => PREFIX + name.toUpperCase()

/** All names of such settings. */
export const LIMIT_SETTINGS: readonly string[] = [SCALE, ...LIMIT_NAMES.map(variableOf)]

function readScale(text: string | undefined): number {
  if (!text) return 1
  const scale = Number(text)
  if (!(scale > 0 && scale <= LARGEST_SCALE)) {
    throw new Error(`Configuration: ${SCALE} must be a number above 0, at most ${LARGEST_SCALE}.`)
  }
  return scale
}

function readOverride(variable: string, text: string | undefined) {
  if (!text) return null
  const [, points, seconds] = (/^(\d{1,7})\/(\d{1,5})$/.exec(text) ?? []).map(Number)
  if (!isWithin(points, LARGEST_POINTS) || !isWithin(seconds, LONGEST_SECONDS)) {
    throw new Error(
      `Configuration: ${variable} must be a count and seconds, such as 20/600 for 20 in 10 minutes.`,
    )
  }
  return { points, seconds }
}

function isWithin(value: number | undefined, most: number): value is number {
  return value !== undefined && value >= 1 && value <= most
}

/** A misspelled name must not go unnoticed. */
function refuseUnknown(environment: NodeJS.ProcessEnv): void {
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith(PREFIX) && !LIMIT_SETTINGS.includes(name),
  )
  if (unknown) {
    throw new Error(
      `Configuration: ${unknown} is not a limit. There are ${LIMIT_SETTINGS.join(', ')}.`,
    )
  }
}
