import { Link } from '@/components/ui/link'
import { shared } from '@/lib/copy/shared-style'
import { sharedPath } from '@/lib/routes'

interface CompareCardProps {
  token: string
  called: string
}

/** On one's own result, after someone's link has led to it: the way to a page for two. */
export function CompareCard({ token, called }: CompareCardProps) {
  return (
    <section
      className="wrap-anywhere print:hidden! mb-8 grid gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="beside"
    >
      <h2 id="beside" className="text-h3">
        {shared.pair(called)}
      </h2>
      <p className="text-ink-2">{shared.pairText}</p>
      <p>
        <Link className="btn" href={sharedPath(token)}>
          {shared.compare(called)}
        </Link>
      </p>
    </section>
  )
}
