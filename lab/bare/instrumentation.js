/** Without one of its own, Next would take that of the checkout around it. */
export const register = () => {}
