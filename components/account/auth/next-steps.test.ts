import { describe, expect, it } from 'vitest'
import { routes } from '@/lib/routes'
import { wordsOf } from '@/lib/words/catalogs'
import { sayIn } from '@/lib/words/say'
import { type Found, nextSteps } from './next-steps'

const stepsOf = (found: Found) => nextSteps(found, wordsOf('en', 'auth.proven'), sayIn('en'))

const waysOf = (invitedTo: string[], hasResult: boolean) =>
  stepsOf({ invitedTo, hasResult }).ways.map(({ href }) => href)

describe('a confirmed address leads to what there is to do next', () => {
  it('leads to results, to an invitation, else to the assessment', () => {
    expect(waysOf([], true)).toEqual([routes.history])
    expect(waysOf(['Operations'], true)).toEqual([routes.groups, routes.history])
    expect(waysOf(['Operations'], false)).toEqual([routes.groups, routes.assessment])
    expect(waysOf([], false)).toEqual([routes.assessment])
  })

  it('names the group that invited, or says how many did', () => {
    expect(stepsOf({ invitedTo: ['Operations'], hasResult: false }).text).toContain('Operations')
    expect(stepsOf({ invitedTo: ['A', 'B'], hasResult: false }).text).toContain('2 invitations')
  })
})
