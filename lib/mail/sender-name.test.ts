import { describe, expect, it } from 'vitest'
import { senderName, speaksForOthers, unprovenName } from './sender-name'

describe('the name in which a mail speaks', () => {
  it.each([
    'IT Support Your Company',
    'Support',
    'SUPPORT TEAM',
    'Ｓｕｐｐｏｒｔ Team',
    'S u p p o r t',
    'S.u.p.p.o.r.t',
    'IT Sup port',
    'Sup\u200bport',
    'Sup\u06ddport',
    'Su\u0301pport',
    'Ѕuррогт Team',
    'Supp0rt',
    '$ecurity',
    'ѕеcurіty Office',
    'SECURITY ALERTS',
    'Secu-rity',
    'Admin',
    'Adm1n',
    'Аdmіn',
    'sysadmin',
    'Admins',
    'ad min',
    'Your Bank',
    'ВАNК',
    'B a n k',
    'CityBank',
    'Banks',
    'Kunden Service',
    'no-reply',
    'Discern',
    'D I S C E R N Team',
    'Dіsсеrn Notice',
  ])('is "Someone" where it says an office: %s', (name) => {
    expect(senderName(name)).toBe('Someone')
  })

  it.each([
    'Ada Byron',
    'Aisha Bankole',
    'Ted Burbank',
    'Padmini Rao',
    'Brad Minter',
    'Ольга Банкова',
    'Łukasz Żak',
    'Nguyễn Thị Minh Khai',
    'Dr. Jo O’Neill-Smith',
    '李小龍',
    'عائشة بنت أبي بكر',
    'Suparna Porter',
    'Alexandre Helpman',
  ])('is a person’s: %s', (name) => {
    expect(senderName(name)).toBe(name)
  })

  it('is not that of the operator', () => {
    for (const name of ['Fernhill Studio', 'The FERNHILL STUDIO Team', 'Fеrnhill-Studiо']) {
      expect(speaksForOthers(name, 'Fernhill Studio GmbH')).toBe(true)
    }
    expect(speaksForOthers('Ada Fernhill', 'Fernhill Studio GmbH')).toBe(false)
    expect(speaksForOthers('Adam Byron', 'Ada')).toBe(false)
    expect(speaksForOthers('Ada Byron', '')).toBe(false)
  })
})

describe('before an address is proven, a name', () => {
  it.each(['Ada Byron', 'María del Carmen García', "J. O'Neill", 'Dr. Jo Vega Jr.', '李小龍'])(
    'stays where it could be a person’s: %s',
    (name) => expect(unprovenName(name)).toBe(name),
  )

  it.each([
    'You have won 500 dollars',
    'Win $500!',
    'see evil.com/x',
    'Visit evil.com Today',
    'evil.com',
    'evil.co. Today',
    'Go to b.ly. now',
    'Your parcel waits at home',
    'Press the button now to get your prize',
    `Congratulations ${'a'.repeat(40)}`,
    'Account Security',
  ])('is left out where it could be a message: %s', (name) => {
    expect(unprovenName(name)).toBe('')
  })
})
