/** What a screen reader gets from a page, one thing a line, as text that a person can read and a test can compare. */
import type { Locator } from '@playwright/test'

/** A line of Playwright's snapshot, without its dash and colon, and what stands under it. */
interface Part {
  line: string
  parts: Part[]
}

const CELL = /^(?:cell|rowheader|columnheader)\b/
/** What a row's own name already says. */
const PLAIN = /^(?:text|time|paragraph|strong|emphasis|img)\b/

export async function readWords(root: Locator): Promise<string> {
  return wordsOf(await root.ariaSnapshot())
}

/**
 * The same as the snapshot, shorter: an address stands beside its link, an only child beside its parent, the
 * choices of a list in one line, and a cell that holds nothing but words is read in its row's name.
 */
export function wordsOf(snapshot: string): string {
  return `${parse(snapshot)
    .flatMap((part) => write(part, 0))
    .join('\n')}\n`
}

function parse(snapshot: string): Part[] {
  const top: Part = { line: '', parts: [] }
  const open = [top]
  for (const text of snapshot.split('\n')) {
    const depth = (text.length - text.trimStart().length) / 2 + 1
    const part = { line: unquoted(text.trimStart().slice(2)), parts: [] }
    open[depth - 1]?.parts.push(part)
    open.splice(depth, open.length, part)
  }
  return top.parts
}

/** YAML puts a key with a colon in quotes. */
function unquoted(line: string): string {
  const [, key, rest] = /^'((?:[^']|'')*)'(.*)$/.exec(line) ?? []
  return key === undefined ? line : key.replaceAll("''", "'") + rest
}

function write({ line, parts }: Part, depth: number, before = ''): string[] {
  let head = before + (parts.length > 0 ? line.replace(/:$/, '') : line)
  let inside = parts
  const [first] = inside
  if (first?.line.startsWith('/url: ')) {
    head += ` -> ${first.line.slice('/url: '.length)}`
    inside = inside.slice(1)
  }
  if (isReadInItsName(line, inside)) {
    head += ` [${inside.map((cell) => cell.line.split(/\W/, 1)[0]).join(' ')}]`
    inside = inside.filter(({ parts }) => !parts.every(isPlain))
  }
  const [only, ...others] = inside
  if (only && others.length === 0) return write(only, depth, `${head} > `)
  if (only && inside.every((part) => part.line.startsWith('option ') && part.parts.length === 0)) {
    const choices = inside.map((part) => part.line.slice('option '.length)).join(', ')
    return [`${'  '.repeat(depth)}${head}: ${choices}`]
  }
  return ['  '.repeat(depth) + head, ...inside.flatMap((part) => write(part, depth + 1))]
}

function isPlain({ line, parts }: Part): boolean {
  return PLAIN.test(line) && parts.every(isPlain)
}

/** Whether a row's name is just what its cells are called, one after the other. */
function isReadInItsName(line: string, cells: Part[]): boolean {
  if (!line.startsWith('row ') || !cells.every((cell) => CELL.test(cell.line))) return false
  const names = cells.map((cell) => nameOf(cell.line)).filter((name) => name !== '')
  return names.join(' ') === nameOf(line)
}

function nameOf(line: string): string {
  return /^\w+ "((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? ''
}
