import { Link } from '@/components/ui/link'
import { about } from '@/lib/copy/about'
import { CONTACT_EMAIL, OPERATOR } from '@/lib/operator'
import { legalPath, routes } from '@/lib/routes'

interface AboutViewProps {
  /** Of the settings; '' where they do not say. */
  operator?: string
  email?: string
}

/** Who, why, how to reach them, and what happens with data. */
export function AboutView({ operator = OPERATOR, email = CONTACT_EMAIL }: AboutViewProps) {
  const { title, why, data, access, not } = about
  return (
    <div className="page container">
      <div className="mb-18 narrow:mb-13 grid grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] narrow:grid-cols-1! items-start gap-18 narrow:gap-7">
        <div>
          <h1 className="mb-5 font-640 font-display narrow:text-[2.75rem] text-[4.32rem] leading-[0.95] tracking-[-0.04em]">
            {title}
          </h1>
          {why.map((text) => (
            <p key={text} className="text-ink-2 text-lede [&+&]:mt-3.5">
              {text}
            </p>
          ))}
        </div>
        <WhoCard operator={operator} email={email} />
      </div>
      <section aria-labelledby="data">
        <div className="mb-8.5 narrow:mb-6 grid grid-cols-[1fr_1fr] narrow:grid-cols-1! items-end narrow:gap-3 gap-x-16 gap-y-5">
          <h2 id="data" className="text-d2">
            {data.title}
          </h2>
          <p className="text-ink-2 text-lede">
            {data.before} <Link href={legalPath('privacy')}>Privacy Policy</Link> {data.after}
          </p>
        </div>
        <ol className="narrow:block grid grid-cols-[1fr_1fr] grid-rows-[repeat(5,auto)] gap-x-16 gap-y-0 [counter-reset:line] [grid-auto-flow:column]">
          {data.lines.map(({ line, more }) => (
            <li
              className="grid grid-cols-[44px_minmax(0,1fr)] narrow:grid-cols-[36px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-line-strong border-t py-4.5 [counter-increment:line] before:font-640 before:font-display before:text-26 before:tabular-nums before:leading-none before:tracking-[-0.04em] narrow:last:border-line-strong narrow:last:border-b before:[content:counter(line)]"
              key={line}
            >
              <div>
                <h3 className="font-620 font-body text-17 leading-normal tracking-normal">
                  {line}
                </h3>
                <p className="text-ink-2">{more}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <div className="mt-16 grid grid-cols-[1fr_1fr] narrow:grid-cols-1! gap-4">
        <section className="rounded-lg bg-sunken narrow:px-5 px-8 narrow:py-6 py-7.5">
          <h2 className="text-h3">{access.title}</h2>
          <p className="mt-1.5 text-ink-2">{access.text}</p>
        </section>
        <section className="rounded-lg bg-sunken narrow:px-5 px-8 narrow:py-6 py-7.5">
          <h2 className="text-h3">{not.title}</h2>
          <p className="mt-1.5 text-ink-2">
            {not.text}{' '}
            <Link className="font-600 text-ink" href={routes.method}>
              {not.link}
            </Link>{' '}
            {not.after}
          </p>
        </section>
      </div>
    </div>
  )
}

function WhoCard({ operator, email }: Required<AboutViewProps>) {
  const { who } = about
  return (
    <dl className="rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5">
      <dt className="font-600 text-14 text-ink-3">{who.title}</dt>
      <dd className="wrap-anywhere mb-3.5 font-600 leading-normal last:mb-0">
        {operator || who.unnamed}
      </dd>
      <dt className="font-600 text-14 text-ink-3">{who.write}</dt>
      <dd className="wrap-anywhere mb-3.5 font-600 leading-normal last:mb-0">
        {email ? (
          <a
            className="inline-flex min-h-11 items-center underline-offset-4"
            href={`mailto:${email}`}
          >
            {email}
          </a>
        ) : (
          who.noAddress
        )}
      </dd>
      {email && (
        <>
          <dt className="font-600 text-14 text-ink-3">{who.data}</dt>
          <dd className="wrap-anywhere mb-3.5 font-600 leading-normal last:mb-0">
            {who.same}
            <small className="block font-400 text-ink-2 text-sm">{who.answer}</small>
          </dd>
          <dt className="font-600 text-14 text-ink-3">{who.security}</dt>
          <dd className="wrap-anywhere mb-3.5 font-600 leading-normal last:mb-0">
            <small className="block font-400 text-ink-2 text-sm">{who.secret}</small>
          </dd>
        </>
      )}
    </dl>
  )
}
