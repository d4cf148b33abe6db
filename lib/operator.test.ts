import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const OPERATOR = 'Fernhill Studio'
const CONTACT_EMAIL = 'hello@example.com'

/** The settings are read when a module loads, since they are part of the build. */
const load = async () => {
  const [{ SiteFooter }, { PolicyDates }, { renderMail }] = await Promise.all([
    import('@/components/layout/site-footer'),
    import('@/components/legal/policy-dates'),
    import('./mail/mails'),
  ])
  const mail = renderMail(
    { kind: 'account_deleted', to: 'ada@example.com', data: {} },
    'https://x.example',
  )
  return {
    footer: renderToStaticMarkup(createElement(SiteFooter)),
    policy: renderToStaticMarkup(createElement(PolicyDates, { policy: 'privacy' })),
    mail,
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

it('policies, footer and mails say who runs this copy and how to reach them', async () => {
  vi.stubEnv('OPERATOR', OPERATOR)
  vi.stubEnv('CONTACT_EMAIL', CONTACT_EMAIL)
  const { footer, policy, mail } = await load()
  const sentence = `Run by ${OPERATOR}. Write to ${CONTACT_EMAIL}.`
  expect(footer).toMatch(
    new RegExp(`Run by <a[^>]* href="mailto:${CONTACT_EMAIL}">${OPERATOR}</a>`),
  )
  expect(policy).toContain(sentence)
  expect(mail.text).toContain(sentence)
  expect(mail.html).toContain(sentence)
})

it('a copy without a named operator says so, and names no one', async () => {
  vi.stubEnv('OPERATOR', '')
  vi.stubEnv('CONTACT_EMAIL', '')
  const { footer, policy, mail } = await load()
  expect(footer).toContain('All rights reserved.')
  expect(policy).toContain('Whoever runs this copy hasn’t added a name yet.')
  for (const said of [footer, policy, mail.text, mail.html]) expect(said).not.toContain('Run by')
})
