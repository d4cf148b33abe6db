import 'server-only'
import { subjectOf } from '../base/limits'
import type { Viewer } from '../viewer/viewer'

/** Who asks for a PDF. */
export interface Asker {
  /** The account, or the guest, else the network. */
  viewer: string
  network: string
}

/** Who asks, as limits count them. */
export const askerOf = ({ viewer, client }: { viewer: Viewer; client: string }): Asker => ({
  viewer: subjectOf(viewer, client),
  network: client,
})
