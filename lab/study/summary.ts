/** From one number per person to the study's results. */

import { worstBin } from '@/lib/copy/study/aims'
import {
  type CalibrationBin,
  type CarelessResults,
  type Caught,
  CLAIMS,
  type FormResults,
  type KindResults,
  type LearnedResults,
  type MethodResults,
  type Noticed,
  type PriorResults,
  STAGES,
  type StageResults,
  type WorldKind,
} from '@/lib/copy/study/figures'
import { LETTERS, perLetter } from '@/lib/disc/letters'
import { WIDENING } from '@/lib/disc/model/widening'
import { agreement, correlation, mean, quantile, rounded, shareBelow } from '@/lib/numbers/figures'
import type { Columns, Population } from './world'

/** 95 and 80 of 100 are within so many standard errors. */
const REACH = 1.959_964
const REACH_80 = 1.281_552
const FALSE_ALARMS = 0.05
const SURE = 0.8
const BIN_EDGES = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01]

export function formResults(columns: Columns): FormResults {
  const [chance, right] = [column(columns, 'logit.chance'), rightOf(columns)]
  const unsure = right.filter((_, at) => (chance[at] as number) < SURE)
  const misses = LETTERS.flatMap((letter) => missesOf(columns, 'logit', letter))
  const primary = column(columns, 'logit.primary')
  return {
    methods: {
      counting: methodResults(columns, 'counting'),
      minmax: methodResults(columns, 'minmax'),
      logit: methodResults(columns, 'logit'),
    },
    coverage: {
      plain: rounded(shareBelow(misses, REACH)),
      widened: rounded(shareBelow(misses, REACH * WIDENING.first)),
      perLetter: perLetter((letter) =>
        rounded(shareBelow(missesOf(columns, 'logit', letter), REACH * WIDENING.first)),
      ),
    },
    neededWidening: rounded(quantile(misses, 0.95) / REACH),
    calibration: calibrationOf(chance, right),
    unsure: { share: rounded(unsure.length / right.length), right: rounded(mean(unsure)) },
    careless: carelessResults(columns),
    secondThoughts: {
      notLikeliest: rounded(1 - agreement(primary, column(columns, 'logit.likeliest'))),
      notHighest: rounded(1 - agreement(primary, highestOf(columns))),
    },
    anyOdd: rounded(1 - shareBelow(column(columns, 'odd'), 1)),
  }
}

export function priorResults(columns: Columns, population: Population): PriorResults[] {
  return (['logit', 'opposed'] as const).map((method) => {
    const misses = LETTERS.flatMap((letter) => missesOf(columns, method, letter))
    return {
      population,
      prior: method === 'logit' ? 'unrelated' : 'opposed',
      recovery: rounded(mean(LETTERS.map((letter) => recoveryOf(columns, method, letter)))),
      rightPrimary: rounded(
        agreement(column(columns, `${method}.primary`), column(columns, 'truth.primary')),
      ),
      elevation: rounded(elevationOf(columns, method) ?? 0),
      coverage: rounded(shareBelow(misses, REACH * WIDENING.first)),
    }
  })
}

/** What the scorer made of the people of one kind of world. */
export function kindResults(kind: WorldKind, columns: Columns): KindResults {
  const { stages, ...rest } = {
    kind,
    people: column(columns, 'world').length,
    worlds: new Set(column(columns, 'world')).size,
    knownRecovery: meanRecovery(columns, 'known'),
    stages: Object.fromEntries(STAGES.map((name) => [name, stageResults(columns, name)])),
    fitAlone: noticedAt(columns, 'live'),
  }
  return { ...rest, stages: stages as KindResults['stages'] }
}

function stageResults(columns: Columns, stage: string): StageResults {
  const chance = column(columns, `${stage}.chance`)
  const primary = column(columns, `${stage}.primary`)
  const truth = column(columns, 'truth.primary')
  const calibration = calibrationOf(
    chance,
    primary.map((letter, at) => (letter === truth[at] ? 1 : 0)),
  )
  const off = (bin: CalibrationBin) => Math.abs(bin.stated - bin.right)
  return {
    recovery: meanRecovery(columns, stage),
    coverage: coverageOf(columns, stage),
    coverage80: coverageOf(columns, stage, REACH_80),
    width: rounded(
      2 *
        REACH *
        WIDENING.first *
        mean(LETTERS.flatMap((letter) => column(columns, `${stage}.error.${letter}`))),
    ),
    claims: Object.fromEntries(
      CLAIMS.map((claim) => [claim, claimResults(columns, stage, claim)]),
    ) as StageResults['claims'],
    chanceError: rounded(meanOver(calibration, off)),
    chanceNoise: rounded(meanOver(calibration, noiseOf)),
    worstBin: rounded(worstBin(calibration)),
    rightPrimary: rounded(agreement(primary, truth)),
    samePrimary: rounded(agreement(primary, column(columns, `${stage}.primaryAgain`))),
    noticed: noticedAt(columns, stage),
  }
}

/** The mean over people of a figure of their bins. */
function meanOver(
  bins: readonly CalibrationBin[],
  figure: (bin: CalibrationBin) => number,
): number {
  const some = bins.filter(({ people }) => people > 0)
  const people = some.reduce((sum, bin) => sum + bin.people, 0)
  return some.reduce((sum, bin) => sum + bin.people * figure(bin), 0) / people
}

/** How far off a bin of so many people is on average by chance alone: √(2/π) of its standard error. */
function noiseOf({ people, stated }: CalibrationBin): number {
  return Math.sqrt((2 * stated * (1 - stated)) / (Math.PI * people))
}

function claimResults(columns: Columns, stage: string, claim: string) {
  const right = columns[`${stage}.true.${claim}`] ?? []
  return {
    made: rounded(mean(column(columns, `${stage}.made.${claim}`))),
    right: right.length > 0 ? rounded(mean(right)) : 1,
  }
}

function noticedAt(columns: Columns, stage: string): Noticed {
  const share = (taker: string) => rounded(mean(column(columns, `${stage}.noticed.${taker}`)))
  return { honest: share('honest'), blind: share('blind'), skim: share('skim') }
}

function meanRecovery(columns: Columns, method: string): number {
  return rounded(mean(LETTERS.map((letter) => recoveryOf(columns, method, letter))))
}

function coverageOf(columns: Columns, method: string, reach = REACH): number {
  const misses = LETTERS.flatMap((letter) => missesOf(columns, method, letter))
  return rounded(shareBelow(misses, reach * WIDENING.first))
}

function methodResults(columns: Columns, method: string): MethodResults {
  const primary = column(columns, `${method}.primary`)
  const elevation = elevationOf(columns, method)
  return {
    recovery: perLetter((letter) => rounded(recoveryOf(columns, method, letter))),
    pooledRecovery: rounded(pooledRecoveryOf(columns, method)),
    rightPrimary: rounded(agreement(primary, column(columns, 'truth.primary'))),
    samePrimary: rounded(agreement(primary, column(columns, `${method}.again`))),
    elevation: elevation === null ? null : rounded(elevation),
  }
}

function carelessResults(columns: Columns): CarelessResults {
  const caughtBy = (statistic: string): Caught => {
    const cut = quantile(column(columns, `${statistic}.honest`), FALSE_ALARMS)
    const caught = (sitting: string) =>
      rounded(shareBelow(column(columns, `${statistic}.${sitting}`), cut))
    return { blind: caught('blind'), halfBlind: caught('halfBlind') }
  }
  const shareAtLimit = (name: string) => rounded(mean(column(columns, name)))
  const learned = (sittings: number): LearnedResults => ({
    ...caughtBy(`fit${sittings}`),
    atLimit: {
      honest: shareAtLimit(`fit${sittings}.noticed.honest`),
      blind: shareAtLimit(`fit${sittings}.noticed.blind`),
      halfBlind: shareAtLimit(`fit${sittings}.noticed.halfBlind`),
    },
  })
  return {
    cut: rounded(quantile(column(columns, 'fit.honest'), FALSE_ALARMS)),
    ...caughtBy('fit'),
    learned: { 50: learned(50), 500: learned(500) },
    known: caughtBy('known'),
  }
}

function calibrationOf(chance: readonly number[], right: readonly number[]): CalibrationBin[] {
  return BIN_EDGES.slice(1).map((to, bin) => {
    const from = BIN_EDGES[bin] as number
    const places = [...chance.keys()].filter((at) => {
      const stated = chance[at] as number
      return stated >= from && stated < to
    })
    return {
      from,
      to: Math.min(1, to),
      people: places.length,
      stated: rounded(mean(places.map((at) => chance[at] as number))),
      right: rounded(mean(places.map((at) => right[at] as number))),
    }
  })
}

/** 1 where the scorer's primary letter is the true one, else 0. */
function rightOf(columns: Columns): number[] {
  const truth = column(columns, 'truth.primary')
  return column(columns, 'logit.primary').map((primary, at) => (primary === truth[at] ? 1 : 0))
}

/** How many plain standard errors the estimate lies from the truth. */
function missesOf(columns: Columns, method: string, letter: string): number[] {
  const truth = column(columns, `truth.${letter}`)
  const errors = column(columns, `${method}.error.${letter}`)
  return column(columns, `${method}.${letter}`).map(
    (place, at) => Math.abs(place - (truth[at] as number)) / (errors[at] as number),
  )
}

function recoveryOf(columns: Columns, method: string, letter: string): number {
  const places = column(columns, `${method}.${letter}`)
  return withinWorlds(columns, places, column(columns, `truth.${letter}`)) ?? 0
}

function pooledRecoveryOf(columns: Columns, method: string): number {
  const each = LETTERS.map(
    (letter) =>
      correlation(column(columns, `${method}.${letter}`), column(columns, `truth.${letter}`)) ?? 0,
  )
  return mean(each)
}

function elevationOf(columns: Columns, method: string): number | null {
  return withinWorlds(columns, sumsOf(columns, method), sumsOf(columns, 'truth'))
}

/** The mean of the worlds' correlations: everyone who takes a form takes the same statements. */
function withinWorlds(
  columns: Columns,
  places: readonly number[],
  truth: readonly number[],
): number | null {
  const worlds = column(columns, 'world')
  const found = [...new Set(worlds)].flatMap((world) => {
    const ats = [...places.keys()].filter((at) => worlds[at] === world)
    const r = correlation(
      ats.map((at) => places[at] as number),
      ats.map((at) => truth[at] as number),
    )
    return r === null ? [] : [r]
  })
  return found.length > 0 ? mean(found) : null
}

function sumsOf(columns: Columns, method: string): number[] {
  const letters = LETTERS.map((letter) => column(columns, `${method}.${letter}`))
  return column(columns, `${method}.D`).map((_, at) =>
    letters.reduce((sum, values) => sum + (values[at] as number), 0),
  )
}

function highestOf(columns: Columns): number[] {
  const letters = LETTERS.map((letter) => column(columns, `logit.${letter}`))
  return column(columns, 'logit.D').map((_, at) => {
    const places = letters.map((values) => values[at] as number)
    return places.indexOf(Math.max(...places))
  })
}

function column(columns: Columns, name: string): readonly number[] {
  const values = columns[name]
  if (!values) throw new Error(`The worlds have no column "${name}".`)
  return values
}
