-- AlterTable
ALTER TABLE "users" ADD COLUMN     "owner_proven_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "admin_acts" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "act" VARCHAR(40) NOT NULL,
    "via" VARCHAR(20) NOT NULL,
    "actor_id" UUID,
    "target_kind" VARCHAR(20) NOT NULL,
    "target_id" UUID,
    "details" JSONB NOT NULL DEFAULT '{}',
    "client" VARCHAR(64),

    CONSTRAINT "admin_acts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rollups" (
    "name" VARCHAR(40) NOT NULL,
    "day" DATE NOT NULL,
    "key" VARCHAR(40) NOT NULL,
    "value" BIGINT NOT NULL,

    CONSTRAINT "rollups_pkey" PRIMARY KEY ("name","day","key")
);

-- CreateTable
CREATE TABLE "rollup_deltas" (
    "id" BIGSERIAL NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "day" DATE NOT NULL,
    "key" VARCHAR(40) NOT NULL,
    "value" BIGINT NOT NULL,

    CONSTRAINT "rollup_deltas_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "admin_acts_at_id_idx" ON "admin_acts"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "admin_acts_actor_id_idx" ON "admin_acts"("actor_id");

-- CreateIndex
CREATE INDEX "admin_acts_target_id_idx" ON "admin_acts"("target_id");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "assessments_completed_at_idx" ON "assessments"("completed_at" DESC);

-- CreateIndex
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_status_created_at_id_idx" ON "orders"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "groups_created_at_id_idx" ON "groups"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "prospective_users_created_at_id_idx" ON "prospective_users"("created_at" DESC, "id" DESC);

-- CreateIndex
-- The few that an admin filters the people by.
CREATE INDEX "users_admins_idx" ON "users"("created_at" DESC, "id" DESC) WHERE "is_admin";
CREATE INDEX "users_disabled_idx" ON "users"("created_at" DESC, "id" DESC) WHERE "disabled_at" IS NOT NULL;
-- Prisma's schema cannot say an index of expressions.
CREATE INDEX "users_name_idx" ON "users"(lower("last_name"), lower("first_name"), "id");
