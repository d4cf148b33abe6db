import type { Point } from '@/lib/disc/circle/geometry'
import { strayOf } from '@/lib/disc/circle/stray'
import type { Letter } from '@/lib/disc/letters'

interface StrayNoteProps {
  people: readonly { id: string; name: string; letter: Letter; at: Point; isMe?: boolean }[]
}

/** Explains a mark that stands in another letter's quarter; nothing where none does. */
export function StrayNote({ people }: StrayNoteProps) {
  const strays = people.flatMap((person) => {
    const quarter = strayOf(person)
    return quarter ? [{ ...person, quarter }] : []
  })
  const [first, ...others] = strays
  if (!first) return null
  return (
    <p className="wrap-anywhere mt-3 border-line border-t pt-3 text-ink-2 text-sm">
      <b className="text-ink">
        {others.length > 0 ? (
          <span>Some marks stand in another letter’s quarter.</span>
        ) : (
          <span>
            {first.isMe ? <span>You</span> : <bdi>{first.name}</bdi>}
            <span>
              {first.isMe
                ? ` lead with ${first.letter} but stand in ${first.quarter}.`
                : ` leads with ${first.letter} but stands in ${first.quarter}.`}
            </span>
          </span>
        )}
      </b>{' '}
      <span>Shape shows the strongest letter, place shows all four.</span>
    </p>
  )
}
