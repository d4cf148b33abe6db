-- What an account shared before the owner of its address came, and how that has ended (docs/decisions/026).
ALTER TABLE "memberships" ADD COLUMN "withheld_at" TIMESTAMPTZ(3);

CREATE TABLE "ended_memberships" (
    "user_id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "group_name" VARCHAR(80) NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "asked_at" TIMESTAMPTZ(3),

    CONSTRAINT "ended_memberships_pkey" PRIMARY KEY ("user_id","group_id")
);

CREATE INDEX "ended_memberships_group_id_idx" ON "ended_memberships"("group_id");

ALTER TABLE "ended_memberships" ADD CONSTRAINT "ended_memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ended_memberships" ADD CONSTRAINT "ended_memberships_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
