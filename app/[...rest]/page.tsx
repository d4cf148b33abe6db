import { permanentRedirect, redirect } from 'next/navigation'
import { isStyleCode } from '@/lib/disc/styles'
import { missingPagePath, routes, typePath } from '@/lib/routes'

/** Any other path leads home (SPEC §2), but for a style in other letters: `/types/CS` is `/types/cs`. */
export default async function UnknownPath(props: { params: Promise<{ rest: string[] }> }) {
  const { rest } = await props.params
  const [room, name = '', ...more] = rest.map((part) => part.toUpperCase())
  const isType = `/${room?.toLowerCase()}` === routes.types && more.length === 0
  if (isType && isStyleCode(name)) permanentRedirect(typePath(name))
  redirect(missingPagePath)
}
