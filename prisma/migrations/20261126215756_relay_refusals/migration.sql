-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "quiet" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "join_links" ADD COLUMN     "told_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "invitation_refusals" (
    "hash" CHAR(43) NOT NULL,
    "everyone" BOOLEAN NOT NULL,
    "refused_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_refusals_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "join_refusals" (
    "join_link_id" UUID NOT NULL,
    "hash" CHAR(43) NOT NULL,
    "refused_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "join_refusals_pkey" PRIMARY KEY ("join_link_id","hash")
);

-- CreateIndex
CREATE INDEX "invitation_refusals_refused_at_idx" ON "invitation_refusals"("refused_at");

-- AddForeignKey
ALTER TABLE "join_refusals" ADD CONSTRAINT "join_refusals_join_link_id_fkey" FOREIGN KEY ("join_link_id") REFERENCES "join_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;
