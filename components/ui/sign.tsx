import type { IconNode } from 'lucide'
import type { ComponentType, SVGProps } from 'react'

export type Sign = ComponentType<SVGProps<SVGSVGElement>>

/** One of Lucide's icons as one element, with its shapes as text: React goes over none of them, on either side. */
export function sign(name: string, shapes: IconNode): Sign {
  const written = { __html: shapes.map(write).join('') }
  const Sign: Sign = ({ className = '', ...props }) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`sign ${className}`}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what Lucide draws, with nothing of ours in it
      dangerouslySetInnerHTML={written}
    />
  )
  Sign.displayName = name
  return Sign
}

function write([shape, attributes]: IconNode[number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${shape}${written.join('')}/>`
}
