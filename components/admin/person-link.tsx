import { Link } from '@/components/ui/link'
import { adminUserPath } from '@/lib/routes'

interface PersonLinkProps {
  person: { id: string; name: string; email?: string }
  /** Their avatar, in the list of people. */
  portrait?: React.ReactNode
}

/** A person with an account, and the link to their page. */
export function PersonLink({ person: { id, name, email }, portrait }: PersonLinkProps) {
  const words = (
    <span className="wrap-anywhere block min-w-0">
      <Link
        className="font-600 decoration-1 underline-offset-4 [text-decoration-color:var(--line-strong)] hover:[text-decoration-color:currentColor]"
        href={adminUserPath(id)}
      >
        <bdi>{name || email}</bdi>
      </Link>
      {email && name && <span className="block font-400 text-ink-2">{email}</span>}
    </span>
  )
  if (!portrait) return words
  return (
    <span className="flex items-center gap-3 [&_svg]:flex-none">
      {portrait}
      {words}
    </span>
  )
}
