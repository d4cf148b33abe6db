-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "checked_at" TIMESTAMPTZ(3),
ADD COLUMN     "expires_at" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + '01:00:00'::interval),
ADD COLUMN     "looks" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
-- One open order of each thing, however many tabs and clicks ask for it at once.
CREATE UNIQUE INDEX "orders_open_report_key" ON "orders"("assessment_id") WHERE "status" = 'open' AND "product" = 'report';
CREATE UNIQUE INDEX "orders_open_pass_key" ON "orders"("user_id") WHERE "status" = 'open' AND "product" = 'pass';

-- CreateIndex
-- A coupon's open orders are its reserved uses.
CREATE INDEX "orders_reserving_idx" ON "orders"("coupon_id") WHERE "status" = 'open';
-- What the reconciliation looks at next.
CREATE INDEX "orders_checked_at_idx" ON "orders"("checked_at" NULLS FIRST) WHERE "payment_intent_id" IS NOT NULL;
