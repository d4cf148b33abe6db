import { PageFrame } from '@/components/layout/page-frame'
import { Link } from '@/components/ui/link'
import { demoTeam, forTeams } from '@/lib/copy/for-teams'
import { routes, withRedirect } from '@/lib/routes'

/** A page of the made-up team: like any page of a group, below a banner that says what it is. */
export function DemoFrame({ children }: { children: React.ReactNode }) {
  return (
    <PageFrame>
      <div className="print:hidden! bg-inverse text-on-inverse [&_:focus-visible]:[outline-color:var(--on-inverse)]">
        <p className="container flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
          <b className="font-600">{demoTeam.banner}</b>
          <Link
            className="inline-flex min-h-11 items-center font-600 underline-offset-4"
            href={withRedirect(routes.register, routes.groups)}
          >
            {forTeams.start}
          </Link>
        </p>
      </div>
      {children}
    </PageFrame>
  )
}
