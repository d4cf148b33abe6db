import { expect, it } from 'vitest'
import { JobFailure, outcomeOf, reasonOf } from './job-failure'

const fault = new Error('x')
const first = { isLast: false, isByTheClock: false, isStopping: false }

it('is tried again until its last try, or where it can never work out', () => {
  expect(outcomeOf(fault, first)).toBe('tried_again')
  expect(outcomeOf(fault, { ...first, isLast: true })).toBe('given_up')
  expect(outcomeOf(new JobFailure('no such mailbox', true), first)).toBe('given_up')
})

it('of the clock, it is no fault where it ends with its process', () => {
  const ofTheClock = { isLast: true, isByTheClock: true }
  expect(outcomeOf(fault, { ...ofTheClock, isStopping: true })).toBe('ended')
  expect(outcomeOf(fault, { ...ofTheClock, isStopping: false })).toBe('given_up')
  expect(outcomeOf(fault, { ...first, isLast: true, isStopping: true })).toBe('given_up')
})

it('says why in words that quote nothing of the job', () => {
  expect(reasonOf(new JobFailure('took too long'))).toBe('took too long')
  expect(reasonOf(new TypeError('ada@example.com'))).toBe('TypeError')
  expect(reasonOf(Object.assign(new Error('x'), { code: 'EAUTH' }))).toBe('Error: EAUTH')
})
