import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

/** @type {import('next').NextConfig} */
const config = {
  // A finished build is moved to one folder per build key (lib/runtime/build.ts), which the server is given.
  distDir: process.env.DISCERN_BUILD_DIR || '.next',
  poweredByHeader: false,
  // A page that is open while its build is replaced loads anew at its next step (Next's documentation, "Version Skew").
  deploymentId:
    process.env.NEXT_DEPLOYMENT_ID ?? process.env.DISCERN_BUILD_DIR?.replace('.build-', ''),
  // Our server compresses (lib/runtime/http/listener.ts): also JSON, and what it keeps in memory only once.
  compress: false,
  // In memory, and empty when a server starts: what it renders depends on that server's settings.
  cacheHandler: fileURLToPath(new URL('lib/runtime/http/page-cache.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  // A page.dev.tsx exists for the developer's server only; a production build leaves it out.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  reactStrictMode: true,
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  // No longer than `revalidate` of our pages. Otherwise Next adds stale-while-revalidate=31449600, and a browser shows
  // what it prefetched up to a year ago, and fetches it again beside that: requests that are never read, open for half
  // a minute.
  expireTime: 86_400,
  serverExternalPackages: [
    'pino',
    '@prisma/client',
    '@prisma/adapter-pg',
    'pg',
    'pg-boss',
    'nodemailer',
    'stripe',
    // It names the clients of all its stores, which are not installed.
    'rate-limiter-flexible',
  ],
  experimental: {
    // All of them take nearly half of a start; the few that many ask for first are loaded once it is ready
    // (lib/runtime/first-routes.ts).
    preloadEntriesOnStart: false,
    // Each page loads the styles of what it shows, in few files.
    cssChunking: { type: 'graph', requestCost: 60_000 },
    // A build starts in an empty folder and ends in its own.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackMinify: { server: false, client: true },
  },
  // A page's title comes with the page: its data is read by then, and a second stream for it costs work.
  htmlLimitedBots: /.*/,
  devIndicators: false,
  skipTrailingSlashRedirect: false,
  redirects: async () => [
    // Where the four pages for HR were, before the page for teams took their place.
    { source: '/api/for-teams/pdf', destination: '/api/for-teams/hr/pdf', permanent: true },
    // English has no language in its addresses.
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
  ],
  // A page of an address without a language is the English one. Here and not before Next, which tells the browser's
  // router of its own rewrites. A first word of two letters is a language; which are open, the listener knows.
  rewrites: async () => [
    { source: '/', destination: '/en' },
    { source: '/:path((?!api/|[a-z]{2}(?:/|$)).*)', destination: '/en/:path' },
  ],
}

/**
 * Only the build hears of `standalone`, which is what `npm run pack` takes along: a server that does would warn.
 * @param {string} phase
 */
export default (phase) =>
  phase === PHASE_PRODUCTION_BUILD ? { ...config, output: 'standalone' } : config
