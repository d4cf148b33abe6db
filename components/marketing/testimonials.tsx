import { Rose } from '@/components/charts/rose/rose'
import { type Testimonial, testimonials } from '@/lib/copy/landing'
import { Section } from './section'
import styles from './testimonials.module.css'

/** Three quotes. The portraits are score patterns, and the note says that the people are made up. */
export function Testimonials() {
  return (
    <Section id="testimonials">
      <h2 id="testimonials-title" className={`d2 ${styles.title}`}>
        {testimonials.title}
      </h2>
      <div className={`grid gap-l medium-stack ${styles.quotes}`}>
        {testimonials.quotes.map((one) => (
          <Quote key={one.name} {...one} />
        ))}
      </div>
      <p className={`sm faint ${styles.note}`}>{testimonials.note}</p>
    </Section>
  )
}

function Quote({ quote, name, role, scores }: Testimonial) {
  return (
    <figure className={`column ${styles.quote}`}>
      <blockquote className={styles.words}>{`“${quote}”`}</blockquote>
      <figcaption className="row gap-m tight pushed">
        <span className={`center rigid lined round ${styles.portrait}`}>
          <Rose scores={scores} size={56} decorative />
        </span>
        <span>
          <span className="own-line bold">{name}</span>
          <span className="sm faint">{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}
