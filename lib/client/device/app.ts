declare global {
  interface Navigator {
    /** Of Safari alone. */
    standalone?: boolean
  }
}

/** Whether this page runs as the installed app. Apart from how it is installed, because every page asks. */
export const isApp = (): boolean =>
  navigator.standalone === true || matchMedia('(display-mode: standalone)').matches
