import { Plus } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { faq } from '@/lib/copy/landing'
import styles from './faq.module.css'
import { Section } from './section'

/** The browser's own disclosure; the first answer stands open. */
export function Faq() {
  return (
    <Section id="faq" raised>
      <div className="gap-16 grid items-start grid-cols-[0.8fr_1.2fr] narrow:gap-8.5 narrow:grid-cols-1!">
        <h2 id="faq-title" className="text-d2">
          {faq.title}
        </h2>
        <div>
          {faq.items.map(({ question, answer }, index) => (
            <details
              key={question}
              className="group border-line-strong border-t last:border-line-strong last:border-b"
              open={index === 0}
            >
              <summary className="px-0.5 py-5 gap-5 flex items-center justify-between list-none no-underline min-h-16 cursor-pointer [&::-webkit-details-marker]:hidden group-open:[&_svg]:[transform:rotate(45deg)]">
                <h3 className="text-h4">{question}</h3>
                <Icon className="icon [transition:transform_0.25s_var(--ease)]" of={Plus} />
              </summary>
              <p className={`text-ink-2 ${styles.answer}`}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
