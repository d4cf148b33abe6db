/**
 * The kept counts that differ from what counting gives (docs/decisions/010). One statement, because other tests write
 * meanwhile.
 */
export const DIFFERENCES = `
  WITH kept AS (
    SELECT name, day, key, sum(value) AS value FROM (
      SELECT name, day, key, value FROM rollups UNION ALL SELECT name, day, key, value FROM rollup_deltas
    ) AS parts WHERE name NOT LIKE 'funnel.%' GROUP BY 1, 2, 3
  ), always AS (SELECT '0001-01-01'::date AS day), taken AS (
    SELECT *, (SELECT sum((answer ->> 'ms')::numeric) FROM jsonb_array_elements(answers) answer) AS ms
    FROM assessments WHERE NOT is_sample
  ), counted AS (
    SELECT 'users' AS name, day, '' AS key, count(*) AS value FROM users, always GROUP BY 2
    UNION ALL SELECT 'users.verified', day, '', count(email_verified_at) FROM users, always GROUP BY 2
    UNION ALL SELECT 'groups', day, '', count(*) FROM groups, always GROUP BY 2
    UNION ALL SELECT 'assessments', day, '', count(*) FROM taken, always GROUP BY 2
    UNION ALL SELECT 'assessments.in_accounts', day, '', count(user_id) FROM taken, always GROUP BY 2
    UNION ALL SELECT 'assessments.primary', day, primary_letter, count(*) FROM taken, always GROUP BY 2, 3
    UNION ALL SELECT 'assessments.minutes', (completed_at AT TIME ZONE 'utc')::date,
      least(floor(ms / 60000), 60)::text, count(*) FROM taken WHERE ms IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'orders', (paid_at AT TIME ZONE 'utc')::date, status::text, count(*)
      FROM orders WHERE paid_at IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'orders.cents', (paid_at AT TIME ZONE 'utc')::date, status::text, sum(amount_cents)
      FROM orders WHERE paid_at IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'orders.free', (paid_at AT TIME ZONE 'utc')::date, status::text, count(*)
      FROM orders WHERE paid_at IS NOT NULL AND amount_cents = 0 GROUP BY 2, 3
    UNION ALL SELECT 'coupons.orders', day, coupon_id::text, count(*)
      FROM orders, always WHERE paid_at IS NOT NULL AND status = 'paid' AND coupon_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'coupons.discount_cents', day, coupon_id::text, sum(discount_cents)
      FROM orders, always WHERE paid_at IS NOT NULL AND status = 'paid' AND coupon_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'coupons.revenue_cents', day, coupon_id::text, sum(amount_cents)
      FROM orders, always WHERE paid_at IS NOT NULL AND status = 'paid' AND coupon_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'launch_list', day, '', count(*) FROM prospective_users, always GROUP BY 2
    UNION ALL SELECT 'launch_list.joined', (created_at AT TIME ZONE 'utc')::date, '', count(*)
      FROM prospective_users GROUP BY 2
  )
  SELECT name, key, day::text, coalesce(kept.value, 0) AS kept, coalesce(counted.value, 0) AS counted
  FROM kept FULL JOIN counted USING (name, day, key)
  WHERE coalesce(kept.value, 0) <> coalesce(counted.value, 0)`
