import { permanentRedirect, redirect } from 'next/navigation'
import { leadOf } from '@/lib/unknown-path'

/** Whatever the front door does not lead on itself: a click in the app, and any path on the developer's server. */
export default async function UnknownPath(props: { params: Promise<{ rest: string[] }> }) {
  const { to, status } = leadOf((await props.params).rest)
  return status === 308 ? permanentRedirect(to) : redirect(to)
}
