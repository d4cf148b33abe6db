import { useEffect } from 'react'
import { useWords } from '#words'
import { loadReveal, prepareReveal } from '@/components/results/reveal/waiting'
import { Link } from '@/components/ui/link'

interface SettledLinkProps {
  resultId: string
  /** Where the result is. */
  href: string
  className: string
}

/** Leads to a result that was just settled: on its page the rose moves first. */
export function SettledLink({ resultId, href, className }: SettledLinkProps) {
  const { seeResult } = useWords('settling.tie')
  useEffect(() => void loadReveal(), [])
  return (
    <Link
      className={className}
      href={href}
      // Back would show a question that is answered by now.
      replace
      onClick={() => void prepareReveal({ resultId, letters: [] })}
    >
      {seeResult}
    </Link>
  )
}
