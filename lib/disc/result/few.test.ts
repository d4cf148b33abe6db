import { expect, it } from 'vitest'
import { certaintyOf } from '../model/certainty'
import { score } from '../model/scoring'
import { buildPreview } from './preview'
import { answersOf } from './sample-answers'

/** The preview of a person with so many answers of their own, and so many further ones. */
function previewOf(counted: number, moreCounted = 0) {
  const scored = score(answersOf('DI').slice(0, counted))
  const preview = buildPreview({
    ...scored.style,
    ...{ resultId: 'few', unlocked: false, isSample: false, completedAt: new Date(0) },
    ...{ madeBy: '', quality: null, scores: scored.scores, certainty: certaintyOf(scored) },
    ...{ counted, moreCounted },
  })
  if (!preview) throw new Error('There is no preview.')
  return preview
}

it('a result of fewer than twenty answers has letters and no name, and asks the others', () => {
  const few = previewOf(16)
  expect(few).toMatchObject({ missing: 12, settling: null })
  expect(few.named).toMatchObject({ title: 'Not a name yet', other: null })
  expect(few.named.doubt).toMatchObject({ kind: 'few', text: `${few.primary} so far` })
})

it('twenty are enough, further ones included', () => {
  for (const enough of [previewOf(20), previewOf(16, 4)]) {
    expect(enough.missing).toBe(0)
    expect(enough.named.title).toMatch(/^The .+ · [DISC]{1,2}$/)
  }
})
