-- AlterTable
ALTER TABLE "groups" ADD COLUMN     "archived_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "memberships" ADD COLUMN     "leads" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "opened_at" TIMESTAMPTZ(3),
ADD COLUMN     "reminded_at" TIMESTAMPTZ(3),
ADD COLUMN     "reminders" SMALLINT NOT NULL DEFAULT 0;
