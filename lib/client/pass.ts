import { createIntent } from '@/lib/api/entries/payments'
import { call } from './call'

/** Takes the pass while it costs nothing. Asked again, the server finds the first. False once payments have opened. */
export async function takePass(): Promise<boolean> {
  const { status } = await call(createIntent, { body: { product: 'pass' } })
  return status === 'paid'
}
