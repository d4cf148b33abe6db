-- Counts that follow every change by whatever path it comes (docs/decisions/017). What one row counts for is said once,
-- in its table's rollup_of_… function: the triggers below and the first count at the end both read it.

-- Whole minutes that the answers took, 60 for more; null where no time is known.
CREATE FUNCTION minutes_taken(answers jsonb) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT least(floor(sum(ms::numeric) / 60000), 60)::int
  FROM jsonb_path_query(answers, 'lax $[*].ms ? (@.type() == "number")') AS ms
  HAVING count(*) > 0
$$;

CREATE FUNCTION rollup_of_users(u users) RETURNS TABLE (name text, day date, key text, value bigint) LANGUAGE sql STABLE AS $$
  VALUES
    ('users', date '0001-01-01', '', 1),
    ('users.verified', date '0001-01-01', '', CASE WHEN u.email_verified_at IS NULL THEN 0 ELSE 1 END)
$$;

CREATE FUNCTION rollup_of_assessments(a assessments) RETURNS TABLE (name text, day date, key text, value bigint) LANGUAGE sql STABLE AS $$
  SELECT * FROM (VALUES
    ('assessments', date '0001-01-01', '', 1),
    ('assessments.in_accounts', date '0001-01-01', '', CASE WHEN a.user_id IS NULL THEN 0 ELSE 1 END),
    ('assessments.primary', date '0001-01-01', a.primary_letter::text, 1)
  ) AS always
  WHERE NOT a.is_sample
  UNION ALL
  SELECT 'assessments.minutes', (a.completed_at AT TIME ZONE 'utc')::date, minutes::text, 1
  FROM minutes_taken(a.answers) AS minutes
  WHERE NOT a.is_sample AND minutes IS NOT NULL
$$;

CREATE FUNCTION rollup_of_groups(g groups) RETURNS TABLE (name text, day date, key text, value bigint) LANGUAGE sql STABLE AS $$
  VALUES ('groups', date '0001-01-01', '', 1)
$$;

-- An order counts from its payment on, under its present status.
CREATE FUNCTION rollup_of_orders(o orders) RETURNS TABLE (name text, day date, key text, value bigint) LANGUAGE sql STABLE AS $$
  SELECT * FROM (VALUES
    ('orders', (o.paid_at AT TIME ZONE 'utc')::date, o.status::text, 1),
    ('orders.cents', (o.paid_at AT TIME ZONE 'utc')::date, o.status::text, o.amount_cents),
    ('orders.free', (o.paid_at AT TIME ZONE 'utc')::date, o.status::text, CASE WHEN o.amount_cents = 0 THEN 1 ELSE 0 END)
  ) AS paid
  WHERE o.paid_at IS NOT NULL
  UNION ALL
  SELECT * FROM (VALUES
    ('coupons.orders', date '0001-01-01', o.coupon_id::text, 1),
    ('coupons.discount_cents', date '0001-01-01', o.coupon_id::text, o.discount_cents),
    ('coupons.revenue_cents', date '0001-01-01', o.coupon_id::text, o.amount_cents)
  ) AS used
  WHERE o.paid_at IS NOT NULL AND o.coupon_id IS NOT NULL AND o.status = 'paid'
$$;

CREATE FUNCTION rollup_of_prospective_users(p prospective_users) RETURNS TABLE (name text, day date, key text, value bigint) LANGUAGE sql STABLE AS $$
  VALUES
    ('launch_list', date '0001-01-01', '', 1),
    ('launch_list.joined', (p.created_at AT TIME ZONE 'utc')::date, '', 1)
$$;

-- Per statement, not per row: a bulk change adds as few deltas as a small one.
DO $$
DECLARE
  counted text;
BEGIN
  FOREACH counted IN ARRAY ARRAY['users', 'assessments', 'groups', 'orders', 'prospective_users'] LOOP
    EXECUTE replace($definition$
      CREATE FUNCTION roll_up_{table}() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO rollup_deltas (name, day, key, value)
          SELECT r.name, r.day, r.key, sum(r.value) FROM new_rows, rollup_of_{table}(new_rows) r
          GROUP BY 1, 2, 3 HAVING sum(r.value) <> 0;
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO rollup_deltas (name, day, key, value)
          SELECT r.name, r.day, r.key, -sum(r.value) FROM old_rows, rollup_of_{table}(old_rows) r
          GROUP BY 1, 2, 3 HAVING sum(r.value) <> 0;
        ELSE
          INSERT INTO rollup_deltas (name, day, key, value)
          SELECT name, day, key, sum(value) FROM (
            SELECT r.name, r.day, r.key, r.value FROM new_rows, rollup_of_{table}(new_rows) r
            UNION ALL
            SELECT r.name, r.day, r.key, -r.value FROM old_rows, rollup_of_{table}(old_rows) r
          ) AS changes
          GROUP BY 1, 2, 3 HAVING sum(value) <> 0;
        END IF;
        RETURN NULL;
      END
      $body$;
      CREATE TRIGGER roll_up_insert AFTER INSERT ON {table}
        REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION roll_up_{table}();
      CREATE TRIGGER roll_up_update AFTER UPDATE ON {table}
        REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION roll_up_{table}();
      CREATE TRIGGER roll_up_delete AFTER DELETE ON {table}
        REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION roll_up_{table}();
    $definition$, '{table}', counted);
  END LOOP;
END
$$;

-- What is there already. The triggers above hold off writers until this transaction ends.
INSERT INTO rollups (name, day, key, value)
SELECT name, day, key, sum(value) FROM (
  SELECT r.* FROM users, rollup_of_users(users) r
  UNION ALL SELECT r.* FROM assessments, rollup_of_assessments(assessments) r
  UNION ALL SELECT r.* FROM groups, rollup_of_groups(groups) r
  UNION ALL SELECT r.* FROM orders, rollup_of_orders(orders) r
  UNION ALL SELECT r.* FROM prospective_users, rollup_of_prospective_users(prospective_users) r
) AS everything
GROUP BY 1, 2, 3 HAVING sum(value) <> 0;
