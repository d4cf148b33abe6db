/** What the study finds out about settling the tie, as docs/study-settling.md. */

import type { SettledFigures } from '@/lib/copy/study/figures'
import { decimals, KIND_NAMES, percent, thousands } from '@/lib/copy/study/table'
import { FORM_VERSION } from '@/lib/disc/form/items'
import { SCORER_VERSION } from '@/lib/disc/model/scoring'
import { MOST_MORE, OPEN_BELOW, SETTLED_FROM } from '@/lib/disc/model/settling'
import type { CurvePoint } from './settling'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const head = (names: readonly string[]) => [
  row(names),
  row(names.map((_, at) => (at ? '--:' : '---'))),
]

function settledTable(figures: readonly SettledFigures[]): string {
  return [
    ...head([
      ...['world', 'offered', 'more questions', 'settled', 'first letter right, 28', 'with more'],
      ...['of those offered, 28', 'with more', '95 % ranges hold where they stopped'],
    ]),
    ...figures.map((one) =>
      row([
        ...[
          KIND_NAMES[one.kind].name,
          percent(one.offered),
          one.more.toFixed(1),
          percent(one.settled),
        ],
        ...[one.rightBefore, one.rightNow, one.offeredRightBefore, one.offeredRightNow].map(
          percent,
        ),
        percent(one.coverage),
      ]),
    ),
  ].join('\n')
}

function binTable(figures: readonly SettledFigures[]): string {
  return [
    ...head(['world', 'stated where they stopped', 'people', 'mean stated', 'right']),
    ...figures.flatMap(({ kind, bins }) =>
      bins.map(({ from, to, people, stated, right }) =>
        row([
          ...[
            KIND_NAMES[kind].name,
            `${decimals(from, 2)} to ${decimals(to, 2)}`,
            thousands(people),
          ],
          ...[decimals(stated), decimals(right)],
        ]),
      ),
    ),
  ].join('\n')
}

function curveTable(points: readonly CurvePoint[]): string {
  return [
    ...head(['questions', 'order', 'mean r', '95 % ranges hold', 'first letter right']),
    ...points.map(({ blocks, order, recovery, coverage, rightPrimary }) =>
      row([`${blocks}`, order, decimals(recovery), percent(coverage), percent(rightPrimary)]),
    ),
  ].join('\n')
}

/** docs/study-settling.md, whole. */
export function settlingDocument(
  figures: readonly SettledFigures[],
  points: readonly CurvePoint[],
  curvePeople: number,
): string {
  return `# Settling the tie

Written by \`npm run study\` (form ${FORM_VERSION}, scorer ${SCORER_VERSION}); do not edit by hand.

A person whose lead, by the doubt of their own answers alone, has a chance below ${decimals(OPEN_BELOW, 2)} after the form answers more questions of the bank, the most telling first, until the chance
is ${decimals(SETTLED_FROM, 2)}, the questions that are left could hardly bring it there, or ${MOST_MORE} were asked. ${thousands(figures[0]?.people ?? 0)} simulated people in each kind of world, and everyone who is offered more accepts. Ranges and
chances are those where each person stopped, because stopping at a good number makes that number look too good.

${settledTable(figures)}

## Is the chance of the lead kept, where they stopped?

${binTable(figures)}

## How much so many questions tell

${thousands(curvePeople)} people in the study's world. *Fixed* is the written order, the form first, then the bank; *adaptive* takes, of both, the question
after which the lead is expected to be surest.

${curveTable(points)}
`
}
