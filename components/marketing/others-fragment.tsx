import { TeamMap } from '@/components/charts/circle/team-map'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { benefits, COLLEAGUE } from '@/lib/copy/landing'
import { place } from '@/lib/disc/circle/geometry'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { publicSample } from '@/lib/disc/result/public-sample'

const { map, you, colleague, advice } = benefits.others

const MAP = {
  members: [
    { letter: 'C', initials: you, at: place(publicSample().scores) },
    { letter: COLLEAGUE.letter, initials: colleague, at: place(COLLEAGUE.scores) },
  ],
  label: map,
  joined: true,
} as const

/** Two people across the circle, and what the report tells the one about the other. */
export function OthersFragment() {
  return (
    <div className="mx-0 mt-auto mb-0 grid gap-5">
      <TeamMap {...MAP} size={370} padding={44} className="mx-auto narrow:hidden" />
      <TeamMap
        {...MAP}
        size={280}
        padding={30}
        marker={38}
        className="mx-auto narrow:block hidden"
      />
      <p className="grid grid-cols-[34px_1fr] items-center gap-4 rounded-panel border border-line bg-surface px-4.5 py-3.5 font-550 leading-normal">
        <StyleMark letter={COLLEAGUE.letter} size={34} />
        <span>
          <span className="block text-14 text-ink-3">{`With ${LETTER_NAMES[COLLEAGUE.letter]}`}</span>{' '}
          {advice}
        </span>
      </p>
    </div>
  )
}
