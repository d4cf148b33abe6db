/** The study's results as the files that show them. */

import { FEWEST_IN_BIN } from '@/lib/copy/study/aims'
import {
  type Caught,
  EARLIER_SITTINGS,
  type LearnedResults,
  type StudyResults,
} from '@/lib/copy/study/figures'
import { decimals, percent, STUDY_COLUMNS, studyGroups, thousands } from '@/lib/copy/study/table'
import { LETTERS } from '@/lib/disc/letters'
import { LIMITS_AT_FIRST } from '@/lib/disc/model/scoring'
import { WIDENING } from '@/lib/disc/model/widening'
import { changeSection } from './changes'
import { aimTable, kindSection } from './kind-tables'
import { teamSection } from './teams'

const PEOPLE_NAMES = { unrelated: 'unrelated', opposed: 'D–S −.5, I–C −.4' }

/** The main table: both forms, three methods. */
function studyTable(results: StudyResults): string {
  return [
    row(['form', 'method', ...STUDY_COLUMNS]),
    row(['---', '---', ...STUDY_COLUMNS.map(() => '--:')]),
    ...studyGroups(results).flatMap(({ form, rows }) =>
      rows.map(({ method, cells }) => row([form, method, ...cells])),
    ),
  ].join('\n')
}

/** docs/study.md, whole. */
export function studyDocument(results: StudyResults): string {
  const { shipped } = results.forms
  return `# How well the scorer measures

Written by \`npm run study\` (seed ${results.seed}, form ${results.formVersion}, scorer ${results.scorerVersion}); do not edit by hand.

${thousands(results.people)} simulated people answer each form, in ${results.worlds} worlds. In every world the 112 statements have loadings of their own, .45 to .80,
and an appeal of their own, up to .5 either way, which no method knows. People are drawn from a normal distribution,
the letters unrelated. *r* is the correlation with the true place of a letter, within a world. *Caught* says how many blind takers
fall below the person fit that 5 % of honest people fall below, too: before the first sitting, and after the first sittings.

${studyTable(results)}

Over all worlds at once, where the statements' appeal shifts whole worlds, mean r is ${decimals(shipped.methods.logit.pooledRecovery)} for the scorer and ${decimals(shipped.methods.counting.pooledRecovery)} for
plain counting. What a name is worth stands in [The name](study-names.md).

These are people from a formula. Real people need answers of real people: no norms, no retest data yet.

## How sure: the chance of the primary letter

| stated | people | mean stated | right |
|---|--:|--:|--:|
${shipped.calibration.map(({ from, to, people, stated, right }) => row([`${decimals(from, 2)} to ${decimals(to, 2)}`, thousands(people), decimals(stated), decimals(right)])).join('\n')}

${percent(shipped.unsure.share)} of people get a primary letter with a chance below .8; it is right for ${percent(shipped.unsure.right)} of them.
Without reversed statements: ${percent(results.forms.unreversed.unsure.share)}, right for ${percent(results.forms.unreversed.unsure.right)}.
The primary letter is the highest printed score. For ${percent(shipped.secondThoughts.notLikeliest)} another letter is a little likelier to be truly the highest; for ${percent(shipped.secondThoughts.notHighest)} two letters print the same highest score, and the order D, I, S, C takes the one whose estimate is lower before rounding.

## Intervals

A plain Laplace interval holds the true place for ${percent(shipped.coverage.plain)} of letters (without reversed statements ${percent(results.forms.unreversed.coverage.plain)}), because the statements are not known.
${decimals(shipped.neededWidening)} would be enough for 95 % here; the scorer widens by ${WIDENING.first}, and by ${WIDENING.learned} once the letters' own level is learned, for the worst worlds below, and holds ${percent(shipped.coverage.widened)} (${LETTERS.map((letter) => `${letter} ${percent(shipped.coverage.perLetter[letter])}`).join(', ')}).

${kindSection(results)}
${changeSection(results.changes)}
${teamSection(results.teams)}
## What we aimed at

Each in the worst of the worlds that it is for, fakers and ideal points aside; groups of fewer than ${FEWEST_IN_BIN} people, or of 50 letters that are said to have moved, are left out.
Where and why an aim is not met stands in lab/notes.md.

${aimTable(results)}

## Careless answers

| | blind | half blind |
|---|--:|--:|
${row(['person fit, before the first sitting', ...caught(shipped.careless)])}
${EARLIER_SITTINGS.map((count) => row([`after ${count} sittings`, ...caught(shipped.careless.learned[count])])).join('\n')}
${row(['if every statement were known', ...caught(shipped.careless.known)])}

At 5 % false alarms. Person fit learns from earlier sittings, one in ten of them blind, how often each statement is picked; before the
first it can only take all to draw alike.
The product's own limits before any calibration are a fit of ${LIMITS_AT_FIRST.fit} and a gain of ${LIMITS_AT_FIRST.gain} (log-likelihood at the person's own places, less that at none). ${EARLIER_SITTINGS.map((count) => atLimit(count, shipped.careless.learned[count])).join(' ')}
${percent(shipped.anyOdd)} of honest people have at least one odd answer.

## Prior: do letters oppose each other?

The shipped form; people drawn one way, scored with a prior that says the one or the other.

| people | prior | mean r | right primary | elevation r | 95 % intervals hold |
|---|---|--:|--:|--:|--:|
${results.priors.map((one) => row([PEOPLE_NAMES[one.population], PEOPLE_NAMES[one.prior], decimals(one.recovery), percent(one.rightPrimary), decimals(one.elevation), percent(one.coverage)])).join('\n')}
`
}

/** results.json, whole. */
export function resultsFile(results: StudyResults): string {
  return `${inLines(results)}\n`
}

/** What lies so deep stands in a line of its own. */
const FLAT_FROM = 4

/** JSON with what lies deep in one line each. */
function inLines(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null || depth === FLAT_FROM)
    return JSON.stringify(value)
  const indent = ' '.repeat(depth)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Object.entries(value).map(([name, one]) => {
    const label = Array.isArray(value) ? '' : `${JSON.stringify(name)}: `
    return `${indent} ${label}${inLines(one, depth + 1)}`
  })
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function atLimit(sittings: number, { atLimit: share }: LearnedResults): string {
  return `Below one of them lie, after ${sittings} sittings, ${percent(share.blind)} of blind takers, ${percent(share.halfBlind)} of half blind ones and ${percent(share.honest)} of honest people.`
}

function caught({ blind, halfBlind }: Caught): string[] {
  return [percent(blind), percent(halfBlind)]
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
