ALTER TABLE "memberships" VALIDATE CONSTRAINT "memberships_join_link_id_fkey";
