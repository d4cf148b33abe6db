-- AlterTable
ALTER TABLE "memberships" ADD COLUMN     "join_link_id" UUID;

-- CreateTable
CREATE TABLE "join_links" (
    "id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "places" INTEGER NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,
    "mail_domain" VARCHAR(253),
    "asks_first" BOOLEAN NOT NULL DEFAULT false,
    "off_at" TIMESTAMPTZ(3),

    CONSTRAINT "join_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "join_requests" (
    "join_link_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "agreed_to" "members_see" NOT NULL,
    "declined_at" TIMESTAMPTZ(3),

    CONSTRAINT "join_requests_pkey" PRIMARY KEY ("join_link_id","user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "join_links_hash_key" ON "join_links"("hash");

-- CreateIndex
CREATE INDEX "join_links_group_id_idx" ON "join_links"("group_id");

-- CreateIndex
CREATE INDEX "join_links_expires_at_idx" ON "join_links"("expires_at");

-- CreateIndex
CREATE INDEX "join_requests_user_id_idx" ON "join_requests"("user_id");

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_join_link_id_fkey" FOREIGN KEY ("join_link_id") REFERENCES "join_links"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

-- AddForeignKey
ALTER TABLE "join_links" ADD CONSTRAINT "join_links_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_join_link_id_fkey" FOREIGN KEY ("join_link_id") REFERENCES "join_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
