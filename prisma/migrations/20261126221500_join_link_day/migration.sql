-- A join link works to the end of the day that its card names (lib/server/groups/join-links.ts), in this time zone.
ALTER TABLE "join_links" ADD COLUMN "time_zone" VARCHAR(64) NOT NULL DEFAULT 'UTC';

-- Cards that are printed already name a day, too.
UPDATE "join_links"
SET "expires_at" = date_trunc('day', "expires_at", 'UTC') + interval '1 day' - interval '1 millisecond'
WHERE "off_at" IS NULL AND "expires_at" > now();
