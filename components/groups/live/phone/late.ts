/** Fetches what someone sees once they are inside. */
export const loadInside = () => import('./inside')
