'use client'

import { useEffect, useRef } from 'react'
import styles from './section-list.module.css'
import { useCurrentSection } from './use-current-section'

interface SectionListProps {
  sections: readonly { id: string; label: string }[]
}

/** The contents of the report: a column beside it, on narrow screens a strip above it. */
export function SectionList({ sections }: SectionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = useCurrentSection(sections)

  // The strip follows the reader. Only sideways: scrollIntoView would also move the page.
  useEffect(() => {
    const strip = list.current
    const link = strip?.querySelector<HTMLElement>(`a[href="#${current}"]`)
    if (!strip || !link) return
    strip.scrollTo({ left: link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2 })
  }, [current])

  return (
    <nav className={`sm unprinted narrow-hidden ${styles.nav}`} aria-label="Report sections">
      <ul ref={list} className={styles.list}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              className={`mut unmarked own-line ${styles.link}`}
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
