-- What the members of a group see of each other, and what each of them has agreed to (docs/decisions/046).
-- The order of the values counts: LEAST of setting and consent is what is shown.
CREATE TYPE "members_see" AS ENUM ('leader_only', 'styles', 'open');
CREATE TYPE "consent_proof" AS ENUM ('founder', 'mailed_link', 'proven_address', 'session');

-- Consents that are there already were given for the leader alone.
ALTER TABLE "groups" ADD COLUMN "members_see" "members_see" NOT NULL DEFAULT 'leader_only';
ALTER TABLE "memberships" ADD COLUMN "agreed_to" "members_see" NOT NULL DEFAULT 'leader_only',
ADD COLUMN "agreed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN "agreed_by" "consent_proof",
ADD COLUMN "kept_at" TIMESTAMPTZ(3);
UPDATE "memberships" SET "agreed_at" = "joined_at";
