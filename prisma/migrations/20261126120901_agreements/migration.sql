-- AlterTable
ALTER TABLE "memberships" ADD COLUMN     "card_line_1" VARCHAR(60),
ADD COLUMN     "card_line_2" VARCHAR(60);

-- CreateTable
CREATE TABLE "agreements" (
    "id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "text" VARCHAR(200) NOT NULL,
    "typed_by_leader" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agreements_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "agreements_user_id_idx" ON "agreements"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "agreements_group_id_user_id_key" ON "agreements"("group_id", "user_id");

-- AddForeignKey
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_group_id_user_id_fkey" FOREIGN KEY ("group_id", "user_id") REFERENCES "memberships"("group_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
