/**
 * `npm run study`: how well the scorer measures, by simulation. Writes docs/study.md, docs/study-forms.md,
 * docs/study-settling.md, docs/study-together.md, docs/study-names.md, and beside this file results.json and style-shares.json, which pages read. With a number
 * (`npm run study -- 2000`) it asks that many people only and prints without writing, for work on the scorer.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { formDocument, formTable } from './form-comparison'
import { aimTable, kindLines } from './kind-tables'
import { nameDocument, namesInAll, nameTable } from './names'
import { PEOPLE, runStudy, studyTasks } from './run'
import { curve } from './settling'
import { curveTable, settledTable, settlingDocument } from './settling-tables'
import { styleShares, styleSharesFile } from './style-shares'
import { resultsFile, studyDocument, studyTable } from './tables'
import type { StudyTask } from './tasks'
import { togetherDocument, togetherInAll, togetherTable } from './together'
import type { Columns } from './world'

const people = Number(process.argv[2] ?? PEOPLE)
if (!Number.isInteger(people) || people < 1) {
  console.error('How many people? Give a whole number, or nothing for the full study.')
  process.exit(2)
}

const CURVE_WORLDS = 5
const CURVE_PEOPLE = 60
const CURVE_LENGTHS = [12, 16, 20, 24, 28, 32, 36, 40]

const TOGETHER_WORLDS = 12
const TOGETHER_PEOPLE = 100

const NAME_WORLDS = 3
const NAME_PEOPLE = 240

interface Waiting {
  task: StudyTask
  resolve: (columns: Columns) => void
  reject: (error: Error) => void
}

const waiting: Waiting[] = []
const idle: Worker[] = []
const total = studyTasks(people).length
let done = 0

const workers = Array.from({ length: Math.max(1, availableParallelism()) }, () => {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url))
  idle.push(worker)
  return worker
})

function runTask(task: StudyTask): Promise<Columns> {
  return new Promise((resolve, reject) => {
    waiting.push({ task, resolve, reject })
    handOut()
  })
}

function handOut(): void {
  const worker = idle.pop()
  const next = waiting.shift()
  if (!worker || !next) {
    if (worker) idle.push(worker)
    if (next) waiting.unshift(next)
    return
  }
  worker.once('error', next.reject)
  worker.once('message', (columns: Columns) => {
    worker.off('error', next.reject)
    progress(++done)
    next.resolve(columns)
    idle.push(worker)
    handOut()
  })
  worker.postMessage(next.task)
}

function progress(count: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${count} of ${total} worlds`)
  else if (count % 10 === 0 || count === total) console.error(`${count} of ${total} worlds`)
}

const start = performance.now()
const results = await runStudy(people, runTask)
await Promise.all(workers.map((worker) => worker.terminate()))
if (process.stderr.isTTY) console.error()
console.log(studyTable(results))
console.log(`\n${kindLines(results)}\n`)
console.log(`${aimTable(results)}\n`)
console.log(formTable(results.compared))
console.log(settledTable(results.settled))
const points = curve(CURVE_WORLDS, CURVE_PEOPLE, CURVE_LENGTHS)
console.log(curveTable(points))
const twice = togetherInAll(TOGETHER_WORLDS, TOGETHER_PEOPLE)
console.log(togetherTable(twice))
const names = namesInAll(NAME_WORLDS, NAME_PEOPLE)
console.log(nameTable(names))
if (process.argv[2] === undefined) {
  writeFileSync('lab/study/results.json', resultsFile(results))
  writeFileSync('lab/study/style-shares.json', styleSharesFile(styleShares()))
  writeFileSync('docs/study.md', studyDocument(results))
  writeFileSync('docs/study-forms.md', formDocument(results.compared))
  writeFileSync(
    'docs/study-settling.md',
    settlingDocument(results.settled, points, CURVE_WORLDS * CURVE_PEOPLE),
  )
  writeFileSync('docs/study-together.md', togetherDocument(twice))
  writeFileSync('docs/study-names.md', nameDocument(names))
}
console.error(`${Math.round((performance.now() - start) / 1000)} seconds`)
