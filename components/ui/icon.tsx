import type { IconNode } from 'lucide'
import type { SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  /** One of Lucide's icons: its shapes. */
  of: IconNode
}

const written = new WeakMap<IconNode, { __html: string }>()

/** An icon as one element, with its shapes as text: React goes over none of them, on either side. */
export function Icon({ of: shapes, className = 'icon', ...props }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`sign ${className}`}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what Lucide draws, with nothing of ours in it
      dangerouslySetInnerHTML={textOf(shapes)}
    />
  )
}

function textOf(shapes: IconNode): { __html: string } {
  const known = written.get(shapes)
  if (known) return known
  const text = { __html: shapes.map(write).join('') }
  written.set(shapes, text)
  return text
}

function write([shape, attributes]: IconNode[number]): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${shape}${pairs.join('')}/>`
}
