ALTER TABLE "memberships" VALIDATE CONSTRAINT "memberships_result_id_fkey";
