import { Link } from '@/components/ui/link'
import { sample } from '@/lib/copy/sample'
import { routes } from '@/lib/routes'

/** Stays at the top, however far one reads. */
export function SampleStrip() {
  return (
    <aside
      className="sticky top-0 z-6 bg-inverse text-on-inverse [&_:focus-visible]:[outline-color:var(--on-inverse)]"
      aria-label="About this page"
    >
      <div className="container flex min-h-13.5 flex-wrap items-center gap-x-4.5 gap-y-1 py-1.25">
        <b>{sample.strip.title}</b>
        <span className="narrow:hidden! text-on-inverse-2 text-sm">{sample.strip.text}</span>
        <Link
          className="ml-auto inline-flex min-h-11 items-center font-600 underline-offset-4"
          href={routes.guestAssessment}
        >
          {sample.strip.action}
        </Link>
      </div>
    </aside>
  )
}
