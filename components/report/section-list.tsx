'use client'

import { useEffect, useRef, useState } from 'react'
import styles from './section-list.module.css'

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

/** A line at a quarter of the window's height: the section on it is being read. */
const READING_LINE = '-25% 0px -75% 0px'

/** The id of the section being read; the first one before the reader gets there. */
function useCurrentSection(sections: readonly { id: string }[]): string {
  const [onLine, setOnLine] = useState(sections[0]?.id ?? '')
  const isAtEnd = useEndOfPage()

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)
        if (entered) setOnLine(entered.target.id)
      },
      { rootMargin: READING_LINE },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])

  // In a tall window the page ends before the last section comes to the line.
  return isAtEnd ? (sections.at(-1)?.id ?? onLine) : onLine
}

function useEndOfPage(): boolean {
  const [isAtEnd, setAtEnd] = useState(false)
  useEffect(() => {
    const onScroll = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      setAtEnd(scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return isAtEnd
}
