-- What admins did can only be added to (docs/decisions/032): the role of the running product may not change or delete
-- it. The two exceptions are here, done with the rights of the tables' owner, and narrow.

-- Whoever deletes their account leaves no address in what they did as an admin.
CREATE FUNCTION forget_address_of_admin() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE admin_acts SET client = NULL WHERE actor_id = OLD.id AND client IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER forget_address_of_admin AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION forget_address_of_admin();

-- What is older than three years goes, at most so many rows at once; returns how many went.
CREATE FUNCTION delete_old_admin_acts(most integer) RETURNS integer
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH gone AS (
    DELETE FROM admin_acts WHERE id IN (
      SELECT id FROM admin_acts
      WHERE at < (now() AT TIME ZONE 'utc' - interval '3 years') AT TIME ZONE 'utc'
      ORDER BY at LIMIT most)
    RETURNING 1
  )
  SELECT count(*)::integer FROM gone
$$;
REVOKE ALL ON FUNCTION forget_address_of_admin(), delete_old_admin_acts(integer) FROM PUBLIC;
