import { join } from 'node:path'

/** @type {import('next').NextConfig} */
export default {
  distDir: process.env.BARE_BUILD_DIR,
  turbopack: { root: join(import.meta.dirname, '../..') },
  serverExternalPackages: ['@prisma/client', '@prisma/adapter-pg', 'pg'],
}
