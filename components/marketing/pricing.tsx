import { Check } from 'lucide-react'
import Link from 'next/link'
import { pricing } from '@/lib/copy/landing'
import { routes } from '@/lib/routes'
import styles from './pricing.module.css'
import { Section } from './section'

/** What is free beside what is sold, with the one price. */
export function Pricing() {
  const { title, free, full } = pricing
  return (
    <Section id="pricing">
      <h2 id="pricing-title" className="vh">
        {title}
      </h2>
      <div className={styles.panel}>
        <Offer {...free}>
          <Link className="btn outline" href={routes.guestAssessment} prefetch={false}>
            {free.action}
          </Link>
          <Link className="link" href={routes.testResults} prefetch={false}>
            {free.sample}
          </Link>
        </Offer>
        <Offer {...full} dark>
          <Link className="btn inverse" href={routes.guestAssessment} prefetch={false}>
            {full.action}
          </Link>
        </Offer>
      </div>
    </Section>
  )
}

interface OfferProps {
  title: string
  price: string
  text: string
  items: readonly string[]
  dark?: boolean
  children: React.ReactNode
}

function Offer({ title, price, text, items, dark = false, children }: OfferProps) {
  return (
    <div className={`${styles.offer} ${dark ? styles.dark : ''}`}>
      <h3 className="d3">{title}</h3>
      <p className={styles.price}>{price}</p>
      <p className={styles.text}>{text}</p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>
            <Check className="icon" aria-hidden="true" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>{children}</p>
    </div>
  )
}
