import { ArrowLeft } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

/** The way back, above the title. */
export function BackLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link
      className="gap-3 items-center min-h-11 font-600 list-none no-underline inline-flex mb-5 narrow:mb-2.5 hover:underline hover:underline-offset-4"
      href={href}
    >
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  )
}
