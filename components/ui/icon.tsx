import type { IconNode } from 'lucide'
import type { SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  /** One of Lucide's icons: its shapes. */
  of: IconNode
}

/** An icon. Decorative: words beside it, or the label of its button, say what it means. */
export function Icon({ of: shapes, className = 'icon', ...props }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`sign ${className}`} {...props}>
      {shapes.map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  )
}
