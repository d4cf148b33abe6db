/** What home says of a person by their sittings: with texts that stay on the server until they are chosen. */
import type { AccountResult } from './account-result'
import { doLabelsDiffer, type LabelResult } from './labels'
import { isEnough } from './over-time'
import { type FreeStyle, freeStyle } from './texts-by-level'
import { todayFor } from './today'
import type { Today } from './today-line'
import type { Standing, Together } from './together'

/** One of two labels that differ for sure. */
export interface Hat extends LabelResult {
  /** Null where too few answers give no name. */
  style: FreeStyle | null
}

export interface HomeResult {
  /** All sittings, newest first. */
  results: readonly AccountResult[]
  /** The sitting that stands for the person where not all do. */
  newest: AccountResult
  together: Together | null
  /** In place of one name. */
  hats: readonly Hat[] | null
  /** The newest sitting whose complete report is open. */
  report: AccountResult | null
  /** Null without a style. */
  today: Today | null
}

/** Null before the first result. */
export function homeResult(
  personId: string,
  results: readonly AccountResult[],
  { together, twoLabels }: Standing,
): HomeResult | null {
  const newest = results.find(isEnough) ?? results[0]
  if (!newest) return null
  const { named, style } = together ?? newest
  const report = reportOf(results)
  return {
    results,
    newest,
    together,
    hats: twoLabels && doLabelsDiffer(twoLabels) ? twoLabels.map(toHat) : null,
    report,
    today:
      named.doubt.kind === 'few'
        ? null
        : todayFor({ personId, code: style.code, report: report?.style.code ?? null }),
  }
}

/** The newest sitting whose complete report is open. One of too few answers for a name has none. */
export function reportOf(results: readonly AccountResult[]): AccountResult | null {
  return results.find(({ unlocked, named }) => unlocked && named.doubt.kind !== 'few') ?? null
}

function toHat(result: LabelResult): Hat {
  const { code, doubt } = result.named
  return { ...result, style: code === null || doubt.kind === 'few' ? null : freeStyle(code) }
}
