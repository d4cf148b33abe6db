import { describe, expect, it } from 'vitest'
import { clipName, initialsOf } from './display-name'

describe('names where there is little room', () => {
  it('are initials', () => {
    expect(initialsOf('Tomás', 'Ortega')).toBe('TO')
  })

  it('keep what is seen as one letter together', () => {
    expect(initialsOf('👩‍👩‍👧‍👦 Family', 'e\u0301mile')).toBe('👩‍👩‍👧‍👦E\u0301')
    expect(clipName('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…')
    expect(initialsOf(`a${'\u0301'.repeat(70)}`, '')).toBe('A')
  })

  it('leave invisible characters out, and names in other scripts as they are', () => {
    expect(initialsOf('\u202eEve', '\u200fדוד')).toBe('Eד')
  })

  it('are cut with an ellipsis', () => {
    expect(clipName('W'.repeat(80), 14)).toBe(`${'W'.repeat(13)}…`)
    expect(clipName('Ada', 14)).toBe('Ada')
  })
})
