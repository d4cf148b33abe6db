import { redirect } from 'next/navigation'
import { legalPath } from '@/lib/routes'

/** An unknown policy is the privacy policy. */
export default async function UnknownPolicy(props: { params: Promise<unknown> }) {
  await props.params
  redirect(legalPath('privacy'))
}
