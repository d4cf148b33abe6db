import { expect, it } from 'vitest'
import { addressesOf, databaseAddressProblem } from './database-addresses'

it('an address names one server, or several that share the rest of it', () => {
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

it.each([
  'postgresql://role:a+b=c@db.example:5432/discern?sslmode=verify-full',
  'postgresql://role:a%2Fb%25@one:5432,two:5432/discern',
  'postgresql:///discern?host=/run/postgresql',
])('%s can be read', (url) => {
  expect(databaseAddressProblem(url)).toBeUndefined()
})

it.each(['a/b', 'a#b', 'a?b', 'a%b'])('the password %s has to be written otherwise', (password) => {
  const problem = databaseAddressProblem(`postgresql://role:${password}@db.example:5432/discern`)
  expect(problem).toContain('write / @ # ? and % as %2F %40 %23 %3F and %25')
})
