import { permanentRedirect, redirect } from 'next/navigation'
import { localPath } from '@/lib/languages/of-page'
import { leadOf } from '@/lib/unknown-path'

/** A path that no page has. */
export default async function UnknownPath(props: { params: Promise<{ rest: string[] }> }) {
  const { to, status } = leadOf((await props.params).rest)
  return status === 308 ? permanentRedirect(await localPath(to)) : redirect(await localPath(to))
}
