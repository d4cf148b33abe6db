import { describe, expect, it } from 'vitest'
import { parseAddressList } from './address-list'

const addresses = (text: string) => parseAddressList(text).map(({ address }) => address)

describe('a pasted list of addresses', () => {
  it('is separated by commas, semicolons and lines', () => {
    expect(addresses('a@b.example, c@d.example;e@f.example\r\n\n  g@h.example ,')).toEqual([
      'a@b.example',
      'c@d.example',
      'e@f.example',
      'g@h.example',
    ])
  })

  it('takes names as mail programs write them', () => {
    expect(addresses('Ada Byron <ada@b.example>, "Byron, Grace; Dr." <grace@b.example>')).toEqual([
      'ada@b.example',
      'grace@b.example',
    ])
  })

  it('keeps what is no address as it was typed', () => {
    expect(parseAddressList('nobody, "open <x, <>')).toEqual([
      { typed: 'nobody', address: 'nobody' },
      { typed: '"open <x', address: '"open <x' },
      { typed: '<>', address: '' },
    ])
    expect(parseAddressList(' \n ,;')).toEqual([])
  })
})
