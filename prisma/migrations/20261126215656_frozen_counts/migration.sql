-- AlterTable
ALTER TABLE "memberships" ADD COLUMN     "counted_letter" VARCHAR(1);

-- AlterTable
ALTER TABLE "agreements" ADD COLUMN     "counted_answer" "worked";

-- CreateTable
CREATE TABLE "group_counts" (
    "group_id" UUID NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "counts" JSONB NOT NULL,

    CONSTRAINT "group_counts_pkey" PRIMARY KEY ("group_id","kind")
);

-- AddForeignKey
ALTER TABLE "group_counts" ADD CONSTRAINT "group_counts_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
