/** Stands in for `server-only`, which throws outside of Next. */
export {}
