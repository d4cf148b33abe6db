/** What the header of any page may have to say at once; apart from the others, so that not every page carries all of them. */
export const firstMessages = {
  session: {
    loading: 'Loading...',
    corruptUser: 'Error parsing stored user data',
  },
} as const
