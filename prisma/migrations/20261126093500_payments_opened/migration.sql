-- Since when payments are open, while they are; the mail to the launch list says it. Copies that took payments before
-- know it by their first order.
CREATE TABLE "payments_opened" (
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payments_opened_pkey" PRIMARY KEY ("at")
);

INSERT INTO "payments_opened"
SELECT min("created_at") FROM "orders" WHERE "payment_intent_id" IS NOT NULL HAVING count(*) > 0;
