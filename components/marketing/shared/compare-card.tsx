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
    <section className="card padded grid gap-m mb-8 anywhere unprinted" aria-labelledby="beside">
      <h2 id="beside" className="h3">
        {shared.pair(called)}
      </h2>
      <p className="mut">{shared.pairText}</p>
      <p>
        <Link className="btn" href={sharedPath(token)}>
          {shared.compare(called)}
        </Link>
      </p>
    </section>
  )
}
