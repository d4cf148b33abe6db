import type { PAPERS } from '../api/bounds'

/** The papers the report is laid out for. On its own, so that the server loads no react-pdf for it. */
export type Paper = (typeof PAPERS)[number]
