import { describe, expect, it } from 'vitest'
import { WORLD_KINDS } from '@/lib/copy/study/figures'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { randomFrom } from '@/lib/numbers/random'
import { drawWorld } from './worlds'

const design = FORM_DESIGN

describe.each(WORLD_KINDS)('the world %s', (kind) => {
  const world = (people: number) => drawWorld(kind, design, 7, randomFrom(people))

  it('has whole sittings, the same for the same seeds, and others for other people', () => {
    const [one, same, other] = [world(1), world(1), world(2)].map(({ person, skim }) => {
      const { theta, sit } = person()
      return { theta, answers: sit(), skimmed: skim() }
    })
    expect(same).toEqual(one)
    expect(other?.theta).not.toEqual(one?.theta)
    for (const answers of [one?.answers ?? [], one?.skimmed ?? []]) {
      expect(answers.map(({ block }) => block)).toEqual([...design.blocks.keys()])
      for (const { most, least } of answers) expect(most).not.toBe(least)
    }
  })

  it('keeps its statements, no matter who answers', () => {
    expect(world(2).known).toEqual(world(1).known)
  })
})
