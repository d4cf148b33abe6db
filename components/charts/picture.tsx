import type { ReactNode } from 'react'
import styles from './picture.module.css'

interface PictureProps {
  /** Width and height it is drawn at. */
  size: number
  /** Side of the square viewBox; the size itself when missing. */
  box?: number
  /** Name for screen readers; without it the picture is decorative and hidden from them. */
  label?: string
  /** `fluid` shrinks with a narrow column; `fixed` keeps its size beside text. */
  fit?: 'fluid' | 'fixed'
  className?: string
  children: ReactNode
}

/**
 * The square SVG every chart and mark is drawn in. The larger ones are client components, drawn on the server
 * all the same: what a server component draws travels twice, as HTML and as data for React.
 */
export function Picture({
  size,
  box = size,
  label,
  fit = 'fixed',
  className = '',
  children,
}: PictureProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg
      className={`${styles[fit]} ${className}`}
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      {...name}
    >
      {children}
    </svg>
  )
}
