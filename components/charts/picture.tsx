import type { Drawing } from './drawing'
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
  drawing: Drawing
}

/**
 * The square SVG every chart and mark is drawn in, as text: nothing in it moves by itself, and as elements React would
 * go over each shape on the server and again in the browser (docs/decisions/106). The larger ones are client
 * components, drawn on the server all the same: what a server component draws travels twice, as HTML and as data.
 */
export function Picture({
  size,
  box = size,
  label,
  fit = 'fixed',
  align,
  className = '',
  drawing,
}: PictureProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      className={`${styles[fit]} ${className}`}
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      preserveAspectRatio={align}
      {...name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a Drawing is escaped as it is made
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}

/** Shapes in a picture whose other parts can be reached. */
export function Shapes({ drawing }: { drawing: Drawing }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
    <g dangerouslySetInnerHTML={{ __html: drawing }} />
  )
}
