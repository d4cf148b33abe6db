-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "refund_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "refund_told_at" TIMESTAMPTZ(3);

-- CreateIndex
-- Prisma's schema cannot say an index of some rows: what the reconciliation gives back, and whose address goes.
CREATE INDEX "orders_refund_due_idx" ON "orders"("checked_at") WHERE "refund_due_at" IS NOT NULL AND "status" = 'paid';
CREATE INDEX "orders_address_left_idx" ON "orders"("id") WHERE "email" IS NOT NULL AND "assessment_id" IS NULL AND "user_id" IS NULL;
