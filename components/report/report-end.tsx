import { CardPicture } from '@/components/results/share/card-picture'
import { Share } from '@/components/results/share/share'
import { Link } from '@/components/ui/link'
import { next } from '@/lib/copy/shared-style'
import type { OwnShare } from '@/lib/disc/result/own-share'
import type { StyleCode } from '@/lib/disc/styles'
import { makePairPath } from '@/lib/routes'

interface ReportEndProps {
  resultId: string
  style: { code: StyleCode; name: string }
  /** One of the report's own lines to say. */
  line: string
  share: OwnShare | null
}

/** The last chapter of the report: three things to do next. */
export function ReportEnd({ resultId, style, line, share }: ReportEndProps) {
  return (
    <section className="print:hidden! container mb-20 grid gap-4" aria-labelledby="and-now">
      <header>
        <p className="text-ink-2">{next.lede}</p>
        <h2 id="and-now" className="text-d3">
          {next.title}
        </h2>
      </header>
      <ul className="grid grid-cols-3 narrow:grid-cols-1 gap-4">
        <Thing title={next.line.title}>
          <p className="text-ink-2">{`“${line}”`}</p>
          <Link className="btn" href="#phrases">
            {next.line.link}
          </Link>
        </Thing>
        <Thing title={next.compare.title}>
          <p className="text-ink-2">{next.compare.text}</p>
          <Link className="btn btn-outline" href={makePairPath(resultId)}>
            {next.compare.link}
          </Link>
        </Thing>
        <Thing title={next.show.title}>
          <CardPicture style={style} />
          <p className="text-ink-2">{next.show.text}</p>
          <Share resultId={resultId} style={style} share={share} />
        </Thing>
      </ul>
    </section>
  )
}

function Thing({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <li className="wrap-anywhere grid grid-cols-1 content-start gap-3 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5">
      <h3 className="text-h4">{title}</h3>
      {children}
    </li>
  )
}
