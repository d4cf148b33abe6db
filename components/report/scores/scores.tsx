import { Radar } from '@/components/charts/radar'
import type { ScoreLine, ScoreReading } from '@/lib/disc/result/report'
import { ShareRing } from './share-ring'

/** The four exact scores as shares, as a shape and as a table. */
export function Scores({ scores, scoreLines, mixReading, shapeReading }: ScoreReading) {
  return (
    <>
      <div className="mt-4 grid grid-cols-[1fr_1fr] narrow:grid-cols-1! gap-4 print:mt-[3mm] print:gap-[3mm]">
        <figure className="grid grid-cols-1 content-start gap-5.5 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 print:break-inside-avoid print:grid-cols-[30mm_1fr] print:items-center print:gap-[5mm] print:px-[5mm] print:py-[2.5mm]">
          <ShareRing
            className="m-auto w-[min(250px,100%)] print:w-[30mm]"
            lines={scoreLines}
            label={shareLabel(scoreLines)}
          />
          <figcaption className="text-ink-2 text-sm">
            <b className="block font-620 font-display text-18 text-ink leading-snug tracking-[-0.015em]">
              Your mix
            </b>
            <span>{mixReading}</span>
          </figcaption>
        </figure>
        <figure className="grid grid-cols-1 content-start gap-5.5 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 print:break-inside-avoid print:grid-cols-[30mm_1fr] print:items-center print:gap-[5mm] print:px-[5mm] print:py-[2.5mm]">
          <Radar
            className="m-auto w-[min(250px,100%)] print:w-[30mm]"
            scores={scores}
            size={250}
            label={shapeLabel(scoreLines)}
          />
          <figcaption className="text-ink-2 text-sm">
            <b className="block font-620 font-display text-18 text-ink leading-snug tracking-[-0.015em]">
              Your shape
            </b>
            <span>{shapeReading}</span>
          </figcaption>
        </figure>
      </div>
      <ScoreTable lines={scoreLines} />
    </>
  )
}

function strongestFirst(lines: readonly ScoreLine[]): ScoreLine[] {
  return [...lines].sort((a, b) => b.score - a.score)
}

function shareLabel(lines: readonly ScoreLine[]): string {
  const shares = strongestFirst(lines).map(({ name, share }) => `${name} ${share} percent`)
  return `Share of your total: ${shares.join(', ')}`
}

function shapeLabel(lines: readonly ScoreLine[]): string {
  const [first, second] = strongestFirst(lines)
  return `Shape of your profile: it reaches furthest toward ${first?.name} and ${second?.name}`
}

/** The numbers behind the charts. */
function ScoreTable({ lines }: { lines: readonly ScoreLine[] }) {
  return (
    <div className="sideways">
      <table className="mt-5 max-w-140 tabular-nums">
        <caption className="sr-only">Your four scores</caption>
        <thead>
          <tr>
            <th
              className="border-line border-b py-2.5 pr-3 pl-0 [@media_screen_and_(max-width:_360px)]:pr-1.5 [@media_screen_and_(max-width:_360px)]:text-13"
              scope="col"
            >
              Letter
            </th>
            <th
              className="border-line border-b py-2.5 pr-3 pl-0 [@media_screen_and_(max-width:_360px)]:pr-1.5 [@media_screen_and_(max-width:_360px)]:text-13"
              scope="col"
            >
              Score of 100
            </th>
            <th
              className="border-line border-b py-2.5 pr-3 pl-0 [@media_screen_and_(max-width:_360px)]:pr-1.5 [@media_screen_and_(max-width:_360px)]:text-13"
              scope="col"
            >
              Share
            </th>
            <th
              className="border-line border-b py-2.5 pr-3 pl-0 [@media_screen_and_(max-width:_360px)]:pr-1.5 [@media_screen_and_(max-width:_360px)]:text-13"
              scope="col"
            >
              Band
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ letter, name, score, share, band }) => (
            <tr key={letter}>
              <th
                className="border-line border-b py-2.5 pr-3 pl-0 [@media_screen_and_(max-width:_360px)]:pr-1.5 [@media_screen_and_(max-width:_360px)]:text-13"
                scope="row"
              >
                {name}
              </th>
              <td className="border-line border-b py-2.5 pr-3 pl-0 [@media_screen_and_(max-width:_360px)]:pr-1.5 [@media_screen_and_(max-width:_360px)]:text-13">
                {score}
              </td>
              <td className="border-line border-b py-2.5 pr-3 pl-0 [@media_screen_and_(max-width:_360px)]:pr-1.5 [@media_screen_and_(max-width:_360px)]:text-13">{`${share}%`}</td>
              <td className="border-line border-b py-2.5 pr-3 pl-0 [@media_screen_and_(max-width:_360px)]:pr-1.5 [@media_screen_and_(max-width:_360px)]:text-13">
                {band}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
