/**
 * The answers to the questions of the landing page, until the assessment takes them over. They lie beside the guest's
 * draft and not in it, because a draft holds all questions, and the landing page knows two.
 */
import { inBrowser } from './kept'

const FIRST_KEY = 'discern.first-answers'

export interface FirstAnswers {
  /** In the order shown. */
  questions: { group: number; options: { id: string; text: string }[] }[]
  /** One for each finished question, in order. */
  answers: { most: string; least: string }[]
  /** Milliseconds on each finished question. */
  times: number[]
}

const watchers = new Set<() => void>()
/** What was read or written last; undefined before. Where the browser cannot store it, it lives as long as the page. */
let known: FirstAnswers | null | undefined

/** What was answered so far, or null. The same object until it changes. */
export function readFirst(): FirstAnswers | null {
  if (known === undefined) known = readStored()
  return known
}

export function keepFirst(first: FirstAnswers | null): void {
  known = first
  inBrowser.keep(FIRST_KEY, first && JSON.stringify(first))
  for (const changed of watchers) changed()
}

/** Says when they change, here or in another tab. Returns how to stop listening. */
export function watchFirst(changed: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key !== FIRST_KEY && key !== null) return
    known = undefined
    changed()
  }
  watchers.add(changed)
  addEventListener('storage', listen)
  return () => {
    watchers.delete(changed)
    removeEventListener('storage', listen)
  }
}

function readStored(): FirstAnswers | null {
  try {
    const first: FirstAnswers = JSON.parse(localStorage.getItem(FIRST_KEY) ?? '')
    const isWhole = first.answers.every(
      ({ most, least }, at) =>
        most !== least &&
        [most, least].every((id) => first.questions[at]?.options.some((one) => one.id === id)) &&
        Number.isFinite(first.times[at]),
    )
    return isWhole && first.answers.length > 0 ? first : null
  } catch {
    return null
  }
}
