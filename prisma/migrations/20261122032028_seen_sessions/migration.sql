-- AlterTable: nullable or with a default, because the previous version still opens sessions without them.
ALTER TABLE "sessions" ADD COLUMN     "browser" VARCHAR(30),
ADD COLUMN     "system" VARCHAR(30),
ADD COLUMN     "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
ADD COLUMN     "proven_at" TIMESTAMPTZ(3);

-- What is known of the sessions that are open: each was renewed thirty days before its end.
UPDATE "sessions" SET "last_seen_at" = "expires_at" - interval '30 days';
