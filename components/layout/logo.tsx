import { LogoMark } from '@/components/charts/rose/logo-mark'
import { Link } from '@/components/ui/link'
import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'

/** Mark and name, leading home; at home they lead to the top. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <Link
      className="inline-flex min-h-11 list-none items-center gap-[0.6rem] font-680 font-display text-[1.4rem] tracking-[-0.035em] no-underline"
      href={routes.home}
      aria-label={`${PRODUCT} home`}
    >
      <LogoMark size={34} />
      <span className={compact ? 'narrow:hidden' : '[@media_screen_and_(max-width:_379px)]:hidden'}>
        {PRODUCT}
      </span>
    </Link>
  )
}
