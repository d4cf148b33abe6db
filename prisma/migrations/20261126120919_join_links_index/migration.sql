CREATE INDEX CONCURRENTLY "memberships_join_link_id_idx" ON "memberships"("join_link_id");
