import type { Account } from '../bench/stage'
import type { Ask } from './load'

/** What people do at once: a built page, a constant, a row, a page of one's own, and a submit. Any answer goes. */
export function mixedWork(person: Account, answers: string): () => Ask {
  const work: Ask[] = [
    { path: '/', headers: { 'Accept-Encoding': 'gzip' } },
    { path: '/api/assessment/questions' },
    { path: `/api/results/${person.resultId}`, headers: person.bearer },
    { path: `/results/${person.resultId}`, headers: person.cookie },
    { method: 'POST', path: '/api/assessment/guest/submit', body: answers },
  ]
  let at = 0
  return () => {
    at += 1
    return work[at % work.length] as Ask
  }
}
