-- Why somebody is no longer in a group, so that their own list of groups can say it (docs/decisions/058).
CREATE TYPE "ended_why" AS ENUM ('first_proof', 'removed');

ALTER TABLE "ended_memberships" ADD COLUMN "why" "ended_why" NOT NULL DEFAULT 'first_proof';
