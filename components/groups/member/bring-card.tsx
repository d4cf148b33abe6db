import { StyleMark } from '@/components/charts/marks/style-mark'
import { styleTitle } from '@/components/results/style/style-title'
import { contributionOf } from '@/lib/disc/team/colleague'
import type { Standing } from './colleagues'

/** What the person brings, and what the people on the circle have least of. */
export function BringCard({ standing: { mine, others } }: { standing: Standing }) {
  if (!mine) return null
  const { brings, shortOn } = contributionOf(mine, others)
  return (
    <section
      className="wrap-anywhere grid grid-cols-1 content-start gap-5 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="bring"
    >
      <h2 id="bring" className="text-h3">
        What you bring
      </h2>
      <ul className="grid gap-5 [&_li]:grid [&_li]:grid-cols-[34px_minmax(0,1fr)] [&_li]:gap-3.5 [&_li]:text-15 [&_p>span]:block">
        <li>
          <StyleMark letter={brings.letter} size={34} />
          <p>
            <b>{brings.text}</b>
            <span className="text-ink-2">{styleTitle(mine.member.headline)}</span>
          </p>
        </li>
        {shortOn && (
          <li>
            <StyleMark letter={shortOn.letter} size={34} variant="soft" />
            <p>
              <b>What the team is short on</b>
              <span className="text-ink-2">
                <span>{shortOn.text}</span> {shortOn.ask.length > 0 && <Ask names={shortOn.ask} />}
              </span>
            </p>
          </li>
        )}
      </ul>
    </section>
  )
}

function Ask({ names: [one, other] }: { names: readonly string[] }) {
  return (
    <span>
      Ask <bdi>{one}</bdi>
      {other && (
        <span>
          {' '}
          or <bdi>{other}</bdi>
        </span>
      )}
      <span> first.</span>
    </span>
  )
}
