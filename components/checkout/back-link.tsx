import { ArrowLeft } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

/** The way back, above the title. */
export function BackLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link
      className="mb-5 narrow:mb-2.5 inline-flex min-h-11 list-none items-center gap-3 font-600 no-underline hover:underline hover:underline-offset-4"
      href={href}
    >
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  )
}
