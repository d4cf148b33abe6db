import 'server-only'
import { standingOf } from '@/lib/api/address-rights'
import { subjectOf } from '../base/limits'
import type { Viewer } from '../viewer/viewer'

/** Who asks for a PDF. */
export interface Asker {
  /** The account, or the guest, else the network. */
  viewer: string
  network: string
  /** Whether their address is proven. */
  isProven: boolean
}

/** Who asks, as limits count them. */
export const askerOf = ({ viewer, client }: { viewer: Viewer; client: string }): Asker => ({
  viewer: subjectOf(viewer, client),
  network: client,
  isProven: viewer.session !== null && standingOf(viewer.session.user) === 'proven',
})
