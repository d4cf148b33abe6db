/** @type {import('next').NextConfig} */
const config = {
  // A finished build is moved to one folder per build key (lib/runtime/build.ts); the server is told which.
  distDir: process.env.DISCERN_BUILD_DIR || '.next',
  poweredByHeader: false,
  // The front door (lib/runtime/door/front-door.ts) compresses, after it has looked at the page for its policy.
  compress: false,
  // A page.dev.tsx exists for the developer's server only; a production build leaves it out.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  reactStrictMode: true,
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  // No longer than `revalidate` of our pages. Else Next adds stale-while-revalidate=31449600, and a browser shows what it
  // fetched in advance up to a year ago, and fetches it anew beside that: requests that nobody reads, open for half a minute.
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
    // What a server renders anew says what that server was told (docs/decisions/006); the build belongs to all, and may be read-only.
    isrFlushToDisk: false,
    // Routes are loaded once the server answers (lib/runtime/door/load-routes.ts).
    preloadEntriesOnStart: false,
    // Each page loads the styles of what it shows, in few files.
    cssChunking: { type: 'graph', requestCost: 60_000 },
    // A build starts in an empty folder and ends in one of its own.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackMinify: { server: false, client: true },
  },
  // Everybody gets a page's title with the page: its data is read by then, and a second stream for it is work.
  htmlLimitedBots: /.*/,
  devIndicators: false,
  skipTrailingSlashRedirect: false,
}

export default config
