import { describe, expect, it } from 'vitest'
import { getQuestions, submitGuestAssessment } from '@/lib/api/assessment'
import { startAssessment, submitAssessment } from '@/lib/api/drafts'
import { ApiError } from '@/lib/api/errors'
import { NoAnswer } from '@/lib/client/call'
import { entryOf, limitOf } from './failing'
import { react } from './flow'
import { initial } from './state'

const world = { now: 0, visible: true, random: () => 0, newKey: () => '' }

/** The phase of an assessment that failed to load, once the network is back. */
function backOnline(error: unknown): string {
  const phase = { name: 'failed', what: 'load', error } as const
  const offline = { ...initial({ kind: 'guest', questions: [] }), phase, online: false }
  return react(offline, { do: 'online', online: true }, world).phase.name
}

describe('where the assessment failed', () => {
  it('asks again as soon as the network is back', () => {
    expect(backOnline(new NoAnswer())).toBe('loading')
    expect(backOnline(new ApiError('unavailable', ''))).toBe('loading')
  })

  it('says nothing more of the answers being sent', () => {
    const sending = {
      ...initial({ kind: 'guest', questions: [] }),
      phase: { name: 'submitting' } as const,
    }
    const said = {
      ...sending,
      said: { what: { say: 'submitting' }, again: false } as const,
      online: false,
    }
    const failed = react(said, { do: 'failed', turn: said.turn, error: new NoAnswer() }, world)
    expect(failed).toMatchObject({ phase: { name: 'failed', what: 'submit' }, said: null })
  })

  it('does not ask by itself again for what was asked too often', () => {
    expect(backOnline(new ApiError('too_many_requests', '', undefined, 60))).toBe('failed')
  })

  it.each([
    ['guest', 'load', getQuestions],
    ['guest', 'submit', submitGuestAssessment],
    ['account', 'load', startAssessment],
    ['account', 'submit', submitAssessment],
  ] as const)(
    'tells a person (%s) who cannot %s of the limit that they met',
    (kind, what, endpoint) => {
      expect(endpoint).toMatchObject(entryOf(kind, what))
      expect([limitOf(kind, what) ?? []].flat()).toEqual(endpoint.limits ?? [])
    },
  )
})
