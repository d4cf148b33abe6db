/** The papers the report is laid out for. On its own, so that the server loads no react-pdf for it. */
export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]
