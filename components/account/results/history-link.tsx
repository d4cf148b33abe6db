import { History } from 'lucide-react'
import Link from 'next/link'
import { routes } from '@/lib/routes'

export function HistoryLink({ className = 'btn outline' }: { className?: string }) {
  return (
    <Link className={className} href={routes.history}>
      <History className="icon" aria-hidden="true" />
      View Assessment History
    </Link>
  )
}
