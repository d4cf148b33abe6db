import { LogoMark } from '@/components/charts/rose/logo-mark'
import { Link } from '@/components/ui/link'
import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'

/** Mark and name, leading home; at home they lead to the top. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <Link
      className="gap-[0.6rem] items-center min-h-11 list-none no-underline inline-flex font-display font-680 text-[1.4rem] tracking-[-0.035em]"
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
