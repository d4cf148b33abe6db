import { Plus } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { faq } from '@/lib/copy/landing'
import styles from './faq.module.css'
import { Section } from './section'

/** The browser's own disclosure; the first answer stands open. */
export function Faq() {
  return (
    <Section id="faq" raised>
      <div className={`grid start narrow-stack ${styles.faq}`}>
        <h2 id="faq-title" className="d2">
          {faq.title}
        </h2>
        <div>
          {faq.items.map(({ question, answer }, index) => (
            <details key={question} className={styles.item} open={index === 0}>
              <summary className={`row apart gap-l unmarked ${styles.question}`}>
                <h3 className="h4">{question}</h3>
                <Icon of={Plus} />
              </summary>
              <p className={`mut ${styles.answer}`}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
