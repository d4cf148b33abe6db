/** Ends with 0 where the server of PORT, on this machine, and its database answer; for an image's HEALTHCHECK. */
const host =
  process.env.HOST && !/^(0\.0\.0\.0|::|localhost)$/.test(process.env.HOST)
    ? process.env.HOST
    : '127.0.0.1'
const at = host.includes(':') ? `[${host}]` : host
const answer = await fetch(`http://${at}:${process.env.PORT || 3000}/api/health/ready`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
