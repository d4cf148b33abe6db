/** Without it, Next would take the checkout's. */
export const register = () => {}
