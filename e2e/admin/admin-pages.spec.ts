/** The admin's pages send all others home. */
import { routes } from '../../lib/routes'
import { newAdmin } from '../support/admins'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { newBrowser } from '../support/people'
import { newPerson } from '../support/teams'

const PAGES = Object.values(routes).filter((path) => path.startsWith('/admin/'))

test('only admins get them; a former one is out at once', async ({ baseURL }) => {
  const visitor = await newBrowser(baseURL)
  const { context: person } = await newPerson(baseURL)
  const { context: admin, person: theirs } = await newAdmin(baseURL, 'Radia')
  const pages = [...PAGES, `${routes.adminUsers}/${theirs.id}`]
  for (const path of pages) {
    const seen = await admin.get(path, { maxRedirects: 0 })
    expect(seen.status(), path).toBe(200)
    expect(await seen.text()).toContain('<meta name="robots" content="noindex"/>')
  }
  await query('UPDATE users SET is_admin = false WHERE id = $1', [theirs.id])
  for (const context of [visitor, person, admin]) {
    for (const path of pages) {
      const refused = await context.get(path, { maxRedirects: 0 })
      expect(refused.status(), path).toBe(307)
      expect(refused.headers().location).toBe(routes.home)
      expect(await refused.text()).not.toContain('Radia')
    }
  }
})

test('a list goes on page by page, and one that was cut begins again', async ({ baseURL }) => {
  const { context } = await newAdmin(baseURL)
  const mark = `p${crypto.randomUUID().slice(0, 8)}`
  await query(
    `INSERT INTO users (id, email, first_name, last_name)
     SELECT gen_random_uuid(), $1 || lpad(n::text, 3, '0') || '@example.com', 'Many', 'People'
     FROM generate_series(1, 60) AS n`,
    [mark],
  )
  const read = async (path: string) => (await context.get(path)).text()
  const shownIn = (html: string) => new Set(html.match(new RegExp(`${mark}\\d{3}`, 'g')))
  const first = await read(`${routes.adminUsers}?q=${mark}&sort=email`)
  expect(shownIn(first).size).toBe(50)
  const next = /href="([^"]*cursor=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(next).toContain(`q=${mark}`)
  const second = shownIn(await read(next))
  expect([...second].sort()[0]).toBe(`${mark}051`)
  expect(second.size).toBe(10)
  const cut = await read(`${routes.adminUsers}?q=${mark}&cursor=nonsense`)
  expect(cut).toContain('This is not a page of this list.')
})
