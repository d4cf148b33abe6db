import { expect, it } from 'vitest'
import { databaseAddressProblem } from './database-address'

it.each([
  'postgresql://role:a+b=c@db.example:5432/discern?sslmode=verify-full',
  'postgres://role:a,b@[::1]:5433/discern?x=1,2',
  'postgresql:///discern?host=/run/postgresql',
])('%s can be read', (url) => {
  expect(databaseAddressProblem(url)).toBeUndefined()
})

it.each([
  'postgresql://role:a%2Fb@one:5432,two:5432/discern',
  'postgres://role:a@b@[::1]:5433,two.example,10.0.0.3:6432/discern?x=1',
  'postgresql://one,two/discern',
  'postgresql:///discern?x=1&host=one,two',
])('%s names several servers: one address of what follows the leader is asked for', (url) => {
  expect(databaseAddressProblem(url)).toContain('names several servers')
})

it.each(['a/b', 'a#b', 'a?b', 'a%b'])('the password %s has to be written otherwise', (password) => {
  const problem = databaseAddressProblem(`postgresql://role:${password}@db.example:5432/discern`)
  expect(problem).toContain('write / @ # ? and % as %2F %40 %23 %3F and %25')
})
