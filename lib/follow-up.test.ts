import { expect, it } from 'vitest'
import { dueMail, dueSince, QUESTION, WEEKS } from './follow-up'

const from = new Date('2026-03-20T10:00:00Z')
const after = (days: number) => new Date(from.getTime() + days * 86_400_000)

it('one email a week is due for four weeks, and the question after 30 days', () => {
  expect(
    [0, 1.99, 2, 8.99, 9, 16, 23, 29.99, 30, 400].map((day) => dueMail(from, after(day))),
  ).toEqual([0, 0, 1, 1, 2, 3, WEEKS, WEEKS, QUESTION, QUESTION])
  for (let mail = 1; mail <= QUESTION; mail++) {
    const at = after([2, 9, 16, 23, 30][mail - 1] as number)
    expect(dueSince(mail, at)).toEqual(from)
  }
})
