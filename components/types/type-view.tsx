import { CoreTraits } from '@/components/results/style/core-traits'
import type { Letter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { AssessmentBand } from './assessment-band'
import { NeighborCards } from './neighbor-cards'
import { neighborsOf } from './neighbors'
import { TypeHero } from './type-hero'
import { TypePager } from './type-pager'
import styles from './type-view.module.css'

type Type = ResultPreview['style']

interface TypeViewProps {
  type: Type
  /** All sixteen, in circle order. */
  types: readonly Type[]
}

/** The public page of one style. */
export function TypeView({ type, types }: TypeViewProps) {
  const letters = [...type.code] as [Letter, Letter?]
  const at = types.indexOf(type)
  const neighbors = neighborsOf(type.code).flatMap((neighbor) => {
    const other = types.find(({ code }) => code === neighbor.code)
    return other ? [{ ...neighbor, type: other }] : []
  })
  return (
    <>
      <TypeHero type={type} />
      <div className={`wrap ${styles.body}`}>
        <CoreTraits preview={{ style: type, primary: letters[0] }} />
        <NeighborCards neighbors={neighbors} />
      </div>
      <TypePager
        previous={types.at(at - 1) ?? type}
        next={types[(at + 1) % types.length] ?? type}
      />
      <AssessmentBand title="Is this you?" lit={letters.filter((letter) => letter !== undefined)} />
    </>
  )
}
