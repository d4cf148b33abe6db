import { Link } from '@/components/ui/link'
import { sample } from '@/lib/copy/sample'
import { routes } from '@/lib/routes'

/** Stays at the top, however far one reads. */
export function SampleStrip() {
  return (
    <aside
      className="bg-inverse text-on-inverse sticky top-0 z-6 [&_:focus-visible]:[outline-color:var(--on-inverse)]"
      aria-label="About this page"
    >
      <div className="container py-1.25 flex items-center flex-wrap gap-y-1 gap-x-4.5 min-h-13.5">
        <b>{sample.strip.title}</b>
        <span className="text-sm text-on-inverse-2 narrow:hidden!">{sample.strip.text}</span>
        <Link
          className="items-center min-h-11 font-600 inline-flex ml-auto underline-offset-4"
          href={routes.guestAssessment}
        >
          {sample.strip.action}
        </Link>
      </div>
    </aside>
  )
}
