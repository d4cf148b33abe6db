import { redirect } from 'next/navigation'
import { routes } from '@/lib/routes'

/** Any other path leads home (SPEC §2). */
export default async function UnknownPath(props: { params: Promise<unknown> }) {
  await props.params
  redirect(routes.home)
}
