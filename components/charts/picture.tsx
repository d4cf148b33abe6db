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
  /** Where the square sits in a box that is none, as SVG says it: "xMaxYMin". The middle when missing. */
  align?: string
  className?: string
  children: React.ReactNode
}

/**
 * The square SVG every chart and mark is drawn in. The larger ones are client components: what a server component draws
 * travels twice, as HTML and as data.
 */
export function Picture(props: PictureProps) {
  const { size, box = size, label, fit = 'fixed', align, className = '', children } = props
  return (
    <svg
      className={`${styles[fit]} ${className}`}
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      preserveAspectRatio={align}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {children}
    </svg>
  )
}
