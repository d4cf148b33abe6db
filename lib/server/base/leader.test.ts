import { expect, it } from 'vitest'
import { addressesOf } from './leader'

it('row 9: an address names one server, or several that share the rest of it', () => {
  const one = 'postgresql://role:p%40ss@db.example:5432/discern?sslmode=verify-full'
  expect(addressesOf(one)).toEqual([one])
  expect(addressesOf('postgresql:///discern?host=/run/postgresql')).toHaveLength(1)
  expect(
    addressesOf('postgres://role:a@b@[::1]:5433,two.example,10.0.0.3:6432/discern?x=1'),
  ).toEqual([
    'postgres://role:a@b@[::1]:5433/discern?x=1',
    'postgres://role:a@b@two.example/discern?x=1',
    'postgres://role:a@b@10.0.0.3:6432/discern?x=1',
  ])
})
