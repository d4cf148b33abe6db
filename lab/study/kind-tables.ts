/** What the study says of worlds that real answers could come from, and of longer forms, as tables. */

import { aimsOf, FEWEST_IN_BIN } from '@/lib/copy/study/aims'
import {
  CLAIMS,
  type KindResults,
  STAGES,
  type StageResults,
  type StudyResults,
} from '@/lib/copy/study/figures'
import { decimals, KIND_NAMES, percent, thousands } from '@/lib/copy/study/table'

const STAGE_NAMES: Record<(typeof STAGES)[number], string> = {
  first: 'before any sitting',
  after50: 'after 50',
  after200: 'after 200',
  after1000: 'after 1,000',
}

const COLUMNS = [
  'r',
  '95 % ranges hold',
  '80 % ranges hold',
  'width of 95 %',
  'chance of the first letter: mean error',
  'by chance alone',
  'worst bin',
  ...CLAIMS.map((claim) => `${claim}: said, right`),
  'right primary',
  'same again',
  'honest told "fits badly"',
  'blind noticed',
  'skimmers noticed',
]

/** The section of docs/study.md. */
export function kindSection({ kinds }: StudyResults): string {
  const [first] = kinds
  return `## Worlds that real answers could come from

The study above is kinder than real answers. So the scorer is tried in ${kinds.length} kinds of worlds, ${first?.worlds} of each, with ${thousands(first?.people ?? 0)} people of a kind.
Statements load .45 to .80 and appeals differ by up to .5 either way unless the name says otherwise:

${kinds.map(({ kind }) => `- *${KIND_NAMES[kind].name}*: ${KIND_NAMES[kind].means}`).join('\n')}

A calibration learns from first sittings of other people of the same world, one in ten of them blind (\`npm run calibrate\`). They count as a copy's own people: they teach how statements are liked within a letter, through the guard of that command, and what it refuses leaves the row before. *Skimmers* pick what sounds best, not what fits them. Bins of fewer than ${FEWEST_IN_BIN} people are left out of the worst.

| world | calibration | ${COLUMNS.join(' | ')} |
|---|---|${COLUMNS.map(() => '--:').join('|')}|
${kinds.flatMap(kindRows).join('\n')}

Once person fit alone has learned from 50 sittings, without a calibration:

| world | honest told "fits badly" | blind noticed | skimmers noticed |
|---|--:|--:|--:|
${kinds.map(({ kind, fitAlone }) => row([KIND_NAMES[kind].name, percent(fitAlone.honest), percent(fitAlone.blind), percent(fitAlone.skim)])).join('\n')}

A scorer that knew every statement, and how the letters go together, would reach these r: ${kinds.map(({ kind, knownRecovery }) => `${KIND_NAMES[kind].name} ${decimals(knownRecovery)}`).join(', ')}.
`
}

/** Every aim beside what was found. */
export function aimTable(results: StudyResults): string {
  return [
    row(['aim', 'wanted', 'found', '']),
    row(['---', '--:', '--:', '---']),
    ...aimsOf(results).map(({ figure, aim, found, isMet }) =>
      row([figure, aim, found, isMet ? 'met' : 'not met']),
    ),
  ].join('\n')
}

function kindRows({ kind, stages }: KindResults): string[] {
  return STAGES.map((stage) =>
    row([KIND_NAMES[kind].name, STAGE_NAMES[stage], ...cells(stages[stage])]),
  )
}

function cells(stage: StageResults): string[] {
  return [
    decimals(stage.recovery),
    percent(stage.coverage),
    percent(stage.coverage80),
    decimals(stage.width, 2),
    decimals(stage.chanceError),
    decimals(stage.chanceNoise),
    decimals(stage.worstBin),
    ...CLAIMS.map((claim) => {
      const { made, right } = stage.claims[claim]
      return `${percent(made)}, ${made > 0 ? percent(right) : '–'}`
    }),
    percent(stage.rightPrimary),
    percent(stage.samePrimary),
    percent(stage.noticed.honest),
    percent(stage.noticed.blind),
    percent(stage.noticed.skim),
  ]
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
