/**
 * `npm run study`: how well the scorer measures, by simulation. Writes docs/study.md, docs/study-forms.md,
 * docs/study-settling.md, docs/study-together.md, docs/study-names.md, and beside this file results.json and style-shares.json, which
 * pages read. With names of parts (`npm run study -- changes teams`) it does these again and keeps the rest; with a number
 * (`npm run study -- 200`) it asks that many people only and prints without writing, for work on the scorer.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { StudyResults } from '@/lib/copy/study/figures'
import { STUDY_RESULTS } from '@/lib/copy/study/results'
import { formDocument } from './form-comparison'
import { nameDocument, namesInAll } from './names'
import { PARTS, PEOPLE, runStudy, studyTasks } from './run'
import { curve } from './settling'
import { settlingDocument } from './settling-tables'
import { styleShares, styleSharesFile } from './style-shares'
import { resultsFile, studyDocument } from './tables'
import type { StudyTask } from './tasks'
import { togetherDocument, togetherInAll } from './together'
import type { Columns } from './world'

const asked = process.argv.slice(2)
const isTrial = Number(asked[0]) >= 1
const people = isTrial ? Number(asked.shift()) : PEOPLE
const parts = asked.length > 0 ? PARTS.filter((part) => asked.includes(part)) : PARTS
if (!Number.isInteger(people) || asked.some((one) => !parts.some((part) => part === one))) {
  console.error(
    `Give nothing for the full study, how many people, or parts of it: ${PARTS.join(', ')}.`,
  )
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
const total = studyTasks(people, parts).length
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
const found = await runStudy(people, runTask, parts)
await Promise.all(workers.map((worker) => worker.terminate()))
if (process.stderr.isTTY) console.error()
const isWhole = parts.length === PARTS.length
const results: StudyResults = { ...STUDY_RESULTS, ...found }
console.log(studyDocument(results))
if (!isTrial) {
  writeFileSync('lab/study/results.json', resultsFile(results))
  writeFileSync('docs/study.md', studyDocument(results))
}
if (found.compared) show('docs/study-forms.md', formDocument(found.compared))
if (found.settled) {
  const points = curve(CURVE_WORLDS, CURVE_PEOPLE, CURVE_LENGTHS)
  const document = settlingDocument(found.settled, points, CURVE_WORLDS * CURVE_PEOPLE)
  show('docs/study-settling.md', document)
}
if (isWhole) {
  show('docs/study-together.md', togetherDocument(togetherInAll(TOGETHER_WORLDS, TOGETHER_PEOPLE)))
  show('docs/study-names.md', nameDocument(namesInAll(NAME_WORLDS, NAME_PEOPLE)))
  if (!isTrial) writeFileSync('lab/study/style-shares.json', styleSharesFile(styleShares()))
}

function show(file: string, document: string): void {
  console.log(document)
  if (!isTrial) writeFileSync(file, document)
}

console.error(`${Math.round((performance.now() - start) / 1000)} seconds`)
