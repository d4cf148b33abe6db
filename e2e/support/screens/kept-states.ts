/**
 * What every state says and where, kept in the repository: one file a state. What is as in an earlier state of
 * the same screen, or on the phone, stands there once; the file has what is different.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCREENS } from '../../../app/dev/states/list'
import { applied, differenceOf } from './difference'

const KEPT = join(import.meta.dirname, '../../states')
const SEEN = join(import.meta.dirname, '../../../.test/seen-states')

/** On the phone, and on the desk. */
export const SECTIONS = ['words', 'wide words', 'layout', 'wide layout'] as const
export type Section = (typeof SECTIONS)[number]
type Texts = Partial<Record<Section, string>>

/** A difference that is not much shorter than its text is harder to read. */
const WORTHWHILE = 0.6
const HEAD = /^# ([a-z ]+?)(?:, like (.+) but)?$/

/** What a file says of a section: all, or what is different from another state, or from the words on the phone. */
interface Written {
  like?: string
  lines: string[]
}

const STATE_IDS = SCREENS.flatMap(({ states }) => states.map(({ id }) => id))
const files = new Map<string, Map<string, Written>>()

/** What is kept of a state; a section that was never kept is missing. */
export function readKept(id: string): Texts {
  const texts: Texts = {}
  for (const section of SECTIONS) {
    const lines = wholeOf(id, section)
    if (lines) texts[section] = textOf(lines)
  }
  return texts
}

function wholeOf(id: string, section: Section): string[] | undefined {
  const written = fileOf(id).get(section)
  // Said again at the desk only where it is not the same.
  if (!written) return section === 'wide words' ? wholeOf(id, 'words') : undefined
  if (written.like === undefined) return written.lines
  const base = section === 'wide words' ? wholeOf(id, 'words') : wholeOf(written.like, section)
  return applied(base ?? [], written.lines)
}

function fileOf(id: string): Map<string, Written> {
  const known = files.get(id)
  if (known) return known
  const sections = new Map<string, Written>()
  let current: Written | undefined
  for (const line of readLines(join(KEPT, `${id}.txt`))) {
    const [, name, like] = HEAD.exec(line) ?? []
    if (name === undefined) current?.lines.push(line)
    else {
      current = { like, lines: [] }
      sections.set(name, current)
    }
  }
  files.set(id, sections)
  return sections
}

/** Notes what was seen, for `keepSeen`. */
export function noteSeen(id: string, section: Section, text: string): void {
  mkdirSync(SEEN, { recursive: true })
  writeFileSync(join(SEEN, `${id}.${section}`), text)
}

/**
 * Keeps what was noted. Writes the files of other states anew too, because what they are written by may have
 * changed, and forgets states that are no more.
 */
export function keepSeen(): void {
  if (!existsSync(SEEN)) return
  const texts = new Map<string, Texts>(STATE_IDS.map((id) => [id, readKept(id)]))
  for (const name of readdirSync(SEEN)) {
    const [id = '', section] = name.split('.') as [string, Section]
    const state = texts.get(id)
    if (state) state[section] = readFileSync(join(SEEN, name), 'utf8')
  }
  rmSync(SEEN, { recursive: true })
  rmSync(KEPT, { recursive: true, force: true })
  mkdirSync(KEPT, { recursive: true })
  for (const { states } of SCREENS) {
    /** The sections of this screen that were written whole, which later ones may be written by. */
    const whole: Base[] = []
    for (const { id } of states) {
      const lines = SECTIONS.flatMap((section) => write(id, section, texts.get(id) ?? {}, whole))
      if (lines.length > 0) writeFileSync(join(KEPT, `${id}.txt`), textOf(lines))
    }
  }
}

interface Base {
  name: string
  section: Section
  lines: string[]
}

/** A section as it stands in a file, its head first. */
function write(id: string, section: Section, texts: Texts, whole: Base[]): string[] {
  const text = texts[section]
  if (text === undefined) return []
  const lines = linesOf(text)
  const words = { name: 'words', section, lines: linesOf(texts.words ?? '') }
  const bases = section === 'wide words' ? [words] : whole.filter((one) => one.section === section)
  const [nearest] = bases
    .map(({ name, lines: base }) => ({ name, difference: differenceOf(base, lines) }))
    .sort((one, other) => one.difference.length - other.difference.length)
  if (nearest && nearest.difference.length <= lines.length * WORTHWHILE) {
    // What is said at the desk in the same words is not said again.
    if (section === 'wide words' && nearest.difference.length === 0) return []
    return [`# ${section}, like ${nearest.name} but`, ...nearest.difference]
  }
  if (section !== 'wide words') whole.push({ name: id, section, lines })
  return [`# ${section}`, ...lines]
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')
const textOf = (lines: readonly string[]) => `${lines.join('\n')}\n`

function readLines(file: string): string[] {
  return existsSync(file) ? linesOf(readFileSync(file, 'utf8')) : []
}
