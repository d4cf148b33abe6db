'use client'

import { useEffect, useRef, useState } from 'react'

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
    <nav
      className="narrow:hidden! print:hidden! sticky medium:top-0 top-8 medium:z-4 medium:-mx-5 medium:mt-0 medium:mb-11 medium:bg-canvas text-sm"
      aria-label="Report sections"
    >
      <ul
        ref={list}
        className="medium:relative medium:flex medium:gap-1 medium:overflow-x-auto medium:px-3 medium:[scrollbar-width:none] motion-safe:[scroll-behavior:smooth]"
      >
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              className="block list-none medium:whitespace-nowrap border-line medium:border-line medium:border-b-2 border-l-2 medium:border-l-0 medium:px-2.5 medium:py-3.5 py-1.75 pr-0 pl-4 text-ink-2 no-underline hover:text-ink focus-visible:[outline-offset:-3px] [&::-webkit-details-marker]:hidden [&[aria-current]]:border-ink [&[aria-current]]:font-650 [&[aria-current]]:text-ink forced-colors:[&[aria-current]]:[border-color:Highlight]"
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
