import { describe, expect, it } from 'vitest'
import { designOf, type ModelForm } from './form'

describe('a form', () => {
  it('may not use a trait that it does not name', () => {
    const form: ModelForm = {
      traits: ['a'],
      blocks: [{ id: 7, options: [{ id: 'x', trait: 'b', keyed: 1 }] }],
    }
    expect(() => designOf(form)).toThrow('Block 7: the form has no trait "b".')
  })
})
