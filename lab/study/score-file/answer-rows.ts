/** The answers file of `npm run score`: a header with person, block, most and least, and a row per answered block. */
import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import { FileProblem } from './file-problem'

const COLUMNS = ['person', 'block', 'most', 'least'] as const

export interface AnswerRow {
  line: number
  person: string
  block: string
  most: string
  least: string
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

/** Hands over row by row without holding the file. Columns may come in any order, others are ignored. */
export async function forEachRow(path: string, visit: (row: AnswerRow) => Promise<void>) {
  const parser = parse({
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    max_record_size: 1_000_000,
  })
  const file = createReadStream(path)
  file.on('error', (error) => parser.destroy(error))
  let places: number[] | null = null
  try {
    for await (const { record, info } of file.pipe(parser) as AsyncIterable<Parsed>) {
      if (places) await visit(rowOf(record, places, info.lines))
      else places = headerOf(record, info.lines)
    }
  } catch (error) {
    if (error instanceof CsvError) {
      throw new FileProblem(error.message, Number(error.lines) || undefined)
    }
    throw error
  } finally {
    file.destroy()
  }
  if (!places) throw new FileProblem('The answers are empty: not even a header.')
}

function headerOf(record: readonly string[], line: number): number[] {
  const missing = COLUMNS.find((column) => !record.includes(column))
  if (missing) {
    throw new FileProblem(
      `the header must name person, block, most and least; "${missing}" is missing.`,
      line,
    )
  }
  return COLUMNS.map((column) => record.indexOf(column))
}

function rowOf(record: readonly string[], places: readonly number[], line: number): AnswerRow {
  const [person = '', block = '', most = '', least = ''] = places.map((place) => record[place])
  if (person === '') throw new FileProblem('the person is empty.', line)
  return { line, person, block, most, least }
}
