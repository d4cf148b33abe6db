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
    <div className="container page">
      <div className="gap-18 grid items-start grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] mb-18 narrow:gap-7 narrow:mb-13 narrow:grid-cols-1!">
        <div>
          <h1 className="font-display leading-[0.95] tracking-[-0.04em] font-640 mb-5 text-[4.32rem] narrow:text-[2.75rem]">
            {title}
          </h1>
          {why.map((text) => (
            <p key={text} className="text-lede text-ink-2 [&+&]:mt-3.5">
              {text}
            </p>
          ))}
        </div>
        <WhoCard operator={operator} email={email} />
      </div>
      <section aria-labelledby="data">
        <div className="grid items-end grid-cols-[1fr_1fr] gap-y-5 gap-x-16 mb-8.5 narrow:gap-3 narrow:mb-6 narrow:grid-cols-1!">
          <h2 id="data" className="text-d2">
            {data.title}
          </h2>
          <p className="text-lede text-ink-2">
            {data.before} <Link href={legalPath('privacy')}>Privacy Policy</Link> {data.after}
          </p>
        </div>
        <ol className="grid [counter-reset:line] grid-rows-[repeat(5,auto)] grid-cols-[1fr_1fr] [grid-auto-flow:column] gap-y-0 gap-x-16 narrow:block">
          {data.lines.map(({ line, more }) => (
            <li
              className="py-4.5 border-line-strong grid items-baseline [counter-increment:line] grid-cols-[44px_minmax(0,1fr)] gap-y-1 gap-x-3 border-t narrow:grid-cols-[36px_minmax(0,1fr)] before:[content:counter(line)] before:font-640 before:text-26 before:leading-none before:font-display before:tracking-[-0.04em] before:tabular-nums narrow:last:border-line-strong narrow:last:border-b"
              key={line}
            >
              <div>
                <h3 className="font-620 text-17 leading-normal font-body tracking-normal">
                  {line}
                </h3>
                <p className="text-ink-2">{more}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <div className="gap-4 grid grid-cols-[1fr_1fr] mt-16 narrow:grid-cols-1!">
        <section className="px-8 py-7.5 rounded-lg bg-sunken narrow:px-5 narrow:py-6">
          <h2 className="text-h3">{access.title}</h2>
          <p className="text-ink-2 mt-1.5">{access.text}</p>
        </section>
        <section className="px-8 py-7.5 rounded-lg bg-sunken narrow:px-5 narrow:py-6">
          <h2 className="text-h3">{not.title}</h2>
          <p className="text-ink-2 mt-1.5">
            {not.text}{' '}
            <Link className="text-ink font-600" href={routes.method}>
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
    <dl className="px-8 py-7.5 rounded-lg border border-line bg-surface narrow:px-5 narrow:py-6">
      <dt className="text-ink-3 text-14 font-600">{who.title}</dt>
      <dd className="font-600 leading-normal wrap-anywhere mb-3.5 last:mb-0">
        {operator || who.unnamed}
      </dd>
      <dt className="text-ink-3 text-14 font-600">{who.write}</dt>
      <dd className="font-600 leading-normal wrap-anywhere mb-3.5 last:mb-0">
        {email ? (
          <a
            className="items-center min-h-11 inline-flex underline-offset-4"
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
          <dt className="text-ink-3 text-14 font-600">{who.data}</dt>
          <dd className="font-600 leading-normal wrap-anywhere mb-3.5 last:mb-0">
            {who.same}
            <small className="text-sm text-ink-2 block font-400">{who.answer}</small>
          </dd>
          <dt className="text-ink-3 text-14 font-600">{who.security}</dt>
          <dd className="font-600 leading-normal wrap-anywhere mb-3.5 last:mb-0">
            <small className="text-sm text-ink-2 block font-400">{who.secret}</small>
          </dd>
        </>
      )}
    </dl>
  )
}
