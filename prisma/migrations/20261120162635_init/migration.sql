-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "order_status" AS ENUM ('open', 'paid', 'canceled', 'refunded', 'disputed');

-- CreateTable
CREATE TABLE "assessments" (
    "id" VARCHAR(36) NOT NULL,
    "guest_id" UUID,
    "submission_key" VARCHAR(64),
    "submission_hash" CHAR(64),
    "form_version" VARCHAR(16) NOT NULL,
    "scorer_version" VARCHAR(16) NOT NULL,
    "answers" JSONB NOT NULL,
    "counted" SMALLINT NOT NULL,
    "d_score" REAL NOT NULL,
    "i_score" REAL NOT NULL,
    "s_score" REAL NOT NULL,
    "c_score" REAL NOT NULL,
    "primary_letter" CHAR(1) NOT NULL,
    "secondary_letter" CHAR(1) NOT NULL,
    "style_code" VARCHAR(2) NOT NULL,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "completed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "assessments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL,
    "assessment_id" VARCHAR(36) NOT NULL,
    "status" "order_status" NOT NULL DEFAULT 'open',
    "currency" CHAR(3) NOT NULL,
    "list_cents" INTEGER NOT NULL,
    "discount_cents" INTEGER NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "coupon_id" UUID,
    "payment_intent_id" VARCHAR(255),
    "email" VARCHAR(254),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entitlements" (
    "id" UUID NOT NULL,
    "assessment_id" VARCHAR(36) NOT NULL,
    "order_id" UUID,
    "granted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "entitlements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupons" (
    "id" UUID NOT NULL,
    "code" VARCHAR(40) NOT NULL,
    "amount_off_cents" INTEGER,
    "percent_off" SMALLINT,
    "max_uses" INTEGER,
    "used" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3),
    "active" BOOLEAN NOT NULL DEFAULT true,
    "preview_only" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coupons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prospective_users" (
    "id" UUID NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "source" VARCHAR(60) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prospective_users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "goal_marks" (
    "assessment_id" VARCHAR(36) NOT NULL,
    "goal" SMALLINT NOT NULL,
    "done_at" TIMESTAMPTZ(3),
    "due_on" DATE,

    CONSTRAINT "goal_marks_pkey" PRIMARY KEY ("assessment_id","goal")
);

-- CreateTable
CREATE TABLE "funnel_counts" (
    "day" DATE NOT NULL,
    "event" VARCHAR(30) NOT NULL,
    "step" SMALLINT NOT NULL DEFAULT 0,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "funnel_counts_pkey" PRIMARY KEY ("day","event","step")
);

-- CreateIndex
CREATE UNIQUE INDEX "assessments_submission_key_key" ON "assessments"("submission_key");

-- CreateIndex
CREATE INDEX "assessments_guest_id_completed_at_idx" ON "assessments"("guest_id", "completed_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "orders_payment_intent_id_key" ON "orders"("payment_intent_id");

-- CreateIndex
CREATE INDEX "orders_assessment_id_idx" ON "orders"("assessment_id");

-- CreateIndex
CREATE UNIQUE INDEX "entitlements_assessment_id_key" ON "entitlements"("assessment_id");

-- CreateIndex
CREATE UNIQUE INDEX "entitlements_order_id_key" ON "entitlements"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons"("code");

-- CreateIndex
CREATE UNIQUE INDEX "prospective_users_email_key" ON "prospective_users"("email");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "goal_marks" ADD CONSTRAINT "goal_marks_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
