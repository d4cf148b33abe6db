import { describe, expect, it } from 'vitest'
import { SCENES } from '../content/scenes/all'
import { withoutUnseen } from '../names'
import { readScene, sceneOf } from './scene'

const plain = (line: { text: string }) => withoutUnseen(line.text)

describe('the scene of two people', () => {
  it('has the view of the first', () => {
    expect(sceneOf('D', 'S')).toBe(SCENES.DS[0])
    expect(sceneOf('S', 'D')).toBe(SCENES.DS[1])
    expect(sceneOf('C', 'S')).toBe(SCENES.SC[1])
  })

  it('gives each of two alike one of their own', () => {
    expect(sceneOf('I', 'I')).toBe(SCENES.II[0])
    expect(sceneOf('I', 'I', true)).toBe(SCENES.II[1])
  })

  it('speaks to its reader, and names the other', () => {
    const names = { A: 'Ada', B: 'Otto' }
    const scene = sceneOf('D', 'D')
    const [asA, asB, asLeader] = (['A', 'B', null] as const).map((you) =>
      readScene(scene, names, you),
    )
    expect(asA?.slice(2, 4).map(plain)).toEqual([
      'You pull up a chair beside the phone.',
      'Otto holds the door open.',
    ])
    expect(asB?.slice(2, 4).map(plain)).toEqual([
      'Ada pulls up a chair beside the phone.',
      'You hold the door open.',
    ])
    expect(asLeader?.slice(2, 4).map(plain)).toEqual([
      'Ada pulls up a chair beside the phone.',
      'Otto holds the door open.',
    ])
    expect(asA?.[0]?.isSaid).toBe(true)
    expect(asA?.[2]?.isSaid).toBe(false)
  })
})
