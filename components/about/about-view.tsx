import { Link } from '@/components/ui/link'
import { about } from '@/lib/copy/about'
import { CONTACT_EMAIL, OPERATOR } from '@/lib/operator'
import { legalPath, routes } from '@/lib/routes'
import styles from './about-view.module.css'

interface AboutViewProps {
  /** Of the settings; '' where they do not say. */
  operator?: string
  email?: string
}

/** Who, why, how to reach them, and what happens with data. */
export function AboutView({ operator = OPERATOR, email = CONTACT_EMAIL }: AboutViewProps) {
  const { title, why, data, access, not } = about
  return (
    <div className="wrap page">
      <div className={`grid start narrow-stack ${styles.head}`}>
        <div>
          <h1 className={`d1 ${styles.title}`}>{title}</h1>
          {why.map((text) => (
            <p key={text} className={`lede ${styles.why}`}>
              {text}
            </p>
          ))}
        </div>
        <WhoCard operator={operator} email={email} />
      </div>
      <section aria-labelledby="data">
        <div className={`grid end narrow-stack ${styles.dataHead}`}>
          <h2 id="data" className="d2">
            {data.title}
          </h2>
          <p className="lede">
            {data.before} <Link href={legalPath('privacy')}>Privacy Policy</Link> {data.after}
          </p>
        </div>
        <ol className={`grid ${styles.lines}`}>
          {data.lines.map(({ line, more }) => (
            <li className="grid baseline" key={line}>
              <div>
                <h3 className={styles.line}>{line}</h3>
                <p className="mut">{more}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <div className={`grid gap-m narrow-stack ${styles.cards}`}>
        <section className={`sunken radius-lg padded ${styles.card}`}>
          <h2 className="h3">{access.title}</h2>
          <p className="mut">{access.text}</p>
        </section>
        <section className={`sunken radius-lg padded ${styles.card}`}>
          <h2 className="h3">{not.title}</h2>
          <p className="mut">
            {not.text}{' '}
            <Link className="semibold ink" href={routes.method}>
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
    <dl className={`card padded ${styles.who}`}>
      <dt className="semibold fine faint">{who.title}</dt>
      <dd className="semibold tight anywhere">{operator || who.unnamed}</dd>
      <dt className="semibold fine faint">{who.write}</dt>
      <dd className="semibold tight anywhere">
        {email ? (
          <a className="middle pressable" href={`mailto:${email}`}>
            {email}
          </a>
        ) : (
          who.noAddress
        )}
      </dd>
      {email && (
        <>
          <dt className="semibold fine faint">{who.data}</dt>
          <dd className="semibold tight anywhere">
            {who.same}
            <small className="own-line sm mut">{who.answer}</small>
          </dd>
          <dt className="semibold fine faint">{who.security}</dt>
          <dd className="semibold tight anywhere">
            <small className="own-line sm mut">{who.secret}</small>
          </dd>
        </>
      )}
    </dl>
  )
}
