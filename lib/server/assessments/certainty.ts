import 'server-only'
import { z } from 'zod'
import { perLetter } from '@/lib/api/assessment'
import type { WireCertainty, WireQuality } from '@/lib/api/certainty'
import type { WireName } from '@/lib/api/result-name'
import { STYLE_CONTENT } from '@/lib/disc/content/all'
import { type Certainty, RANGE_PERCENT, rangesOf } from '@/lib/disc/model/certainty'
import type { ResponseQuality } from '@/lib/disc/model/quality'
import { QUALITY_FLAGS } from '@/lib/disc/model/quality-flags'
import type { ResultName } from '@/lib/disc/result/result-name'
import type { StyleCode } from '@/lib/disc/styles'

const storedCertainty: z.ZodType<Certainty> = z.object({
  intervals: perLetter(z.object({ low: z.number(), high: z.number() })),
  primaryProbability: z.number(),
  ownChance: z.number().optional(),
  styleProbability: z.number().nullable(),
  primaryChances: perLetter(z.number()),
  theta: perLetter(z.object({ value: z.number(), error: z.number() })),
  correlations: z.array(z.number()).length(6).optional(),
})

const storedQuality: z.ZodType<ResponseQuality> = z.object({
  fit: z.number().nullable(),
  hurried: z.array(z.int()),
  odd: z.array(z.int()),
  longestRun: z.int(),
  unconfirmed: z.int(),
  flags: z.array(z.enum(QUALITY_FLAGS)),
})

/** The column `certainty`; null where an earlier scorer left it empty, or a later release wrote it otherwise. */
export const readCertainty = readOnce((stored) => storedCertainty.safeParse(stored).data ?? null)

/** The column `quality`, likewise. */
export const readQuality = readOnce((stored) => storedQuality.safeParse(stored).data ?? null)

/** A row is read several times for one answer: its name, its ranges, its reasons. Its values are checked once. */
function readOnce<T>(read: (stored: unknown) => T | null): (stored: unknown) => T | null {
  const known = new WeakMap<object, T | null>()
  return (stored) => {
    if (typeof stored !== 'object' || stored === null) return null
    const found = known.get(stored) ?? read(stored)
    known.set(stored, found)
    return found
  }
}

/** How sure a result is, as the API writes it. */
export function toWireCertainty(certainty: Certainty | null): WireCertainty {
  return {
    ranges: certainty && { level: RANGE_PERCENT, ...rangesOf(certainty) },
    intervals: certainty?.intervals ?? null,
    primary_probability: certainty?.primaryProbability ?? null,
    style_probability: certainty?.styleProbability ?? null,
    primary_chances: certainty?.primaryChances ?? null,
  }
}

/** A style as the API writes it; nothing where too few answers give none. */
export const toWireCode = (code: StyleCode | null) => ({
  personality_type_code: code,
  personality_type_name: code && STYLE_CONTENT[code].name,
})

/** The style of a result and what it is called. */
export const toWireStyle = (named: ResultName) => ({
  ...toWireCode(named.code),
  ...toWireName(named),
})

/** What a result is called, as the API writes it. */
export function toWireName(named: ResultName): WireName {
  return { headline: named.title, doubt: named.doubt.kind, sureness: `${named.doubt.text}.` }
}

/** For the person alone. */
export function toWireQuality(quality: ResponseQuality | null): WireQuality {
  if (!quality) return null
  const { longestRun, ...rest } = quality
  return { ...rest, longest_run: longestRun }
}
