import { redirect } from 'next/navigation'
import { routes } from '@/lib/routes'

/** Any other path leads home. */
export default async function UnknownPath(props: { params: Promise<unknown> }) {
  await props.params
  redirect(routes.home)
}
