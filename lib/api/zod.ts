// biome-ignore lint/style/noRestrictedImports: the one place that may
import { z } from 'zod'

// Elsewhere than on the server, a content security policy reports the probe by which zod finds out whether it may compile.
if (typeof window !== 'undefined') z.config({ jitless: true })

export { z }
