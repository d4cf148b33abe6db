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
      className="mb-8 px-8 py-7.5 gap-4 rounded-lg border border-line bg-surface grid wrap-anywhere narrow:px-5 narrow:py-6 print:hidden!"
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
