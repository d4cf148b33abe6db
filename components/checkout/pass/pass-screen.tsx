import { Check } from 'lucide'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { Icon } from '@/components/ui/icon'
import { inSentence } from '@/lib/disc/premium'
import styles from './pass-screen.module.css'

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const OPENS = [
  {
    title: 'The complete report of every result',
    text: 'Those in your account today, and each one you add later.',
  },
  {
    title: 'Everything in a report',
    text: `${upper(inSentence('report'))}.`,
  },
]

interface PassScreenProps {
  /** There is nothing left to buy. */
  isHeld: boolean
  /** The offer, or the pass itself. */
  children: React.ReactNode
}

/** Says what the pass opens, beside what it costs. */
export function PassScreen({ isHeld, children }: PassScreenProps) {
  return (
    <div className="wrap page">
      <header className={`row apart ${styles.head}`}>
        <div>
          <h1 className="d2">The pass</h1>
          <p className="lede">
            One pass opens every complete report in your account. It doesn’t expire, and it isn’t a
            subscription.
          </p>
        </div>
        <StyleCircle
          className={`rigid narrow-hidden ${styles.circle}`}
          size={200}
          letters={false}
          decorative
        />
      </header>
      <div className={`grid start medium-stack ${styles.columns}`}>
        <section aria-labelledby="opens">
          <h2 id="opens" className={`d3 ${styles.title}`}>
            What it opens
          </h2>
          <ul className={styles.list}>
            {OPENS.map(({ title, text }) => (
              <li className="grid gap-m lined-bottom" key={title}>
                <Icon of={Check} />
                <div>
                  <h3 className="h4">{title}</h3>
                  <p className="mut">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          {!isHeld && (
            <p className={`sm faint ${styles.note}`}>
              A report you bought on its own stays open without the pass.
            </p>
          )}
        </section>
        {children}
      </div>
    </div>
  )
}
