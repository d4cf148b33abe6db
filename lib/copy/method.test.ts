import { expect, it } from 'vitest'
import { FORM } from '@/lib/disc/form/items'
import { steps } from './method'

it('the method says how many questions hold a reversed statement', () => {
  const reversed = FORM.filter(({ items }) => items.some(({ keyed }) => keyed === -1))
  expect(reversed).toHaveLength(12)
  expect(steps.items[0]?.text).toContain('In twelve questions, one statement is reversed')
})
